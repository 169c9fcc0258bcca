import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Mutual Fund Calculator",
  description: "What a SIP or a lumpsum grows to, and what it will buy after inflation.",
  icon: "trending-up",
  keywords: [
    "mutual funds, lumpsum, lump sum, sip, compound interest calculator, cagr, elss",
    "inflation, real value, large cap, returns, investment growth, wealth",
  ],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
