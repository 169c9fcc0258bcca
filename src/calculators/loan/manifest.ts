import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Loan Calculator",
  description: "Monthly payment, total interest and the whole schedule, with prepayment.",
  icon: "landmark",
  keywords: ["emi", "home loan", "mortgage", "interest", "prepayment"],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
