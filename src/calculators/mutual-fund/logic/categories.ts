interface Category {
  name: string;
  low: number; // percent per year
  high: number;
  risk: string;
}

/** Spec §9, Mutual fund: the ranges are assumptions. */
export const categories: readonly Category[] = [
  { name: "Large Cap Equity", low: 10, high: 12, risk: "Moderate" },
  { name: "Mid Cap Equity", low: 12, high: 15, risk: "High" },
  { name: "Small Cap Equity", low: 15, high: 18, risk: "Very High" },
  { name: "Hybrid Funds", low: 8, high: 10, risk: "Low-Moderate" },
  { name: "Debt Funds", low: 6, high: 8, risk: "Low" },
  { name: "ELSS", low: 12, high: 15, risk: "High" },
];

/** The return that a category sets: the middle of its range. */
export const middleOf = ({ low, high }: Category): number => (low + high) / 2;
