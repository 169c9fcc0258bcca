import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "CSS to Tailwind",
  description: "Turn CSS into Tailwind classes, and see what is exact, rounded or dropped.",
  icon: "wind",
  category: "css",
  menu: "css",
  panes: true,
  keywords: ["tailwindcss, tailwind converter, css converter, utility classes, tailwind 4, apply"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
