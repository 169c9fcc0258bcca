import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Basic Calculator",
  description: "Everyday sums in exact decimals, with a history to reuse and GST keys.",
  icon: "calculator",
  keywords: ["arithmetic", "add", "percent", "gst", "tax", "sum", "rupees"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
