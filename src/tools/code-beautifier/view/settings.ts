import { jsonCodec, storedValue } from "#browser/storage.ts";
import {
  defaultOptions,
  dialects,
  indents,
  keywordCases,
  languages,
  trailingCommas,
  widths,
  type Options,
} from "../logic.ts";

const languageIds = ["auto", ...languages.map(({ id }) => id)] as const;

const oneOf = <Value extends string>(list: readonly Value[], value: unknown, other: Value) =>
  list.find((one) => one === value) ?? other;

/** Anyone can edit what is stored: what is not a proper setting becomes the default. */
function checkSettings(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    language: oneOf(languageIds, found.language, defaultOptions.language),
    indent: oneOf(indents, found.indent, defaultOptions.indent),
    minify: found.minify === true,
    width: oneOf(widths, found.width, defaultOptions.width),
    singleQuotes: found.singleQuotes === true,
    semicolons: found.semicolons !== false,
    trailingComma: oneOf(trailingCommas, found.trailingComma, defaultOptions.trailingComma),
    dialect: oneOf(dialects, found.dialect, defaultOptions.dialect),
    keywordCase: oneOf(keywordCases, found.keywordCase, defaultOptions.keywordCase),
  };
}

/** How the visitor likes code. What they pasted is never kept. */
export const settings = storedValue("tabkit-code-beautifier", jsonCodec(checkSettings));
