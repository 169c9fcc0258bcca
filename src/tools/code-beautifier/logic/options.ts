import type { LanguageId } from "./languages.ts";

export const indents = ["2", "4", "8", "tab"] as const;
export const widths = ["80", "100", "120"] as const;
export const trailingCommas = ["all", "es5", "none"] as const;
export const keywordCases = ["preserve", "upper", "lower"] as const;
export const dialects = [
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

/** How the visitor likes code. */
export interface Options {
  language: LanguageId | "auto";
  indent: (typeof indents)[number];
  minify: boolean; // where the language can be
  width: (typeof widths)[number];
  singleQuotes: boolean;
  semicolons: boolean;
  trailingComma: (typeof trailingCommas)[number];
  dialect: (typeof dialects)[number];
  keywordCase: (typeof keywordCases)[number];
}

/** Spec §9: indent 2 spaces. The rest is what Prettier does by itself. */
export const defaultOptions: Options = {
  language: "auto",
  indent: "2",
  minify: false,
  width: "80",
  singleQuotes: false,
  semicolons: true,
  trailingComma: "all",
  dialect: "sql",
  keywordCase: "preserve",
};

/** One level of indentation. */
export const indentText = ({ indent }: Options): string =>
  indent === "tab" ? "\t" : " ".repeat(Number(indent));
