import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Reaction Time",
  description: "How fast do you react when red turns green? Measured to the frame.",
  icon: "zap",
  keywords: ["reflex, reaction speed, click speed, milliseconds, human benchmark"],
  difficulty: "Easy",
  best: { key: "tabkit-reaction-time-best", label: "Best", unit: " ms" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
