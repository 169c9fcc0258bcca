import ChevronDown from "lucide-react/icons/chevron-down";
import { FormulaSteps } from "./formula-steps.tsx";

interface Props {
  label: string; // "Monthly Payment"
  value: string; // "₹927.01"
  /** The same in fewer words: "₹1.67 lakh". */
  note?: string;
  /** The formula with the numbers put in, line by line. */
  steps: readonly string[];
  /** `large` is the one figure that people came for. */
  size?: "large" | "normal";
}

/** A figure with its name; it opens and shows its working. */
export function StatCard({ label, value, note = "", steps, size = "normal" }: Props) {
  const large = size === "large";
  return (
    <details className="group/stat border-line not-last:border-b">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-md px-1 py-1.5 select-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span
          className={`flex min-w-0 flex-1 flex-wrap gap-x-3 ${large ? "flex-col py-1.5" : "items-center"}`}
        >
          <span className="text-sm text-soft">{label} </span>
          <span
            className={`figures flex flex-col wrap-anywhere ${large ? "" : "ms-auto text-end"}`}
          >
            <span className={`font-semibold ${large ? largeText(value) : "text-lg"}`}>{value}</span>
            {note !== "" && <span className="text-xs text-soft">{note}</span>}
          </span>
        </span>
        <span className="flex shrink-0 items-center text-xs text-accent-text no-print">
          <span className={large ? "max-sm:sr-only" : "sr-only"}>Working</span>
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform group-open/stat:rotate-180"
          />
        </span>
      </summary>
      <FormulaSteps lines={steps} />
    </details>
  );
}

/** "₹5,75,75,29,23,851" would break on a phone. */
const largeText = (value: string): string =>
  value.length > 14 ? "text-xl sm:text-3xl" : "text-3xl";
