import { memo } from "react";
import { clampToField } from "#domain/number-field.ts";
import { formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import type { Inputs } from "../../logic/inputs.ts";
import { changeRate, fromMonthFieldFor, newRateField, rateChangeSteps } from "../../logic.ts";

interface Props {
  inputs: Inputs;
  settled: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** What if the lender changes the rate? */
export function RateChangePanel({ inputs, settled, onChange }: Props) {
  const from = fromMonthFieldFor(inputs);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SliderField
          field={newRateField}
          value={inputs.newRate}
          onChange={(newRate) => onChange({ newRate })}
        />
        <SliderField
          field={from}
          value={clampToField(from, inputs.fromMonth)}
          onChange={(fromMonth) => onChange({ fromMonth })}
        />
        <Segmented
          label="Then"
          options={[
            ["term", "New EMI"],
            ["emi", "New term"],
          ]}
          value={inputs.keep}
          onChange={(keep) => onChange({ keep })}
        />
      </div>
      <Figures inputs={settled} />
    </div>
  );
}

const Figures = memo(function Figures({ inputs }: { inputs: Inputs }) {
  const changed = changeRate(inputs, inputs);
  if (!changed.ok) return <StatusLine tone="bad">{changed.message}</StatusLine>;
  const { payment, months, interest, moreInterest } = changed.value;
  const steps = rateChangeSteps(inputs, inputs, changed.value);
  return (
    <div>
      {inputs.keep === "term" ? (
        <StatCard label="New Monthly Payment" value={formatRupees(payment)} steps={steps.payment} />
      ) : (
        <StatCard label="New Term" value={formatMonths(months)} steps={steps.months} />
      )}
      <StatCard
        label="Interest in All"
        value={formatRupees(interest)}
        note={inLakhAndCrore(interest)}
        steps={steps.interest}
      />
      <StatCard
        label={moreInterest < 0 ? "Less Interest By" : "More Interest By"}
        value={formatRupees(Math.abs(moreInterest))}
        note={inLakhAndCrore(Math.abs(moreInterest))}
        steps={steps.moreInterest}
      />
    </div>
  );
});
