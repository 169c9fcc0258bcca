import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Simon Says",
  description: "Watch the lights, then repeat them. One more each round.",
  icon: "circle-dot",
  keywords: ["simon, memory, sequence, lights, tones"],
  difficulty: "Medium",
  best: { key: "tabkit-simon-says-best", label: "Best", unit: " rounds" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
