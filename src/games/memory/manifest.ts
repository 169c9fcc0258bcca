import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Memory",
  description: "Turn over two cards at a time and find all the pairs.",
  icon: "brain",
  keywords: ["pairs, concentration, matching cards, memory game, flip"],
  difficulty: "Easy",
  best: { key: "tabkit-memory-best-8", label: "Best", unit: " moves" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
