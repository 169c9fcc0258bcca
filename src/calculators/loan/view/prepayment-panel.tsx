import { clampToField } from "#domain/number-field.ts";
import { formatRupees } from "#domain/money.ts";
import { Segmented } from "#ui/segmented.tsx";
import { SliderField } from "#ui/calculator/slider-field.tsx";
import type { Inputs } from "../logic/inputs.ts";
import { afterFieldFor, extraField, formatMonths, savingOf, type Row } from "../logic.ts";

interface Props {
  inputs: Inputs;
  rows: readonly Row[];
  onChange: (change: Partial<Inputs>) => void;
}

/** What if you pay more than you must? */
export function PrepaymentPanel({ inputs, rows, onChange }: Props) {
  const after = afterFieldFor(inputs);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Segmented
          label="Pay extra"
          options={[
            ["monthly", "Every month"],
            ["once", "Once"],
          ]}
          value={inputs.when}
          onChange={(when) => onChange({ when })}
        />
        <SliderField
          field={extraField}
          value={inputs.extra}
          onChange={(extra) => onChange({ extra })}
        />
        {inputs.when === "once" && (
          <SliderField
            field={after}
            value={clampToField(after, inputs.after)}
            onChange={(month) => onChange({ after: month })}
          />
        )}
        <Segmented
          label="Then"
          options={[
            ["term", "Shorter term"],
            ["emi", "Smaller EMI"],
          ]}
          value={inputs.effect}
          onChange={(effect) => onChange({ effect })}
        />
      </div>
      {inputs.extra === 0 ? (
        <p className="self-center text-soft">Choose an extra payment to see what it saves.</p>
      ) : (
        <SavingFigures inputs={inputs} rows={rows} />
      )}
    </div>
  );
}

type Figure = [label: string, figure: string, tone?: string];

function SavingFigures({ inputs, rows }: Pick<Props, "inputs" | "rows">) {
  const saving = savingOf(inputs, rows);
  const time: Figure = ["Time saved", formatMonths(saving.savedMonths), "text-good"];
  const payment: Figure = [paymentLabel(inputs), formatRupees(saving.lastInstallment)];
  const figures: Figure[] = [
    ["Interest saved", formatRupees(saving.savedInterest), "text-good"],
    ...(saving.savedMonths > 0 ? [time] : []),
    ["Paid off after", formatMonths(saving.months)],
    ["Interest in all", formatRupees(saving.interest)],
    ...(inputs.effect === "emi" ? [payment] : []),
  ];
  return (
    <dl className="grid content-start gap-x-6 gap-y-4 wrap-anywhere sm:grid-cols-2">
      {figures.map(([label, figure, tone = ""]) => (
        <div key={label}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className={`figures text-xl font-semibold ${tone}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const paymentLabel = ({ when }: Inputs): string =>
  when === "once" ? "New Monthly Payment" : "Monthly Payment falls to";
