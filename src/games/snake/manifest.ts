import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Snake",
  description: "Eat, grow and stay alive.",
  icon: "worm",
  keywords: ["arcade, nokia, retro, snake game"],
  difficulty: "Easy",
  best: { key: "snake-high-score", label: "High score" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
