import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { dialectIds, languages } from "./languages.ts";

/** Spec §9: indent 2 spaces. The rest is what Prettier does by itself. */
export const optionsShape = shape({
  language: oneOf(["auto", ...languages.map(({ id }) => id)], "auto"),
  indent: oneOf(["2", "4", "8", "tab"], "2"),
  minify: flag(false), // where the language can be
  width: oneOf(["80", "100", "120"], "80"),
  singleQuotes: flag(false),
  semicolons: flag(true),
  trailingComma: oneOf(["all", "es5", "none"], "all"),
  dialect: oneOf(dialectIds, "sql"),
  keywordCase: oneOf(["preserve", "upper", "lower"], "preserve"),
});
export type Options = Value<typeof optionsShape>;

/** One level of indentation. */
export const indentText = ({ indent }: Options): string =>
  indent === "tab" ? "\t" : " ".repeat(Number(indent));
