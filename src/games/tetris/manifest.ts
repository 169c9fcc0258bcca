import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Tetris",
  description: "Turn falling pieces, fill rows.",
  icon: "blocks",
  keywords: ["blocks, tetromino, falling blocks, arcade, puzzle"],
  difficulty: "Medium",
  best: { key: "tabkit-tetris-best", label: "Best" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
