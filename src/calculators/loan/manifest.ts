import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Loan Calculator",
  description: "Monthly payment, total interest and the whole schedule of a loan, with prepayment.",
  icon: "landmark",
  keywords: [
    "emi calculator, home loan, car loan, personal loan, mortgage, loan emi, repayment",
    "interest calculator, prepayment, amortization schedule, amortisation, principal, tenure",
  ],
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
