import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Minesweeper",
  description: "Clear the field with numbers for clues, with or without guessing.",
  icon: "bomb",
  keywords: ["mines, bombs, flags, no guess, puzzle, expert"],
  difficulty: "Hard",
  best: { key: "tabkit-minesweeper-best-beginner", label: "Best", unit: " s" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
