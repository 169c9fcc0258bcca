import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Mutual Fund Calculator",
  description: "What a SIP or a lumpsum grows to, and what it will buy after inflation.",
  icon: "trending-up",
  keywords: ["lumpsum", "sip", "inflation", "real value", "elss", "large cap", "returns"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
