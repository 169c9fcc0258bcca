import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Markdown Preview",
  description: "Write Markdown and see it as readers do: GitHub flavor, safe HTML, export, print.",
  icon: "file-text",
  category: "docs",
  menu: "code",
  panes: true,
  keywords: ["md, readme, commonmark, gfm, github, markdown editor, markdown to html, viewer"],
  // Pictures of other sites, each only after a click.
  externalAccess: { images: ["https:"] },
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
