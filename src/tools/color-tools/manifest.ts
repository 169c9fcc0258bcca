import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Color Tools",
  description: "Pick a color and read it in every notation, with shades, contrast and palettes.",
  icon: "palette",
  category: "design",
  menu: "css",
  keywords: ["colour", "color picker", "hex to rgb", "hsl", "oklch", "contrast checker", "wcag"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
