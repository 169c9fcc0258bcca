import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Code Beautifier",
  description: "Lay out JavaScript, CSS, HTML, JSON, SQL and more. Only the layout changes.",
  icon: "wand-sparkles",
  category: "docs",
  menu: "code",
  keywords: ["prettier", "format", "pretty print", "minify", "typescript", "scss", "yaml", "xml"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
