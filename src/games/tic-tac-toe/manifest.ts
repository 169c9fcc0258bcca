import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Tic Tac Toe",
  description: "Three in a row, against a friend or an unbeatable AI.",
  icon: "hash",
  keywords: ["noughts and crosses, xs and os, xo, minimax, ai, two players"],
  difficulty: "Easy",
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
