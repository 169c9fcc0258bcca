import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Text Case Converter",
  description: "Upper, lower, title, camelCase, snake_case and more, all at once.",
  icon: "case-sensitive",
  category: "text",
  menu: "text",
  panes: true,
  keywords: [
    "case converter, uppercase, lowercase, title case, camelcase, snake case, kebab case, slugify",
    "capitalize, capitalise, word counter, character count, letter counter, line count",
  ],
  takes: { words: "case, uppercase, lowercase, title case, slugify, word count" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
