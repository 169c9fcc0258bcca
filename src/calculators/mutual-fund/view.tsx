import { useDeferredValue, useMemo } from "react";
import { growthCsv } from "#domain/growth.ts";
import { describeExpense } from "#domain/investment-steps.ts";
import { formatRupees } from "#domain/money.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { ExpensePanel } from "#ui/calculator/expense-panel.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { GrowthPanel } from "#ui/calculator/growth-panel.tsx";
import { ResultsPanel } from "#ui/calculator/results-panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { useLinked, writtenAsLink } from "#ui/use-linked.ts";
import { CategoryTable } from "./view/category-table.tsx";
import { ComparisonPanel } from "./view/comparison-panel.tsx";
import {
  expenseEffect,
  expenseSteps,
  exportRows,
  fieldsFor,
  readInputs,
  summarize,
  formulaSteps,
  writeInputs,
  yearsOf,
  type Inputs,
} from "./logic.ts";
import { notices, tips } from "./view/notes.ts";

const asLink = writtenAsLink(readInputs, writeInputs);

export default function MutualFundView() {
  const [{ inputs, adjusted, asksExpense }, setLinked] = useLinked(readInputs, asLink);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  // The picture and its 360 rows take longer than a frame: the sliders and the figures go first.
  const settled = useDeferredValue(inputs);
  const years = useMemo(() => yearsOf(settled), [settled]);

  return (
    <CalculatorFrame
      adjusted={adjusted}
      inputs={
        <>
          <Segmented
            label="Mode"
            hideLabel
            options={[
              ["sip", "SIP Investment"],
              ["lumpsum", "Lumpsum Investment"],
            ]}
            value={inputs.mode}
            onChange={(mode) => change({ mode })}
          />
          <SliderFields
            fields={fieldsFor(inputs.mode)}
            values={inputs}
            termIn={inputs.termIn}
            onChange={change}
          />
        </>
      }
      results={<Results inputs={inputs} />}
      questions={
        <Disclosure summary="Expense ratio: what do the fund's costs take?" open={asksExpense}>
          <ExpensePanel
            plan={inputs}
            figures={expenseEffect(inputs)}
            steps={expenseSteps(inputs)}
            onChange={(expense) => change({ expense })}
          />
        </Disclosure>
      }
      headline={{
        label: "Future Value",
        value: formatRupees(summarize(inputs).futureValue, 0),
      }}
      table={{
        title: "Fund categories",
        content: <CategoryTable rate={inputs.rate} onChoose={(rate) => change({ rate })} />,
      }}
      tips={tips}
      notices={notices}
    >
      <GrowthPanel
        years={years}
        start={settled.mode === "sip" ? 0 : settled.lumpsum}
        inflation={settled.inflation}
        firstPicture="real"
      />
      <ComparisonPanel inputs={inputs} onChange={change} />
    </CalculatorFrame>
  );
}

function Results({ inputs }: { inputs: Inputs }) {
  const summary = summarize(inputs);
  const steps = formulaSteps(inputs);
  const costs = describeExpense(inputs);
  return (
    <ResultsPanel
      spoken={`Future Value ${formatRupees(summary.futureValue, 0)}, Real Value ${formatRupees(summary.realValue, 0)}`}
      splits={[
        {
          first: { name: "Investment", amount: summary.totalInvestment },
          second: { name: "Returns", amount: summary.totalReturns },
        },
      ]}
      exportActions={{
        fragment: writeInputs(inputs),
        fileName: "mutual-fund-growth.csv",
        csv: () => growthCsv(exportRows(inputs), yearsOf(inputs)),
      }}
    >
      <AmountCard
        size="large"
        label="Future Value"
        amount={summary.futureValue}
        note={costs}
        steps={steps.futureValue}
      />
      <AmountCard
        label="Total Investment"
        amount={summary.totalInvestment}
        steps={steps.totalInvestment}
      />
      <AmountCard
        label="Total Returns"
        amount={summary.totalReturns}
        note={costs}
        steps={steps.totalReturns}
      />
      <AmountCard
        label="Real Value (After Inflation)"
        amount={summary.realValue}
        note={costs}
        steps={steps.realValue}
      />
      <AmountCard
        label="Gain in Today's Rupees"
        amount={summary.realGain}
        note={summary.realGain < 0 ? "it buys less than what you put in" : ""}
        steps={steps.realGain}
      />
    </ResultsPanel>
  );
}
