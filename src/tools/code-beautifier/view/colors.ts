import type { Language } from "#ui/text/editor/text-surface.ts";
import type { LanguageId } from "../logic.ts";

/** How a result is colored. */
export const colors: Record<LanguageId, { language: Language }> = {
  javascript: { language: "code" },
  jsx: { language: "code" },
  typescript: { language: "code" },
  css: { language: "code" },
  scss: { language: "code" },
  less: { language: "code" },
  graphql: { language: "code" },
  sql: { language: "sql" },
  json: { language: "json" },
  html: { language: "markup" },
  xml: { language: "markup" },
  markdown: { language: "markdown" },
  yaml: { language: "yaml" },
};
