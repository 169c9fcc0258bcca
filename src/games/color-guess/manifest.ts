import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Color Guess",
  description: "See a color, choose its HEX or RGB code, and build a streak.",
  icon: "palette",
  keywords: ["colour, hex, rgb, quiz, guess the color, colour game"],
  difficulty: "Medium",
  best: { key: "tabkit-color-guess-best", label: "Best streak" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
