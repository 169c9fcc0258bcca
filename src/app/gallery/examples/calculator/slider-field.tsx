import { useState } from "react";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import { Stack } from "../../arrange.tsx";
import { plan, planFields } from "../../sample-plan.ts";

const [monthlyField, rateField] = planFields;

export default function SliderFieldExample() {
  const [monthly, setMonthly] = useState(plan.monthly);
  const [rate, setRate] = useState(plan.rate);
  return (
    <Stack>
      <SliderField field={monthlyField} value={monthly} onChange={setMonthly} />
      <SliderField field={rateField} value={rate} onChange={setRate} />
    </Stack>
  );
}
