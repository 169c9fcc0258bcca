import { formatRupees, shortRupees } from "#domain/money.ts";
import { AmountCard } from "#ui/calculator/amount-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { compare, explainPace, lumpsumSteps, sipSteps, type Summary } from "../logic.ts";
import type { Inputs } from "../logic/inputs.ts";

interface Props {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
}

/** The same money month by month, and at once. */
export function ComparisonPanel({ inputs, onChange }: Props) {
  const comparison = compare(inputs, inputs.pace);
  const { sip, lumpsum, bySip, byLumpsum, ahead } = comparison;
  return (
    <Panel title="SIP or lumpsum, with the same money" className="break-inside-avoid">
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Side
          title={`SIP: ${formatRupees(sip.monthly, 0)} a month`}
          summary={bySip}
          steps={sipSteps(sip, inputs, inputs.pace)}
        />
        <Side
          title={`Lumpsum: ${formatRupees(lumpsum, 0)} today`}
          summary={byLumpsum}
          steps={lumpsumSteps(lumpsum, inputs)}
        />
      </div>
      <div className="mt-4 flex flex-col gap-2 text-sm text-soft">
        <p>
          The lumpsum ends {shortRupees(ahead)} higher: all of it is at work from the first day,
          while the payments of a SIP come month by month. It needs the whole amount today, and a
          bad start hits all of it.
        </p>
        <p>{explainPace(inputs, inputs.pace, comparison)}</p>
        <div className="no-print">
          <Switch
            label="Same yearly growth for both"
            checked={inputs.pace === "same"}
            onChange={(isSame) => onChange({ pace: isSame ? "same" : "own" })}
          />
        </div>
      </div>
    </Panel>
  );
}

interface SideProps {
  title: string;
  summary: Summary;
  steps: ReturnType<typeof sipSteps>;
}

function Side({ title, summary, steps }: SideProps) {
  return (
    <div>
      <h3 className="figures text-sm font-semibold">{title}</h3>
      <AmountCard
        label="Total Investment"
        amount={summary.totalInvestment}
        steps={steps.totalInvestment}
      />
      <AmountCard label="Future Value" amount={summary.futureValue} steps={steps.futureValue} />
      <AmountCard label="Total Returns" amount={summary.totalReturns} steps={steps.totalReturns} />
      <AmountCard label="Real Value" amount={summary.realValue} steps={steps.realValue} />
    </div>
  );
}
