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
  /** The same figure of two plans, side by side: what each is called, and the second's own. */
  beside?: Beside | undefined;
}

export interface Beside {
  name: string; // "Without prepayment"
  otherName: string; // "With prepayment"
  otherValue: string;
  otherSteps: readonly string[];
}

/** A figure with its name; it opens and shows its working. */
export function StatCard({ label, value, note = "", steps, size = "normal", beside }: Props) {
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
            {beside !== undefined && <PlanName name={beside.name} />}
            <span className={`font-semibold ${large ? largeText(value) : "text-lg"}`}>{value}</span>
            {note !== "" && <span className="text-xs text-soft">{note}</span>}
            {beside !== undefined && (
              <>
                <PlanName name={beside.otherName} />
                <span className="text-lg font-semibold text-good">{beside.otherValue}</span>
              </>
            )}
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
      {beside === undefined ? (
        <FormulaSteps lines={steps} />
      ) : (
        <>
          <PlanName name={beside.name} />
          <FormulaSteps lines={steps} />
          <PlanName name={beside.otherName} />
          <FormulaSteps lines={beside.otherSteps} />
        </>
      )}
    </details>
  );
}

const PlanName = ({ name }: { name: string }) => <span className="text-xs text-soft">{name} </span>;

/** "₹5,75,75,29,23,851" would break on a phone. */
const largeText = (value: string): string =>
  value.length > 14 ? "text-xl sm:text-3xl" : "text-3xl";
