import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Template",
  description: "One line that says what this does for a visitor.",
  icon: "wrench",
  keywords: ["another word that people search for"],
  category: "text",
  menu: "text",
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
