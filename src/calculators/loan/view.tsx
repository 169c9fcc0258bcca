import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { useLinked } from "#ui/use-linked.ts";
import { fields, plansOf, readInputs, shownMonths, type Inputs } from "./logic.ts";
import { notices, tips } from "./view/notes.ts";
import { PrepaymentPanel } from "./view/prepayment-panel.tsx";
import { Results } from "./view/results.tsx";
import { CoursePanel } from "./view/schedule-panel.tsx";
import { FirstMonths } from "./view/schedule-table.tsx";

export default function LoanView() {
  const [{ inputs, adjusted, prepays }, setLinked] = useLinked(readInputs);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  const plans = plansOf(inputs);

  return (
    <CalculatorFrame
      adjusted={adjusted}
      inputs={<SliderFields fields={fields} values={inputs} onChange={change} />}
      results={<Results inputs={inputs} plans={plans} />}
      questions={
        <Disclosure summary="Prepayment: what if you pay extra?" open={prepays}>
          <PrepaymentPanel inputs={inputs} rows={plans.prepaid} onChange={change} />
        </Disclosure>
      }
      table={{ title: `First ${shownMonths} months`, content: <FirstMonths plans={plans} /> }}
      tips={tips}
      notices={notices}
    >
      <CoursePanel plans={plans} />
    </CalculatorFrame>
  );
}
