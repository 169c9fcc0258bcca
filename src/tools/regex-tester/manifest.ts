import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Regex Tester",
  description: "Test a regular expression live, with groups, replacing and a safety verdict.",
  icon: "regex",
  category: "developer",
  menu: "code",
  panes: true,
  keywords: ["regexp, regular expression, pattern, match, find and replace, redos, capture group"],
  takes: { words: "regex, regexp" },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
