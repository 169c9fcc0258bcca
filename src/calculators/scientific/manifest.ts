import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Scientific Calculator",
  description: "Trigonometry, logarithms, powers and memory, or whole expressions.",
  icon: "square-function",
  keywords: ["sin", "cos", "tan", "log", "root", "power", "factorial", "expression", "degrees"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
