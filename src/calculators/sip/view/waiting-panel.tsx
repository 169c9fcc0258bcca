import { clampToField } from "#domain/number-field.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import type { Inputs } from "../logic/inputs.ts";
import { waitFieldFor, waitingCost, waitingSteps } from "../logic.ts";

interface Props {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** What does it cost to start later and stop on the same day? */
export function WaitingPanel({ inputs, onChange }: Props) {
  const field = waitFieldFor(inputs);
  const { cost, later, lostReturns, catchUp } = waitingCost(inputs, inputs.wait);
  const steps = waitingSteps(inputs, inputs.wait);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <SliderField
        field={field}
        value={clampToField(field, inputs.wait)}
        onChange={(wait) => onChange({ wait })}
      />
      <div>
        <AmountCard label="Cost of Waiting" amount={cost} steps={steps.cost} />
        <AmountCard label="Of It, Returns Lost" amount={lostReturns} steps={steps.lostReturns} />
        <AmountCard label="Future Value If You Wait" amount={later.value} steps={steps.later} />
        <AmountCard label="Monthly to Catch Up" amount={catchUp} steps={steps.catchUp} />
      </div>
    </div>
  );
}
