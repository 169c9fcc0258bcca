import { memo } from "react";
import { formatPercent, formatRupees } from "#domain/money.ts";
import { formatMonths } from "#domain/term.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { SliderFields } from "#ui/calculator/slider-fields.tsx";
import { StatCard } from "#ui/calculator/stat-card.tsx";
import { Chart } from "#ui/chart/chart.tsx";
import type { Inputs } from "../../logic/inputs.ts";
import type { Choice } from "../../logic/what-if/fields.ts";
import type { Loan } from "../../logic/repayment.ts";
import {
  breakEvenReturn,
  choiceFields,
  choiceSteps,
  coursesOf,
  describeChoice,
  finalLead,
  leadAt,
  turnsOf,
  yearEnds,
} from "../../logic.ts";
import { choiceNotes } from "./choice-notes.ts";

interface Props {
  inputs: Inputs;
  settled: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** The same extra rupee into the loan, or into a fund? */
export function PrepayOrInvestPanel({ inputs, settled, onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <SliderFields fields={choiceFields} values={inputs} onChange={onChange} />
        </div>
        <Outcome loan={settled} choice={settled} />
      </div>
      <CrossingChart loan={settled} choice={settled} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-soft">
        {choiceNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

interface Asked {
  loan: Loan;
  choice: Choice;
}

const Outcome = memo(function Outcome({ loan, choice }: Asked) {
  const courses = coursesOf(loan, choice);
  const steps = choiceSteps(loan, choice);
  const lead = finalLead(courses);
  return (
    <div>
      <p className="figures px-1 pb-2 font-medium">{describeChoice(courses)}</p>
      <AmountCard
        label="By Prepaying"
        amount={courses.prepay.at(-1)?.worth ?? 0}
        steps={steps.prepay}
      />
      <AmountCard
        label="By Investing"
        amount={courses.invest.at(-1)?.worth ?? 0}
        steps={steps.invest}
      />
      <StatCard
        label={lead < 0 ? "Prepaying Brings More By" : "Investing Brings More By"}
        value={formatRupees(Math.abs(lead), 0)}
        steps={steps.lead}
      />
      <StatCard
        label="Break-even Return"
        value={formatPercent(breakEvenReturn(loan, choice), 2)}
        note="a year: above it, investing brings more"
        steps={steps.breakEven}
      />
    </div>
  );
});

const CrossingChart = memo(function CrossingChart({ loan, choice }: Asked) {
  const courses = coursesOf(loan, choice);
  const leads = yearEnds(loan).map((month) => leadAt(courses, month));
  const [, turn] = turnsOf(courses);
  return (
    <Chart
      kind="bars"
      summary={`By how much one way is ahead of the other, year by year. ${describeChoice(courses)}`}
      points={leads.map((_, year) => String(year))}
      pointName="Year"
      name="the chart of both ways"
      format={(value) => formatRupees(value, 0)}
      mark={turn && { at: turn.month / 12, words: `Crossing: ${formatMonths(turn.month)}` }}
      series={[
        {
          name: "Investing ahead by",
          values: leads.map((lead) => Math.max(0, lead)),
          look: "solid",
        },
        {
          name: "Prepaying ahead by",
          values: leads.map((lead) => Math.max(0, -lead)),
          look: "hatched",
        },
      ]}
    />
  );
});
