import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Basic Calculator",
  description: "Everyday sums in exact decimals, with a history to reuse and GST keys.",
  icon: "calculator",
  keywords: [
    "arithmetic, add, addition, subtract, multiply, divide, sum, math, rupees",
    "percent, percentage calculator, gst calculator, tax, discount, simple calculator",
  ],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
