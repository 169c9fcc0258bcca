import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { formatRupees } from "#domain/money.ts";
import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { useHandover } from "#ui/use-handover.ts";
import { useLinked, writtenAsLink } from "#ui/use-linked.ts";
import {
  fields,
  linkOfText,
  plansOf,
  readInputs,
  shownMonths,
  summarize,
  writeInputs,
  type Inputs,
} from "./logic.ts";
import { notices, tips } from "./view/notes.ts";
import { Results } from "./view/results.tsx";
import { CoursePanel } from "./view/schedule-panel.tsx";
import { FirstMonths } from "./view/schedule-table.tsx";

// What most visitors do not open comes after the page is there.
const WhatIfList = lazy(() => import("./view/what-if/what-if-list.tsx"));

const asLink = writtenAsLink(readInputs, writeInputs);

export default function LoanView() {
  const [{ inputs, adjusted, asks }, setLinked] = useLinked(readInputs, asLink);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  useHandover(({ text }) => {
    const link = linkOfText(text);
    if (link !== null) setLinked(() => readInputs(link));
  });
  // Pictures, tables and the answers to questions take longer than a frame together: the sliders and
  // the figures go first, and what is not drawn anew meanwhile keeps its plans.
  const settled = useDeferredValue(inputs);
  const plans = useMemo(() => plansOf(settled), [settled]);

  return (
    <CalculatorFrame
      adjusted={adjusted}
      inputs={
        <SliderFields fields={fields} values={inputs} termIn={inputs.termIn} onChange={change} />
      }
      results={<Results inputs={inputs} plans={plansOf(inputs)} />}
      questions={
        <Suspense fallback={<div className="h-52" />}>
          <WhatIfList
            inputs={inputs}
            settled={settled}
            prepaid={plans.prepaid}
            asks={asks}
            onChange={change}
          />
        </Suspense>
      }
      headline={{ label: "Monthly Payment", value: formatRupees(summarize(inputs).monthlyPayment) }}
      table={{
        title: `First ${shownMonths} months`,
        content: <FirstMonths plans={plans} />,
        isWide: plans.prepaid !== null,
      }}
      tips={tips}
      notices={notices}
    >
      <CoursePanel plans={plans} />
    </CalculatorFrame>
  );
}
