import { useState } from "react";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { Stack } from "../../arrange.tsx";
import { plan, planFields } from "../../sample-plan.ts";

export default function SliderFieldsExample() {
  const [values, setValues] = useState(plan);
  return (
    <Stack>
      <SliderFields
        fields={planFields}
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
      />
    </Stack>
  );
}
