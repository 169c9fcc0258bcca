import { ok, type Ok } from "#domain/result.ts";
import { madeText } from "#domain/transform.ts";
import { weigh, type Made } from "./logic/findings.ts";
import { convertPlain } from "./logic/plain.ts";
import { layouts, type Options, modes } from "./logic/options.ts";

export type { Mode, Options } from "./logic/options.ts";
export { supportedGroups } from "./logic/table.data.ts";

export const defaultOptions: Options = {
  mode: "plain",
  layout: "classes",
  remAsPx: true,
  namedHover: true,
};

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    mode: modes.find((mode) => mode === found.mode) ?? defaultOptions.mode,
    layout: layouts.find((layout) => layout === found.layout) ?? defaultOptions.layout,
    remAsPx: found.remAsPx !== false,
    namedHover: found.namedHover !== false,
  };
}

/** The spec's conversion, with what it rounded and dropped. */
export function transformPlain(css: string): Ok<Made> {
  const { classes, findings } = convertPlain(css);
  return ok({ ...madeText(classes), ...weigh(findings), blank: css.trim() === "" });
}
