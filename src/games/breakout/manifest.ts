import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Breakout",
  description: "Break the wall, keep the ball.",
  icon: "brick-wall",
  keywords: ["arkanoid, brick breaker, bricks, paddle, ball, arcade"],
  difficulty: "Medium",
  best: { key: "tabkit-breakout-best", label: "Best" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
