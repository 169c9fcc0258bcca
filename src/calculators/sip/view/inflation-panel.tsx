import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import type { Inputs } from "../logic/inputs.ts";
import { inflationEffect, inflationField, inflationSteps } from "../logic.ts";

interface Props {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** What will the money buy? Both what is put in and what comes out, in today's rupees. */
export function InflationPanel({ inputs, onChange }: Props) {
  const { real, invested, gain } = inflationEffect(inputs, inputs.inflation);
  const steps = inflationSteps(inputs, inputs.inflation);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <SliderField
        field={inflationField}
        value={inputs.inflation}
        onChange={(inflation) => onChange({ inflation })}
      />
      <div>
        <AmountCard label="Real Value (After Inflation)" amount={real} steps={steps.real} />
        <AmountCard label="Investment in Today's Rupees" amount={invested} steps={steps.invested} />
        <AmountCard label="Gain in Today's Rupees" amount={gain} steps={steps.gain} />
      </div>
    </div>
  );
}
