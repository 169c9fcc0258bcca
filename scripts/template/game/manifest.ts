import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Template",
  description: "One line that says what this game is about.",
  icon: "dices",
  keywords: ["another word that people search for"],
  difficulty: "Easy",
  load: () => import("./view.tsx"),
} satisfies GameManifest;
