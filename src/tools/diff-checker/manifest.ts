import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Diff Checker",
  description: "Compare two texts line by line and word by word, or JSON by its structure.",
  icon: "file-diff",
  category: "docs",
  menu: "text",
  panes: true,
  keywords: [
    "compare text, compare files, compare json, difference, text diff, json diff, git diff",
    "patch, merge, changes",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
