import { sizeWords } from "#domain/bytes.ts";
import { fail, ok, type Failure, type Result } from "#domain/result.ts";
import { placeAt, type TextPlace } from "#domain/text-source.ts";
import { minifyCss } from "./css.ts";
import { foreignLanguage, looksLikeScript } from "./guess/foreign.ts";
import { guessLanguage } from "./guess/guess.ts";
import { layOutJson } from "./json.ts";
import { canMinify, languageOf, languageOfFile, languages, type LanguageId } from "./languages.ts";
import { closeElements } from "./markup/html.ts";
import { layOutXml } from "./markup/xml.ts";
import { indentText, type Options } from "./options.ts";
import { layOutCode } from "./prettier.ts";
import { indexOf, type ParseProblem } from "./problem.ts";
import { dialectName } from "./sql/dialects.ts";
import { layOutSql } from "./sql/sql.ts";

/** Code as it came out, all of it. */
export interface LaidOutText {
  text: string;
  language: LanguageId;
  isMinified: boolean;
  readAs?: string; // the dialect that SQL turned out to be: "PostgreSQL"
  note?: string; // what was changed so that it could be read
}

/** Why code was left as it is. */
export interface Problem {
  reason: string;
  place: TextPlace | null;
  language: LanguageId | null; // null when it is none that is known here
}

/** What the visitor chose, and the name of the file that the text came from. */
export interface BeautifyRequest extends Options {
  fileName?: string | undefined;
}

/** Spec §8: "Invalid JSON format". The other languages follow its pattern. */
const invalid = (language: LanguageId): string => `Invalid ${languageOf(language).name} format`;

/** It is better to say so than to call a shell script wrong JavaScript. */
function unknown(name?: string): Failure<Problem> {
  const message = name ? `${name} is not a language known here` : "Not a language known here";
  const names = languages.map((language) => language.name);
  const reason = `These can be laid out: ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
  return fail(message, { reason, place: null, language: null });
}

/** Lays code out. Code that is broken is left as it is, and the place is told. */
export async function layOutText(
  text: string,
  request: BeautifyRequest,
): Promise<Result<LaidOutText, Problem>> {
  const { fileName = "" } = request;
  // The language that was chosen, else the one of the file's name, else a guess.
  const known = request.language === "auto" ? languageOfFile(fileName) : request.language;
  const foreign = known === undefined ? foreignLanguage(text, fileName) : undefined;
  if (foreign !== undefined) return unknown(foreign);
  const language = known ?? guessLanguage(text);
  const isMinified = request.minify && canMinify(language);
  if (!linear.has(language) && text.length > maxChars) {
    return fail(`${languageOf(language).name} can be laid out up to ${sizeWords(maxChars)}.`);
  }
  const made = await layOut(text, language, request, isMinified);
  if (made.ok) return ok({ ...made.value, language, isMinified });
  // JavaScript is the guess where nothing else fits.
  if (known === undefined && language === "javascript" && !looksLikeScript(text)) return unknown();
  const { detail } = made;
  if (detail === undefined) return fail(made.message);
  const index = "at" in detail ? detail.at : indexOf(text, detail.line, detail.column);
  return fail(invalid(language), { reason: detail.reason, place: placeAt(text, index), language });
}

/** These two are read in one pass; the others keep a tree of the whole text in memory. */
const linear = new Set<LanguageId>(["json", "xml"]);
const maxChars = 5 * 1024 * 1024;

type LaidOut = Pick<LaidOutText, "text" | "readAs" | "note">;

async function layOut(
  text: string,
  language: LanguageId,
  options: Options,
  isMinified: boolean,
): Promise<Result<LaidOut, ParseProblem>> {
  if (language === "json") {
    const laidOut = layOutJson(text, isMinified ? null : indentText(options));
    return withText(laidOut, (json) => (isMinified ? json : `${json}\n`));
  }
  if (language === "xml") {
    return withText(layOutXml(text, indentText(options), Number(options.width)));
  }
  if (language === "sql") {
    const laidOut = await layOutSql(text, options);
    if (!laidOut.ok) return laidOut;
    const { dialect } = laidOut.value;
    const readAs = dialect === options.dialect ? {} : { readAs: dialectName(dialect) };
    return ok({ text: laidOut.value.text, ...readAs });
  }
  if (language === "html") return layOutHtml(text, options);
  // Only what can be read is minified.
  const laidOut = await layOutCode(text, language, options);
  return withText(laidOut, (code) => (isMinified ? minifyCss(text) : code));
}

const withText = (
  laidOut: Result<string, ParseProblem>,
  change = (text: string) => text,
): Result<LaidOut, ParseProblem> => (laidOut.ok ? ok({ text: change(laidOut.value) }) : laidOut);

/** Closing tags that are missing are added, and said: browsers do the same, but in silence. */
async function layOutHtml(text: string, options: Options): Promise<Result<LaidOut, ParseProblem>> {
  const { text: whole, closed } = closeElements(text);
  const laidOut = await layOutCode(whole, "html", options);
  if (closed.length === 0) return withText(laidOut);
  // A place is a place in the visitor's own text.
  if (!laidOut.ok) return withText(await layOutCode(text, "html", options));
  const names = [...new Set(closed)].slice(0, maxNames).map((name) => `<${name}>`);
  const more = new Set(closed).size > maxNames ? " and others" : "";
  const note = `Never closed: ${names.join(", ")}${more}. Closing tags were added where the element around it ends.`;
  return ok({ text: laidOut.value, note });
}

/** A longer list is not read. */
const maxNames = 8;
