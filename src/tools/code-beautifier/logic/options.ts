import { flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { languages } from "./languages.ts";

const indents = ["2", "4", "8", "tab"] as const;
const widths = ["80", "100", "120"] as const;
const trailingCommas = ["all", "es5", "none"] as const;
const keywordCases = ["preserve", "upper", "lower"] as const;
const dialects = [
  "sql",
  "postgresql",
  "mysql",
  "mariadb",
  "sqlite",
  "transactsql",
  "plsql",
  "bigquery",
  "snowflake",
] as const;

/** Spec §9: indent 2 spaces. The rest is what Prettier does by itself. */
export const optionsShape = shape({
  language: oneOf(["auto", ...languages.map(({ id }) => id)], "auto"),
  indent: oneOf(indents, "2"),
  minify: flag(false), // where the language can be
  width: oneOf(widths, "80"),
  singleQuotes: flag(false),
  semicolons: flag(true),
  trailingComma: oneOf(trailingCommas, "all"),
  dialect: oneOf(dialects, "sql"),
  keywordCase: oneOf(keywordCases, "preserve"),
});
export type Options = Value<typeof optionsShape>;

/** One level of indentation. */
export const indentText = ({ indent }: Options): string =>
  indent === "tab" ? "\t" : " ".repeat(Number(indent));
