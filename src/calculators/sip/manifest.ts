import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "SIP Calculator",
  description: "What a monthly investment grows to, with step-up, inflation and a goal.",
  icon: "piggy-bank",
  keywords: ["systematic investment plan", "monthly investment", "step-up sip", "goal", "returns"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
