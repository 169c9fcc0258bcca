import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "CSS Generator",
  description: "Gradients, shadows and borders with a live preview, as CSS or Tailwind.",
  icon: "paintbrush",
  keywords: ["gradient generator, box shadow generator, border radius, rounded corners, css"],
  category: "css",
  menu: "css",
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
