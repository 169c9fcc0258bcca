import { useState } from "react";
import { Slider } from "#ui/calculator/slider.tsx";
import { plan, planFields } from "../../sample-plan.ts";

const [monthlyField] = planFields;

export default function SliderExample() {
  const [monthly, setMonthly] = useState(plan.monthly);
  return <Slider field={monthlyField} value={monthly} onChange={setMonthly} />;
}
