import { formatPercent, formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { CalculatorFrame } from "#ui/calculator/calculator-frame.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ResultsPanel } from "#ui/calculator/results-panel.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { useLinked, writtenAsLink } from "#ui/use-linked.ts";
import { CoursePanel } from "./view/schedule-panel.tsx";
import {
  fields,
  prepaidSchedule,
  readInputs,
  schedule,
  scheduleCsv,
  shownMonths,
  summarize,
  formulaSteps,
  writeInputs,
  type Inputs,
  type Row,
} from "./logic.ts";
import { notices, tips } from "./view/notes.ts";
import { PrepaymentPanel } from "./view/prepayment-panel.tsx";

const asLink = writtenAsLink(readInputs, writeInputs);

export default function LoanView() {
  const [{ inputs, adjusted, prepays }, setLinked] = useLinked(readInputs, asLink);
  const change = (part: Partial<Inputs>) =>
    setLinked((now) => ({ ...now, inputs: { ...now.inputs, ...part } }));
  const agreed = schedule(inputs);
  const prepaid = inputs.extra > 0 ? prepaidSchedule(inputs, inputs) : agreed;

  return (
    <CalculatorFrame
      adjusted={adjusted}
      inputs={<SliderFields fields={fields} values={inputs} onChange={change} />}
      results={<Results inputs={inputs} prepaid={prepaid} />}
      questions={
        <Disclosure summary="Prepayment: what if you pay extra?" open={prepays}>
          <PrepaymentPanel inputs={inputs} rows={prepaid} onChange={change} />
        </Disclosure>
      }
      table={{ title: `First ${shownMonths} months`, content: <FirstMonths rows={agreed} /> }}
      tips={tips}
      notices={notices}
    >
      <CoursePanel agreed={agreed} prepaid={prepaid} />
    </CalculatorFrame>
  );
}

function Results({ inputs, prepaid }: { inputs: Inputs; prepaid: readonly Row[] }) {
  const summary = summarize(inputs);
  const steps = formulaSteps(inputs);
  return (
    <ResultsPanel
      spoken={`Monthly Payment ${formatRupees(summary.monthlyPayment)}, Total Interest ${formatRupees(summary.totalInterest)}`}
      split={{
        first: { name: "Principal", amount: inputs.amount },
        second: { name: "Interest", amount: summary.totalInterest },
      }}
      exportActions={{
        fragment: writeInputs(inputs),
        fileName: "loan-schedule.csv",
        csv: () => scheduleCsv(prepaid),
      }}
    >
      <StatCard
        size="large"
        label="Monthly Payment"
        value={formatRupees(summary.monthlyPayment)}
        note={inLakhAndCrore(summary.monthlyPayment)}
        steps={steps.monthlyPayment}
      />
      <StatCard
        label="Total Payment"
        value={formatRupees(summary.totalPayment)}
        note={inLakhAndCrore(summary.totalPayment)}
        steps={steps.totalPayment}
      />
      <StatCard
        label="Total Interest"
        value={formatRupees(summary.totalInterest)}
        note={inLakhAndCrore(summary.totalInterest)}
        steps={steps.totalInterest}
      />
      <StatCard
        label="Interest Percentage"
        value={formatPercent(summary.interestPercent)}
        steps={steps.interestPercent}
      />
    </ResultsPanel>
  );
}

function FirstMonths({ rows }: { rows: readonly Row[] }) {
  return (
    <DataTable
      caption={`The first ${shownMonths} months, payment by payment`}
      columns={["Month", "Payment", "Principal", "Interest", "Balance"]}
      format={formatRupees}
      rows={rows.slice(0, shownMonths).map((row) => ({
        head: String(row.month),
        cells: [row.payment, row.principal, row.interest, row.balance],
      }))}
    />
  );
}
