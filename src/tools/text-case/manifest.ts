import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Text Case Converter",
  description: "Upper, lower, title, camelCase, snake_case and more, all at once.",
  icon: "case-sensitive",
  category: "text",
  menu: "text",
  keywords: [
    "case converter",
    "uppercase",
    "lowercase",
    "camelcase",
    "slugify",
    "capitalize",
    "word count",
    "character count",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
