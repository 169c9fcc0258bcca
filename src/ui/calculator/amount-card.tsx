import { formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { StatCard } from "./stat-card.tsx";

interface Props {
  label: string; // "Future Value"
  amount: number;
  steps: readonly string[];
  /** More than the amount in lakh and crore: "with 10% more each year". */
  note?: string;
  size?: "large" | "normal";
}

/** An amount in whole rupees, also in lakh and crore; it opens and shows its working. */
export function AmountCard({ label, amount, steps, note = "", size = "normal" }: Props) {
  return (
    <StatCard
      label={label}
      value={formatRupees(amount, 0)}
      note={[inLakhAndCrore(amount), note].filter(Boolean).join(", ")}
      steps={steps}
      size={size}
    />
  );
}
