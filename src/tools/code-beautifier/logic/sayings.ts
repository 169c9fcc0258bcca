import { sizeWords } from "#domain/bytes.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { counted } from "#domain/wording.ts";
import { foreignLanguage, looksLikeScript } from "./guess/foreign.ts";
import { guessLanguage } from "./guess/guess.ts";
import { languageOf, type LanguageId } from "./languages.ts";
import { layOutText } from "./lay-out.ts";
import { optionsShape } from "./options.ts";

/** Languages whose texts look alike, and which are recognized as one. */
const relatives: Partial<Record<LanguageId, readonly LanguageId[]>> = {
  css: ["css", "scss", "less"],
  javascript: ["javascript", "jsx", "typescript"],
};

/** A longer text is laid out when it is asked for, and not to say a word about it. */
const maxChars = 100_000;

/** What a text in a language says of itself. It has to look like it, and a parser has to read it. */
export async function saysOf(text: string, wanted: LanguageId): Promise<readonly Saying[]> {
  const language = guessLanguage(text);
  if (!(relatives[wanted] ?? [wanted]).includes(language)) return [];
  if (foreignLanguage(text) !== undefined || !looksLikeMore(text, language)) return [];
  const label = languageOf(language).name;
  if (text.length > maxChars)
    return [{ label, words: `looks like it, ${sizeWords(new Blob([text]).size)}` }];
  const laidOut = await layOutText(text, { ...optionsShape.initial, language });
  if (!laidOut.ok) return [];
  const { text: made, readAs, note } = laidOut.value;
  const lines = counted(made.trimEnd().split("\n").length, "line");
  const words = made === text ? `${lines}, laid out already` : `${lines} when laid out`;
  const mark = readAs === undefined ? {} : { mark: { words: readAs, is: "plain" as const } };
  const [fault] = note?.split(". ") ?? [];
  return [
    { label, words, ...mark },
    ...(fault === undefined
      ? []
      : [
          {
            label: "Note",
            words: fault.slice(0, 120),
            mark: { words: "repaired", is: "bad" },
          } as const,
        ]),
  ];
}

/** The parsers of these two read prose as well: “select a good book from the shelf”, “hello”. */
function looksLikeMore(text: string, language: LanguageId): boolean {
  if (language === "javascript") return looksLikeScript(text);
  return language !== "sql" || sqlSigns.test(text) || plainSelect.test(text.trim());
}

const sqlSigns = /[;*=()<>@"`_]|\b[A-Z]{4,}\b/;

/** `select a, b c from t`: no more than two words between commas. */
const plainSelect =
  /^select\s+(?:distinct\s+)?[\w.]+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*[\w.]+(?:\s+(?:as\s+)?\w+)?)*\s+from\s+[\w.]+(?:\s+(?:where|join|group|order|limit)\b|\s*$)/i;
