import { formatPercent, formatRupees, inLakhAndCrore } from "#domain/money.ts";
import { ResultsPanel } from "#ui/calculator/results-panel.tsx";
import { StatCard, type Beside } from "#ui/calculator/stat-card.tsx";
import {
  describePrepayment,
  formulaSteps,
  prepaymentSteps,
  savingOf,
  scheduleCsv,
  summarize,
  writeInputs,
  type Inputs,
  type Plans,
} from "../logic.ts";

const names = { name: "Without prepayment", otherName: "With prepayment" };

/** The figures of the summary; with a prepayment each stands beside its own. */
export function Results({ inputs, plans }: { inputs: Inputs; plans: Plans }) {
  const summary = summarize(inputs);
  const steps = formulaSteps(inputs);
  const { saved, ...beside } = besides(inputs, plans);
  return (
    <ResultsPanel
      spoken={`Monthly Payment ${formatRupees(summary.monthlyPayment)}, Total Interest ${formatRupees(summary.totalInterest)}${saved}`}
      splits={splitsOf(inputs, plans)}
      exportActions={{
        fragment: writeInputs(inputs),
        fileName: "loan-schedule.csv",
        csv: () => scheduleCsv(inputs, plans.agreed, plans.prepaid),
      }}
    >
      <StatCard
        size="large"
        label="Monthly Payment"
        value={formatRupees(summary.monthlyPayment)}
        note={inLakhAndCrore(summary.monthlyPayment)}
        steps={steps.monthlyPayment}
        beside={beside.monthlyPayment}
      />
      <StatCard
        label="Total Payment"
        value={formatRupees(summary.totalPayment)}
        note={inLakhAndCrore(summary.totalPayment)}
        steps={steps.totalPayment}
        beside={beside.totalPayment}
      />
      <StatCard
        label="Total Interest"
        value={formatRupees(summary.totalInterest)}
        note={inLakhAndCrore(summary.totalInterest)}
        steps={steps.totalInterest}
        beside={beside.totalInterest}
      />
      <StatCard
        label="Interest Percentage"
        value={formatPercent(summary.interestPercent)}
        steps={steps.interestPercent}
        beside={beside.interestPercent}
      />
    </ResultsPanel>
  );
}

interface Besides extends Partial<Record<keyof ReturnType<typeof formulaSteps>, Beside>> {
  saved: string; // for a screen reader
}

function besides(inputs: Inputs, { prepaid }: Plans): Besides {
  if (prepaid === null) return { saved: "" };
  const saving = savingOf(inputs, prepaid);
  const steps = prepaymentSteps(inputs, inputs, prepaid);
  const extra = describePrepayment(inputs, inputs);
  return {
    saved: `, ${formatRupees(saving.interest)} with ${extra}`,
    monthlyPayment: {
      ...names,
      otherName: `With prepayment of ${extra}`,
      otherValue: formatRupees(saving.lastInstallment),
      otherSteps: steps.lastInstallment,
    },
    totalPayment: {
      ...names,
      otherValue: formatRupees(saving.totalPayment),
      otherSteps: steps.totalPayment,
    },
    totalInterest: {
      ...names,
      otherValue: formatRupees(saving.interest),
      otherSteps: steps.interest,
    },
    interestPercent: {
      ...names,
      otherValue: formatPercent(saving.interestPercent),
      otherSteps: steps.interestPercent,
    },
  };
}

function splitsOf(inputs: Inputs, { prepaid }: Plans) {
  const first = { name: "Principal", amount: inputs.amount };
  const second = { name: "Interest", amount: summarize(inputs).totalInterest };
  if (prepaid === null) return [{ first, second }];
  const { interest } = savingOf(inputs, prepaid);
  return [
    { title: names.name, first, second },
    { title: names.otherName, first, second: { name: "Interest", amount: interest } },
  ];
}
