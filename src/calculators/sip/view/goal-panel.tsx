import { formatNumber, formatRupees } from "#domain/money.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import type { Inputs } from "../logic/inputs.ts";
import { fields, goalField, goalPlan, goalSteps, stepUpOf } from "../logic.ts";

interface Props {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** How much a month for a goal? */
export function GoalPanel({ inputs, onChange }: Props) {
  const { target, wholeMonthly, isInRange } = goalPlan(inputs, inputs);
  const steps = goalSteps(inputs, inputs);
  const [{ min, max }] = fields;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SliderField
          field={goalField}
          value={inputs.goal}
          onChange={(goal) => onChange({ goal })}
        />
        <Segmented
          label="In rupees of"
          options={[
            ["then", "That day"],
            ["today", "Today"],
          ]}
          value={inputs.goalIn}
          onChange={(goalIn) => onChange({ goalIn })}
        />
      </div>
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          {inputs.goalIn === "today" && (
            <AmountCard
              label={`Goal on That Day, at ${formatNumber(inputs.inflation)}% Inflation`}
              amount={target}
              steps={steps.target}
            />
          )}
          <AmountCard
            label={stepUpOf(inputs).by > 0 ? "Needed Each Month in Year 1" : "Needed Each Month"}
            amount={wholeMonthly}
            steps={steps.monthly}
          />
        </div>
        {isInRange ? (
          <Button
            className="max-w-full whitespace-normal! no-print"
            onClick={() => onChange({ monthly: wholeMonthly })}
          >
            Invest {formatRupees(wholeMonthly, 0)} a month
          </Button>
        ) : (
          <p className="text-sm text-soft">
            The slider for the monthly investment goes from {formatRupees(min, 0)} to{" "}
            {formatRupees(max, 0)}.
          </p>
        )}
      </div>
    </div>
  );
}
