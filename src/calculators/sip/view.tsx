import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { growthCsv, sipYears, type GrowthYear } from "#domain/growth.ts";
import { formatRupees } from "#domain/money.ts";
import { formatMonths, yearHead } from "#domain/term.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { GrowthPanel } from "#ui/calculator/growth-panel.tsx";
import { ResultsPanel } from "#ui/calculator/results-panel.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { useLinked, writtenAsLink } from "#ui/use-linked.ts";
import {
  describePlan,
  describeStepUp,
  exportRows,
  fields,
  formatMultiple,
  readInputs,
  shownYears,
  sipOf,
  summarize,
  formulaSteps,
  writeInputs,
  type Inputs,
} from "./logic.ts";
import { notices, tips } from "./view/notes.ts";

// What most visitors do not open comes after the page is there.
const WhatIfList = lazy(() => import("./view/what-if-list.tsx"));

const asLink = writtenAsLink(readInputs, writeInputs);

const yearsOf = (inputs: Inputs) => sipYears(sipOf(inputs), inputs.years, inputs.inflation);

export default function SipView() {
  const [{ inputs, adjusted, asks }, setLinked] = useLinked(readInputs, asLink);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  // The picture and its 480 rows take longer than a frame: the sliders and the figures go first.
  const settled = useDeferredValue(inputs);
  const years = useMemo(() => yearsOf(settled), [settled]);
  const first = years.slice(0, shownYears);
  const title = titleOf(first);

  return (
    <CalculatorFrame
      adjusted={adjusted}
      inputs={
        <SliderFields fields={fields} values={inputs} termIn={inputs.termIn} onChange={change} />
      }
      results={<Results inputs={inputs} />}
      questions={
        <Suspense fallback={<div className="h-78" />}>
          <WhatIfList inputs={inputs} asks={asks} onChange={change} />
        </Suspense>
      }
      headline={{
        label: "Future Value",
        value: formatRupees(summarize(inputs).futureValue, 0),
      }}
      table={{ title, content: <YearTable caption={`${title}, year by year`} years={first} /> }}
      tips={tips}
      notices={notices}
    >
      <GrowthPanel years={years} start={0} inflation={settled.inflation} firstPicture="parts" />
    </CalculatorFrame>
  );
}

function Results({ inputs }: { inputs: Inputs }) {
  const summary = summarize(inputs);
  const steps = formulaSteps(inputs);
  return (
    <ResultsPanel
      spoken={`Future Value ${formatRupees(summary.futureValue, 0)}, Total Returns ${formatRupees(summary.totalReturns, 0)}`}
      splits={[
        {
          first: { name: "Investment", amount: summary.totalInvestment },
          second: { name: "Returns", amount: summary.totalReturns },
        },
      ]}
      exportActions={{
        fragment: writeInputs(inputs),
        fileName: "sip-growth.csv",
        csv: () => growthCsv(exportRows(inputs), yearsOf(inputs)),
      }}
    >
      <AmountCard
        size="large"
        label="Future Value"
        amount={summary.futureValue}
        note={describePlan(inputs)}
        steps={steps.futureValue}
      />
      <AmountCard
        label="Total Investment"
        amount={summary.totalInvestment}
        note={describeStepUp(inputs)}
        steps={steps.totalInvestment}
      />
      <AmountCard
        label="Total Returns"
        amount={summary.totalReturns}
        note={describePlan(inputs)}
        steps={steps.totalReturns}
      />
      <StatCard
        label="Return Multiple"
        value={formatMultiple(summary.returnMultiple)}
        note={describePlan(inputs)}
        steps={steps.returnMultiple}
      />
    </ResultsPanel>
  );
}

/** Spec §2: the first 10 years; a last year that is none is not called one. */
function titleOf(years: readonly GrowthYear[]): string {
  const last = years.at(-1);
  if (last !== undefined && last.after % 12 !== 0) return `First ${formatMonths(last.after)}`;
  return years.length === 1 ? "First year" : `First ${years.length} years`;
}

function YearTable({ caption, years }: { caption: string; years: readonly GrowthYear[] }) {
  return (
    <DataTable
      caption={caption}
      columns={["Year", "Investment", "Value", "Returns"]}
      format={(amount) => formatRupees(amount, 0)}
      rows={years.map(({ year, after, investment, value, returns }) => ({
        head: yearHead(year, after / 12),
        cells: [investment, value, returns],
      }))}
    />
  );
}
