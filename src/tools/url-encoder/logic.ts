import { ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { decode, encode, hasEscapes } from "./logic/escapes.ts";
import type { Options } from "./logic/options.ts";
import type { Problem } from "./logic/problems.ts";

export {
  joinAddress,
  lacksScheme,
  readAsBrowser,
  splitAddress,
  withPart,
} from "./logic/address.ts";
export type { Address, PartName } from "./logic/address.ts";
export { decode, encode } from "./logic/escapes.ts";
export { optionsShape } from "./logic/options.ts";
export type { Mode, Options, Scope } from "./logic/options.ts";
export { repair } from "./logic/problems.ts";
export { readablePart } from "./logic/readable.ts";
export {
  queryJson,
  readQuery,
  sortedQuery,
  trackingPlaces,
  withNewParameter,
  withParameter,
  withoutParameters,
} from "./logic/query.ts";

/** A result, and what a visitor should know of it. */
export interface Made extends MadeText {
  /** Encoded: the text had escapes, and they were encoded again. Decoded: it still has some. */
  twice: boolean;
}

/** What the page asks for, in any of its modes. */
export function transform(text: string, options: Options): Result<Made, Problem> {
  // The parts show the text itself, taken apart.
  if (options.mode === "parts") return ok({ ...madeText(text.trim()), twice: false });
  const encodes = options.mode === "encode";
  const result = encodes ? encode(text, options) : decode(text, options);
  if (!result.ok) return result;
  const twice = encodes
    ? !options.keepEscapes && hasEscapes(text, "component")
    : hasEscapes(result.value, options.scope);
  return ok({ ...madeText(result.value), twice });
}
