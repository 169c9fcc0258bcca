import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import type { Inputs } from "../logic/inputs.ts";
import { stepFields, stepUpEffect, stepUpOf, stepUpSteps, type Plan } from "../logic.ts";

interface Props {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** What if you invest more each year? It belongs to the plan: all figures of the page follow. */
export function StepUpPanel({ inputs, onChange }: Props) {
  const field = stepFields[inputs.stepUnit];
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Each year more by"
          options={[
            ["percent", "Percent"],
            ["rupees", "Rupees"],
          ]}
          value={inputs.stepUnit}
          onChange={(stepUnit) => onChange({ stepUnit })}
        />
        <SliderField
          key={field.id}
          field={field}
          value={inputs[field.id]}
          onChange={(value) => onChange({ [field.id]: value })}
        />
      </div>
      {stepUpOf(inputs).by === 0 ? (
        <p className="self-center text-soft">Choose a step-up to see what it adds.</p>
      ) : (
        <StepUpFigures plan={inputs} />
      )}
    </div>
  );
}

function StepUpFigures({ plan }: { plan: Plan }) {
  const { added, without, lastMonthly } = stepUpEffect(plan);
  const steps = stepUpSteps(plan);
  return (
    <div>
      <AmountCard label="Step-up Adds" amount={added} steps={steps.added} />
      <AmountCard label="Without Step-up" amount={without} steps={steps.without} />
      <AmountCard
        label={`Monthly in Year ${Math.ceil(plan.years)}`}
        amount={lastMonthly}
        steps={steps.lastMonthly}
      />
    </div>
  );
}
