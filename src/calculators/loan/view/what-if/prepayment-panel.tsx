import { memo } from "react";
import { clampToField } from "#domain/number-field.ts";
import { formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import type { Inputs } from "../../logic/inputs.ts";
import {
  afterFieldFor,
  extraField,
  inMonthField,
  prepaymentSteps,
  savingOf,
  type Row,
} from "../../logic.ts";

interface Props {
  inputs: Inputs;
  settled: Inputs;
  /** The schedule with the extra payments; `null` while there are none. */
  rows: readonly Row[] | null;
  onChange: (change: Partial<Inputs>) => void;
}

/** What if you pay more than you must? */
export function PrepaymentPanel({ inputs, settled, rows, onChange }: Props) {
  const after = afterFieldFor(inputs);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Pay extra"
          options={[
            ["monthly", "Every month"],
            ["yearly", "Every year"],
            ["once", "Once"],
          ]}
          value={inputs.when}
          onChange={(when) => onChange({ when })}
        />
        <SliderField
          field={extraField}
          value={inputs.extra}
          onChange={(extra) => onChange({ extra })}
        />
        {inputs.when === "yearly" && (
          <SliderField
            field={inMonthField}
            value={inputs.inMonth}
            onChange={(inMonth) => onChange({ inMonth })}
          />
        )}
        {inputs.when === "once" && (
          <SliderField
            field={after}
            value={clampToField(after, inputs.after)}
            onChange={(month) => onChange({ after: month })}
          />
        )}
        <Segmented
          label="Then"
          options={[
            ["term", "Shorter term"],
            ["emi", "Smaller EMI"],
          ]}
          value={inputs.effect}
          onChange={(effect) => onChange({ effect })}
        />
      </div>
      {rows === null ? (
        <p className="self-center text-soft">Choose an extra payment to see what it saves.</p>
      ) : (
        <SavingFigures inputs={settled} rows={rows} />
      )}
    </div>
  );
}

interface SavingProps {
  inputs: Inputs;
  rows: readonly Row[];
}

const SavingFigures = memo(function SavingFigures({ inputs, rows }: SavingProps) {
  const saving = savingOf(inputs, rows);
  const steps = prepaymentSteps(inputs, inputs, rows);
  return (
    <div>
      <StatCard
        label="Interest Saved"
        value={formatRupees(saving.savedInterest)}
        note={inLakhAndCrore(saving.savedInterest)}
        steps={steps.savedInterest}
      />
      {saving.savedMonths > 0 && (
        <StatCard
          label="Time Saved"
          value={formatMonths(saving.savedMonths)}
          steps={steps.savedMonths}
        />
      )}
      <StatCard label="Paid Off After" value={formatMonths(saving.months)} steps={steps.months} />
      <StatCard
        label="Interest in All"
        value={formatRupees(saving.interest)}
        note={inLakhAndCrore(saving.interest)}
        steps={steps.interest}
      />
      {inputs.effect === "emi" && (
        <StatCard
          label={inputs.when === "once" ? "New Monthly Payment" : "Monthly Payment Falls To"}
          value={formatRupees(saving.lastInstallment)}
          steps={steps.lastInstallment}
        />
      )}
    </div>
  );
});
