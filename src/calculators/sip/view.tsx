import { lazy, Suspense, type ReactNode } from "react";
import { growthCsv, sipYears, type GrowthYear } from "#domain/growth.ts";
import { formatRupees } from "#domain/money.ts";
import { AmountCard } from "#ui/amount-card.tsx";
import { ChartSplit } from "#ui/chart-split.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { GrowthPanel } from "#ui/growth-panel.tsx";
import { LinkNotice } from "#ui/link-notice.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { SliderField } from "#ui/slider-field.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { TakeAway } from "#ui/take-away.tsx";
import { useLinked } from "#ui/use-linked.ts";
import { useSettled } from "#ui/use-settled.ts";
import { readInputs, writeInputs, type Inputs } from "./inputs.ts";
import { describeStepUp, fields, shownYears, sipOf, summarize, type Plan } from "./logic.ts";
import { notices, tips } from "./notes.ts";
import { formatMultiple, workings } from "./working.ts";

// What most visitors do not open comes after the page is there.
const WhatIfList = lazy(() => import("./what-if-list.tsx"));

export default function SipView() {
  const [{ inputs, adjusted, asks }, setLinked] = useLinked(readInputs);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  const years = sipYears(sipOf(inputs), inputs.years, inputs.inflation);

  return (
    <div className="flex flex-col gap-4">
      <LinkNotice adjusted={adjusted} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel className="flex flex-col gap-5">
          {fields.map((field) => (
            <SliderField
              key={field.id}
              field={field}
              value={inputs[field.id]}
              onChange={(value) => change({ [field.id]: value })}
            />
          ))}
        </Panel>
        <Results plan={inputs}>
          <TakeAway
            fragment={writeInputs(inputs)}
            fileName="sip-growth.csv"
            csv={() => growthCsv(years)}
          />
        </Results>
      </div>
      <Suspense fallback={<div className="h-65" />}>
        <WhatIfList inputs={inputs} asks={asks} onChange={change} />
      </Suspense>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <FirstYears years={years} />
        <Notes title="Tips" lines={tips} />
      </div>
      <GrowthPanel years={years} start={0} inflation={inputs.inflation} firstPicture="parts" />
      <Notes title="Good to know" lines={notices} />
    </div>
  );
}

function Results({ plan, children }: { plan: Plan; children: ReactNode }) {
  const summary = summarize(plan);
  const steps = workings(plan);
  const spoken = useSettled(
    `Future Value ${formatRupees(summary.futureValue, 0)}, Total Returns ${formatRupees(summary.totalReturns, 0)}`,
  );
  return (
    <Panel className="flex flex-col gap-3 pt-2 sm:pt-2">
      <div>
        <AmountCard
          size="large"
          label="Future Value"
          amount={summary.futureValue}
          note={describeStepUp(plan)}
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
        <StatCard
          label="Return Multiple"
          value={formatMultiple(summary.returnMultiple)}
          working={steps.returnMultiple}
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

function FirstYears({ years }: { years: readonly GrowthYear[] }) {
  const shown = years.slice(0, shownYears);
  const title = shown.length === 1 ? "First year" : `First ${shown.length} years`;
  return (
    <Panel title={title} className="break-inside-avoid lg:col-span-2">
      <DataTable
        caption={`${title}, year by year`}
        columns={["Year", "Investment", "Value", "Returns"]}
        format={(amount) => formatRupees(amount, 0)}
        rows={shown.map(({ year, investment, value, returns }) => ({
          head: String(year),
          cells: [investment, value, returns],
        }))}
      />
    </Panel>
  );
}
