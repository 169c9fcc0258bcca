import { oneOfLabeled } from "#domain/shape.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import { dateText, isoDate, shiftDay, shiftUnits, weekdayText, type Weekend } from "../logic.ts";

interface Props {
  weekend: Weekend;
  /** Where it starts. */
  today: string;
}

const unitShape = oneOfLabeled(shiftUnits, "business");

/** The date so many days, weeks or months from another. */
export function ShiftPanel({ weekend, today }: Props) {
  const [date, setDate] = useKeptText("shifted", () => today);
  const [amount, setAmount] = useKeptText("shift", () => "10");
  const [unit, setUnit] = useKept("shift unit", unitShape);
  const found = shiftDay(date, amount, unit, weekend);
  const isBlank = date.trim() === "" || amount.trim() === "";
  return (
    <Panel title="Add to a date" className="min-w-0">
      <div className="flex flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput mono label="Date" value={date} onChange={setDate} />
          <TextInput mono label="Add, or subtract with -" value={amount} onChange={setAmount} />
        </div>
        <Select label="Of" options={shiftUnits} value={unit} onChange={setUnit} />
        {!found.ok && !isBlank && (
          <ErrorCard message={found.message}>
            <p>{found.detail}</p>
          </ErrorCard>
        )}
        {found.ok && (
          <div className="flex items-start justify-between gap-2 rounded-md bg-sunken p-3">
            <div className="min-w-0">
              <output aria-label="New date" className="figures block text-lg font-semibold">
                {weekdayText(found.value)}, {dateText(found.value)}
              </output>
              <p className="figures font-mono text-sm text-soft">{isoDate(found.value)}</p>
            </div>
            <CopyButton iconOnly text={isoDate(found.value)} what="new date" />
          </div>
        )}
      </div>
    </Panel>
  );
}
