import type { ToolManifest } from "#catalog/unit.ts";

export default {
  name: "Lorem Generator",
  description: "Filler text by the paragraph, sentence or word, the same again from a seed.",
  icon: "pilcrow",
  category: "generators",
  menu: "generators",
  keywords: ["lorem ipsum, dummy text, placeholder text, filler, lipsum, blind text, sample text"],
  load: () => import("./view.tsx"),
} satisfies ToolManifest;
