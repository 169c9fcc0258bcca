import { memo } from "react";
import { formatPercent, formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { Segmented } from "#ui/segmented.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import type { Inputs } from "../../logic/inputs.ts";
import { feeFields, feesSteps, fullCost } from "../../logic.ts";

interface Props {
  inputs: Inputs;
  settled: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** What does the loan cost with all that comes beside its rate? */
export function FeesPanel({ inputs, settled, onChange }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SliderFields fields={feeFields} values={inputs} onChange={onChange} />
        {inputs.moratorium > 0 && (
          <Segmented
            label="Interest meanwhile"
            options={[
              ["added", "Added to the loan"],
              ["paid", "Paid each month"],
            ]}
            value={inputs.meanwhile}
            onChange={(meanwhile) => onChange({ meanwhile })}
          />
        )}
      </div>
      <Figures inputs={settled} />
    </div>
  );
}

const Figures = memo(function Figures({ inputs }: { inputs: Inputs }) {
  const full = fullCost(inputs, inputs);
  if (!full.ok) return <StatusLine tone="bad">{full.message}</StatusLine>;
  const { payment, effectivePercent, nominalPercent, cost } = full.value;
  const steps = feesSteps(inputs, inputs, full.value);
  return (
    <div>
      <StatCard
        label="Effective Yearly Rate"
        value={formatPercent(effectivePercent, 2)}
        note="months compounded"
        steps={steps.effective}
      />
      <StatCard
        label="Annual Percentage Rate"
        value={formatPercent(nominalPercent, 2)}
        note="12 × the month's rate, as lenders state it"
        steps={steps.nominal}
      />
      <StatCard
        label={inputs.moratorium > 0 ? "Monthly Payment Then" : "Monthly Payment, the Same"}
        value={formatRupees(payment)}
        steps={steps.payment}
      />
      <StatCard
        label="Full Cost"
        value={formatRupees(cost)}
        note={inLakhAndCrore(cost)}
        steps={steps.cost}
      />
    </div>
  );
});
