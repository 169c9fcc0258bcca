import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "JSON Formatter",
  description: "Format, validate, minify and explore JSON. Every digit and key is kept.",
  icon: "braces",
  category: "text",
  menu: "text",
  panes: true,
  keywords: [
    "json validator, json beautifier, prettify, pretty print, minify, json lint, parser",
    "json viewer, json editor, tree, repair, fix json, jsonl, ndjson",
  ],
  takes: { words: "json", what: /^[[{"']/, bare: /^[[{].*[\]}]$/ },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
