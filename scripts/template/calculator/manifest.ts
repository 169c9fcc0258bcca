import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Template",
  description: "One line that says what this does for a visitor.",
  icon: "calculator",
  keywords: ["another word that people search for"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
