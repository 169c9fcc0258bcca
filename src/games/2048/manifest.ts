import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "2048",
  description: "Join the tiles and reach 2048.",
  icon: "layout-grid",
  keywords: ["puzzle, tiles, numbers, merge"],
  difficulty: "Medium",
  best: { key: "2048-best-score", label: "Best" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
