import { shortRupees } from "#domain/money.ts";
import { ExpensePanel } from "#ui/calculator/expense-panel.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ConventionsPanel } from "./conventions-panel.tsx";
import { GoalPanel } from "./goal-panel.tsx";
import { InflationPanel } from "./inflation-panel.tsx";
import type { Inputs, Topic } from "../logic/inputs.ts";
import { describePlan, expenseEffect, expenseSteps } from "../logic.ts";
import { StepUpPanel } from "./step-up-panel.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";

interface Props {
  inputs: Inputs;
  /** What a link is about is open from the start. */
  asks: Record<Topic, boolean>;
  onChange: (change: Partial<Inputs>) => void;
}

/** Further questions to a plan, folded away. */
export default function WhatIfList({ inputs, asks, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <Disclosure summary="Yearly step-up: what if you invest more each year?" open={asks.stepUp}>
        <StepUpPanel inputs={inputs} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Expense ratio: what do the fund's costs take?" open={asks.expense}>
        <ExpensePanel
          plan={inputs}
          figures={expenseEffect(inputs)}
          steps={expenseSteps(inputs)}
          onChange={(expense) => onChange({ expense })}
        />
      </Disclosure>
      <Disclosure
        summary={`Goal: how much a month for ${shortRupees(inputs.goal)}?`}
        open={asks.goal}
      >
        <PlanNote inputs={inputs} />
        <GoalPanel inputs={inputs} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Inflation: what will it buy?" open={asks.inflation}>
        <PlanNote inputs={inputs} />
        <InflationPanel inputs={inputs} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Cost of waiting: what if you start later?" open={asks.wait}>
        <PlanNote inputs={inputs} />
        <WaitingPanel inputs={inputs} onChange={onChange} />
      </Disclosure>
      <Disclosure summary="Why do other calculators show another value?">
        <PlanNote inputs={inputs} />
        <ConventionsPanel plan={inputs} />
      </Disclosure>
    </div>
  );
}

/** What is set elsewhere, perhaps folded away, and counts here too. */
function PlanNote({ inputs }: { inputs: Inputs }) {
  const words = describePlan(inputs);
  return words === "" ? null : <p className="mb-3 text-sm text-soft">Counted {words}.</p>;
}
