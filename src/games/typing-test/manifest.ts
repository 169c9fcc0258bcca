import type { GameManifest } from "#catalog/unit.ts";

export default {
  name: "Typing Test",
  description: "How fast and how exactly do you type? Text or code, your speed over time.",
  icon: "keyboard",
  keywords: ["wpm, words per minute, typing speed, type faster, accuracy, keyboard, monkeytype"],
  difficulty: "Easy",
  best: { key: "tabkit-typing-test-best", label: "Best", unit: " WPM" },
  daily: true,
  load: () => import("./view.tsx"),
} satisfies GameManifest;
