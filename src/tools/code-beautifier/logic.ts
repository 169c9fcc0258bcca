import { ok, type Result } from "#domain/result.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import {
  layOutText,
  type BeautifyRequest,
  type LaidOutText,
  type Problem,
} from "./logic/lay-out.ts";

export { canMinify, languageOf, languages } from "./logic/languages.ts";
export type { LanguageId } from "./logic/languages.ts";
export type { BeautifyRequest, Problem } from "./logic/lay-out.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { dialects } from "./logic/sql/dialects.ts";

/** Code as it came out, ready to be shown. */
export interface Beautified extends MadeText, Omit<LaidOutText, "text"> {
  isSame: boolean; // nothing had to be changed
}

/** Lays code out for the page. */
export async function beautify(
  text: string,
  request: BeautifyRequest,
): Promise<Result<Beautified, Problem>> {
  const laidOut = await layOutText(text, request);
  if (!laidOut.ok) return laidOut;
  const { text: made, ...rest } = laidOut.value;
  return ok({ ...madeText(made), ...rest, isSame: made === text });
}
