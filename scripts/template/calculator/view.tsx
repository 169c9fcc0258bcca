import { useState } from "react";
import { initialValues } from "#domain/number-field.ts";
import { formatRupees } from "#domain/money.ts";
import { Panel } from "#ui/panel.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { fields, yearlyInterest } from "./logic.ts";

export default function TemplateView() {
  const [inputs, setInputs] = useState(() => initialValues(fields));
  const interest = formatRupees(yearlyInterest(inputs));
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Panel className="flex flex-col gap-5">
        {fields.map((field) => (
          <SliderField
            key={field.id}
            field={field}
            value={inputs[field.id]}
            onChange={(value) => setInputs({ ...inputs, [field.id]: value })}
          />
        ))}
      </Panel>
      <Panel>
        <StatCard
          size="large"
          label="Yearly Interest"
          value={interest}
          steps={[`${formatRupees(inputs.amount)} × ${inputs.rate}% = ${interest}`]}
        />
      </Panel>
    </div>
  );
}
