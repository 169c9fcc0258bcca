import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Code Beautifier",
  description: "Lay out JavaScript, CSS, HTML, JSON, SQL and more. Only the layout changes.",
  icon: "wand-sparkles",
  category: "docs",
  menu: "code",
  panes: true,
  keywords: [
    "code formatter, beautify, prettify, pretty print, prettier, minify, minifier, indent",
    "html formatter, css minifier, js, javascript, typescript, scss, sql formatter, yaml, xml",
  ],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
