import { ok, type Ok } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { weigh, type Made } from "./logic/findings.ts";
import { convertPlain } from "./logic/plain.ts";

export { optionsShape } from "./logic/options.ts";
export type { Mode, Options } from "./logic/options.ts";
export { supportedGroups } from "./logic/table.data.ts";

/** The spec's conversion, with what it rounded and dropped. */
export function transformPlain(css: string): Ok<Made> {
  const { classes, findings } = convertPlain(css);
  return ok({ ...madeText(classes), ...weigh(findings), blank: css.trim() === "" });
}
