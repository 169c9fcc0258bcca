import { capitalize, isAcronym, lower, upper, type Language } from "./logic/letters.ts";
import type { Options } from "./logic/options.ts";
import {
  alternatingCase,
  capitalCase,
  inverseCase,
  sentenceCase,
  titleCase,
} from "./logic/prose.ts";
import { prefixOf, splitWords } from "./logic/words.ts";

export { countText, readingTime } from "./logic/counts.ts";
export type { Counts } from "./logic/counts.ts";
export { optionsShape } from "./logic/options.ts";
export type { Options } from "./logic/options.ts";

/** How the words of a name are joined. */
interface Joining {
  first: (word: string, options: Options) => string;
  rest: (word: string, options: Options) => string;
  mark: string;
}

const small = (word: string, { language }: Options): string => lower(word, language);
const large = (word: string, { language }: Options): string => upper(word, language);
const capital = (word: string, { language, keepAcronyms }: Options): string =>
  capitalize(keepAcronyms && isAcronym(word) ? word : lower(word, language), language);
const same = (each: Joining["first"], mark: string): Joining => ({ first: each, rest: each, mark });

const joinings = {
  camel: { first: small, rest: capital, mark: "" },
  pascal: same(capital, ""),
  snake: same(small, "_"),
  constant: same(large, "_"),
  kebab: same(small, "-"),
  train: same(capital, "-"),
  dot: same(small, "."),
  path: same(small, "/"),
  words: same(small, " "),
} satisfies Record<string, Joining>;

const proses = {
  upper: upper,
  lower: lower,
  title: titleCase,
  capital: capitalCase,
  sentence: sentenceCase,
  alternating: alternatingCase,
  inverse: inverseCase,
} satisfies Record<string, (text: string, language: Language) => string>;

export type CaseId = keyof typeof joinings | keyof typeof proses | "slug";

/** All cases, in the order in which they are shown. Each name is written in its own case. */
export const cases: readonly { id: CaseId; name: string; kind: "Text" | "Code" }[] = [
  { id: "upper", name: "UPPER CASE", kind: "Text" },
  { id: "lower", name: "lower case", kind: "Text" },
  { id: "title", name: "Title Case", kind: "Text" },
  { id: "sentence", name: "Sentence case", kind: "Text" },
  { id: "capital", name: "Capital Each Word", kind: "Text" },
  { id: "alternating", name: "aLtErNaTiNg", kind: "Text" },
  { id: "inverse", name: "InVeRsE", kind: "Text" },
  { id: "camel", name: "camelCase", kind: "Code" },
  { id: "pascal", name: "PascalCase", kind: "Code" },
  { id: "snake", name: "snake_case", kind: "Code" },
  { id: "constant", name: "CONSTANT_CASE", kind: "Code" },
  { id: "kebab", name: "kebab-case", kind: "Code" },
  { id: "train", name: "Train-Case", kind: "Code" },
  { id: "dot", name: "dot.case", kind: "Code" },
  { id: "path", name: "path/case", kind: "Code" },
  { id: "words", name: "plain words", kind: "Code" },
  { id: "slug", name: "slug", kind: "Code" },
];

/** A text in another case. */
export function convert(text: string, id: CaseId, options: Options): string {
  if (options.lines === "whole") return convertPiece(text, id, options);
  return text.replace(/[^\r\n]+/g, (line) => convertPiece(line, id, options));
}

function convertPiece(text: string, id: CaseId, options: Options): string {
  if (id === "slug") return slug(text, options);
  if (id in proses) return proses[id as keyof typeof proses](text, options.language);
  return joinWords(text, joinings[id as keyof typeof joinings], options);
}

function joinWords(text: string, { first, rest, mark }: Joining, options: Options): string {
  let joined = options.keepPrefix ? prefixOf(text) : "";
  let last = "";
  for (const word of splitWords(text, options.splitNumbers)) {
    // Without a mark, 1.2 and 12 would look the same.
    const between = last !== "" && mark === "" && /\p{N}$/u.test(last) && /^\p{N}/u.test(word);
    joined += last === "" ? first(word, options) : (between ? "_" : mark) + rest(word, options);
    last = word;
  }
  return joined;
}

/** Letters that are no letter with an accent, and their usual spelling without. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
};

/** For an address: small, without accents, with hyphens. Other scripts keep their letters. */
function slug(text: string, options: Options): string {
  const words = splitWords(text.replaceAll("&", " and "), options.splitNumbers);
  return lower(words.join("-"), options.language)
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => spellings[letter] ?? letter)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
}
