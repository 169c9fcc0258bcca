import { expenseFieldFor, expenseOf } from "#domain/investment.ts";
import type { Values } from "#domain/number-field.ts";
import { AmountCard } from "./amount-card.tsx";
import { SliderField } from "./slider-field.tsx";

interface Props {
  plan: Values<"rate" | "expense">; // percent per year
  /** What the costs take in the end, and what there would be without them. */
  figures: { taken: number; without: number };
  steps: { taken: readonly string[]; without: readonly string[] };
  onChange: (value: number) => void;
}

/** What do a fund's costs take? They belong to the plan: all figures of the page follow. */
export function ExpensePanel({ plan, figures, steps, onChange }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-2">
        <SliderField field={expenseFieldFor(plan)} value={expenseOf(plan)} onChange={onChange} />
        <p className="text-sm text-soft">
          Taken from the expected return, in every month. Returns that funds publish are after costs
          already: leave it at 0 for those.
        </p>
      </div>
      {plan.expense === 0 ? (
        <p className="self-center text-soft">Choose an expense ratio to see what it takes.</p>
      ) : (
        <div>
          <AmountCard label="Lost to Costs" amount={figures.taken} steps={steps.taken} />
          <AmountCard label="Without Costs" amount={figures.without} steps={steps.without} />
        </div>
      )}
    </div>
  );
}
