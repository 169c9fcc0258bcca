import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "SIP Calculator",
  description: "What a monthly investment grows to, with step-up, inflation and a goal.",
  icon: "piggy-bank",
  keywords: [
    "systematic investment plan, monthly investment, step up sip, sip returns, goal, saving",
  ],
  takes: { words: "sip", what: /^(\d+) ([\d.]+)%? (\d+)$/, link: "#m=$1&r=$2&y=$3" },
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
