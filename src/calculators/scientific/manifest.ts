import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Scientific Calculator",
  description: "Trigonometry, logarithms, powers and memory, or whole expressions.",
  icon: "square-function",
  keywords: [
    "sin cos tan, logarithm, log, ln, square root, power, exponent, factorial, pi",
    "trigonometry, expression, equation, degrees, radians",
  ],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
