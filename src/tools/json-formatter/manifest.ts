import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "JSON Formatter",
  description: "Format, validate, minify and explore JSON. Every digit and key is kept.",
  icon: "braces",
  category: "text",
  menu: "text",
  keywords: [
    "pretty print",
    "prettify",
    "beautify",
    "validate",
    "minify",
    "jsonl",
    "ndjson",
    "tree",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
