import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "SIP Calculator",
  description:
    "What a monthly investment grows to, with step-up, inflation, goal and cost of waiting.",
  icon: "piggy-bank",
  keywords: [
    "systematic investment plan, monthly investment, step up sip, sip returns, goal, saving",
  ],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
