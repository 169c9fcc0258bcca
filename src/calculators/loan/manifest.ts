import type { CalculatorManifest } from "#catalog/unit.ts";

export default {
  name: "Loan Calculator",
  description: "Monthly payment, total interest and the whole schedule, with prepayment.",
  icon: "landmark",
  keywords: [
    "emi calculator, home loan, car loan, personal loan, mortgage, loan emi, repayment",
    "interest calculator, prepayment, amortization schedule, amortisation, principal, tenure",
  ],
  takes: {
    words: "emi, loan",
    what: /^(\d+) ([\d.]+)%? (\d+)$/,
    link: "#p=$1&r=$2&y=$3",
    example: "emi 5000000 8.5 20",
  },
  load: () => import("./view.tsx"),
} satisfies CalculatorManifest;
