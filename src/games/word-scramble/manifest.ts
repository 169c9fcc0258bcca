import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Word Scramble",
  description: "Put the letters of a developer's word back in order, against the clock.",
  icon: "shuffle",
  keywords: ["anagram, letters, words, word game, unscramble, spelling, scrabble, puzzle"],
  difficulty: "Easy",
  best: { key: "tabkit-word-scramble-best-mixed", label: "Best" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
