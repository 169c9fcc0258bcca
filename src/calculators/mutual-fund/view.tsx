import type { ReactNode } from "react";
import { growthCsv } from "#domain/growth.ts";
import { formatRupees } from "#domain/money.ts";
import { AmountCard } from "#ui/amount-card.tsx";
import { ChartSplit } from "#ui/chart-split.tsx";
import { GrowthPanel } from "#ui/growth-panel.tsx";
import { LinkNotice } from "#ui/link-notice.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/slider-field.tsx";
import { TakeAway } from "#ui/take-away.tsx";
import { useLinked } from "#ui/use-linked.ts";
import { useSettled } from "#ui/use-settled.ts";
import { CategoryTable } from "./category-table.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { readInputs, writeInputs, type Inputs } from "./inputs.ts";
import { fieldsFor, summarize, yearsOf, type Fund } from "./logic.ts";
import { notices, tips } from "./notes.ts";
import { workings } from "./working.ts";

export default function MutualFundView() {
  const [{ inputs, adjusted }, setLinked] = useLinked(readInputs);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  const years = yearsOf(inputs);

  return (
    <div className="flex flex-col gap-4">
      <LinkNotice adjusted={adjusted} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel className="flex flex-col gap-3">
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
          {fieldsFor(inputs.mode).map((field) => (
            <SliderField
              key={field.id}
              field={field}
              value={inputs[field.id]}
              onChange={(value) => change({ [field.id]: value })}
            />
          ))}
        </Panel>
        <Results fund={inputs}>
          <TakeAway
            fragment={writeInputs(inputs)}
            fileName="mutual-fund-growth.csv"
            csv={() => growthCsv(years)}
          />
        </Results>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <Panel title="Fund categories" className="break-inside-avoid lg:col-span-2">
          <CategoryTable rate={inputs.rate} onChoose={(rate) => change({ rate })} />
        </Panel>
        <Notes title="Tips" lines={tips} />
      </div>
      <GrowthPanel
        years={years}
        start={inputs.mode === "sip" ? 0 : inputs.lumpsum}
        inflation={inputs.inflation}
        firstPicture="real"
      />
      <ComparisonPanel inputs={inputs} onChange={change} />
      <Notes title="Good to know" lines={notices} />
    </div>
  );
}

function Results({ fund, children }: { fund: Fund; children: ReactNode }) {
  const summary = summarize(fund);
  const steps = workings(fund);
  const spoken = useSettled(
    `Future Value ${formatRupees(summary.futureValue, 0)}, Real Value ${formatRupees(summary.realValue, 0)}`,
  );
  return (
    <Panel className="flex flex-col gap-3 pt-2 sm:pt-2">
      <div>
        <AmountCard
          size="large"
          label="Future Value"
          amount={summary.futureValue}
          working={steps.futureValue}
        />
        <AmountCard
          label="Total Investment"
          amount={summary.totalInvestment}
          working={steps.totalInvestment}
        />
        <AmountCard
          label="Total Returns"
          amount={summary.totalReturns}
          working={steps.totalReturns}
        />
        <AmountCard
          label="Real Value (After Inflation)"
          amount={summary.realValue}
          working={steps.realValue}
        />
        <AmountCard
          label="Gain in Today's Rupees"
          amount={summary.realGain}
          note={summary.realGain < 0 ? "it buys less than what you put in" : ""}
          working={steps.realGain}
        />
      </div>
      <ChartSplit
        first={{ name: "Investment", amount: summary.totalInvestment }}
        second={{ name: "Returns", amount: summary.totalReturns }}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="mt-auto">{children}</div>
    </Panel>
  );
}
