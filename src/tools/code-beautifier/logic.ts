import { sizeWords } from "#domain/bytes.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { placeAt, type TextPlace } from "#domain/text-source.ts";
import { madeText, type MadeText } from "#domain/transform.ts";
import { minifyCss } from "./logic/css.ts";
import { indexOf, type ParseProblem } from "./logic/problem.ts";
import { guessLanguage } from "./logic/guess.ts";
import { layOutJson } from "./logic/json.ts";
import { canMinify, languageOf, languageOfFile, type LanguageId } from "./logic/languages.ts";
import { indentText, type Options } from "./logic/options.ts";
import { layOutCode } from "./logic/prettier.ts";
import { layOutSql } from "./logic/sql.ts";
import { layOutXml } from "./logic/xml.ts";

export { canMinify, languageOf, languages } from "./logic/languages.ts";
export type { LanguageId } from "./logic/languages.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";

/** Code as it came out. */
export interface Beautified extends MadeText {
  language: LanguageId;
  isMinified: boolean;
  isSame: boolean; // nothing had to be changed
}

/** Why code was left as it is. */
export interface Problem {
  reason: string;
  place: TextPlace;
  language: LanguageId;
}

/** What the visitor chose, and the name of the file that the text came from. */
export interface BeautifyRequest extends Options {
  fileName?: string | undefined;
}

/** Spec §8: "Invalid JSON format". The other languages follow its pattern. */
const invalid = (language: LanguageId): string => `Invalid ${languageOf(language).name} format`;

/** The language that was chosen, else the one of the file's name, else a guess. */
const languageFor = (text: string, { language, fileName = "" }: BeautifyRequest): LanguageId =>
  language === "auto" ? (languageOfFile(fileName) ?? guessLanguage(text)) : language;

/** Lays code out. Code that is broken is left as it is, and the place is told. */
export async function beautify(
  text: string,
  request: BeautifyRequest,
): Promise<Result<Beautified, Problem>> {
  const language = languageFor(text, request);
  const isMinified = request.minify && canMinify(language);
  if (!linear.has(language) && text.length > maxChars) {
    return fail(`${languageOf(language).name} can be laid out up to ${sizeWords(maxChars)}.`);
  }
  const made = await layOut(text, language, request, isMinified);
  if (made.ok) {
    return ok({ ...madeText(made.value), language, isMinified, isSame: made.value === text });
  }
  const { detail } = made;
  if (detail === undefined) return fail(made.message);
  const index = "at" in detail ? detail.at : indexOf(text, detail.line, detail.column);
  return fail(invalid(language), { reason: detail.reason, place: placeAt(text, index), language });
}

/** These two are read in one pass; the others keep a tree of the whole text in memory. */
const linear = new Set<LanguageId>(["json", "xml"]);
const maxChars = 5 * 1024 * 1024;

async function layOut(
  text: string,
  language: LanguageId,
  options: Options,
  isMinified: boolean,
): Promise<Result<string, ParseProblem>> {
  if (language === "json") {
    const laidOut = layOutJson(text, isMinified ? null : indentText(options));
    return laidOut.ok && !isMinified ? ok(`${laidOut.value}\n`) : laidOut;
  }
  if (language === "xml") return layOutXml(text, indentText(options), Number(options.width));
  if (language === "sql") return layOutSql(text, options);
  const laidOut = await layOutCode(text, language, options);
  // Only what can be read is minified.
  return laidOut.ok && isMinified ? ok(minifyCss(text)) : laidOut;
}
