import type { ReactNode } from "react";
import { formatPercent, formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { ChartSplit } from "#ui/chart-split.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { LinkNotice } from "#ui/link-notice.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { SliderField } from "#ui/slider-field.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { TakeAway } from "#ui/take-away.tsx";
import { useLinked } from "#ui/use-linked.ts";
import { useSettled } from "#ui/use-settled.ts";
import { CoursePanel } from "./course-panel.tsx";
import { scheduleCsv } from "./export.ts";
import { readInputs, writeInputs, type Inputs } from "./inputs.ts";
import { fields, schedule, shownMonths, summarize, type Loan } from "./logic.ts";
import { notices, tips } from "./notes.ts";
import { PrepaymentPanel } from "./prepayment-panel.tsx";
import { prepaidSchedule } from "./prepayment.ts";
import { workings } from "./working.ts";

export default function LoanView() {
  const [{ inputs, adjusted, prepays }, setLinked] = useLinked(readInputs);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  const agreed = schedule(inputs);
  const prepaid = inputs.extra > 0 ? prepaidSchedule(inputs, inputs) : agreed;

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
        <Results loan={inputs}>
          <TakeAway
            fragment={writeInputs(inputs)}
            fileName="loan-schedule.csv"
            csv={() => scheduleCsv(prepaid)}
          />
        </Results>
      </div>
      <Disclosure summary="Prepayment: what if you pay extra?" open={prepays}>
        <PrepaymentPanel inputs={inputs} rows={prepaid} onChange={change} />
      </Disclosure>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
        <Panel title={`First ${shownMonths} months`} className="break-inside-avoid lg:col-span-2">
          <DataTable
            caption={`The first ${shownMonths} months, payment by payment`}
            columns={["Month", "Payment", "Principal", "Interest", "Balance"]}
            format={formatRupees}
            rows={agreed.slice(0, shownMonths).map((row) => ({
              head: String(row.month),
              cells: [row.payment, row.principal, row.interest, row.balance],
            }))}
          />
        </Panel>
        <Notes title="Tips" lines={tips} />
      </div>
      <CoursePanel agreed={agreed} prepaid={prepaid} />
      <Notes title="Good to know" lines={notices} />
    </div>
  );
}

function Results({ loan, children }: { loan: Loan; children: ReactNode }) {
  const summary = summarize(loan);
  const steps = workings(loan);
  const spoken = useSettled(
    `Monthly Payment ${formatRupees(summary.monthlyPayment)}, Total Interest ${formatRupees(summary.totalInterest)}`,
  );
  return (
    <Panel className="flex flex-col gap-3 pt-2 sm:pt-2">
      <div>
        <StatCard
          size="large"
          label="Monthly Payment"
          value={formatRupees(summary.monthlyPayment)}
          note={inLakhAndCrore(summary.monthlyPayment)}
          working={steps.monthlyPayment}
        />
        <StatCard
          label="Total Payment"
          value={formatRupees(summary.totalPayment)}
          note={inLakhAndCrore(summary.totalPayment)}
          working={steps.totalPayment}
        />
        <StatCard
          label="Total Interest"
          value={formatRupees(summary.totalInterest)}
          note={inLakhAndCrore(summary.totalInterest)}
          working={steps.totalInterest}
        />
        <StatCard
          label="Interest Percentage"
          value={formatPercent(summary.interestPercent)}
          working={steps.interestPercent}
        />
      </div>
      <ChartSplit
        first={{ name: "Principal", amount: loan.amount }}
        second={{ name: "Interest", amount: summary.totalInterest }}
      />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="mt-auto">{children}</div>
    </Panel>
  );
}
