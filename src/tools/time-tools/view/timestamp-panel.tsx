import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { FieldActions } from "#ui/field-actions.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import {
  dateFacts,
  longText,
  msOf,
  readTimestamp,
  unitChoices,
  unitName,
  type Hint,
  type Hours,
  type UnitChoice,
} from "../logic.ts";
import { Facts, Relative } from "./facts.tsx";
import { sampleTimestamp } from "./sample.ts";

interface Props {
  text: string;
  onText: (text: string) => void;
  zone: string;
  hours: Hours;
  unit: UnitChoice;
  onUnit: (unit: UnitChoice) => void;
  /** What was typed here is a date. */
  onDate: (text: string) => void;
}

export const currentSeconds = (): string => String(Math.floor(Date.now() / 1000));

/** A timestamp, and the date that it is. */
export function TimestampPanel({ text, onText, zone, hours, unit, onUnit, onDate }: Props) {
  const isBlank = text.trim() === "";
  const read = readTimestamp(text, unit);
  const problem = isBlank || read.ok ? undefined : read.detail;
  const place = (next: string) => {
    onText(next);
    onUnit("auto");
  };
  const hintLine = (hint: Hint) => (
    <HintLine hint={hint} zone={zone} hours={hours} onActivity={() => onUnit(hint.unit)} />
  );
  return (
    <Panel title="Timestamp to date" className="min-w-0">
      <div className="flex flex-col gap-3">
        <TextInput
          mono
          label="Timestamp"
          value={text}
          onChange={onText}
          invalid={problem !== undefined}
          hint={read.ok ? read.value.rule : ""}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Segmented
            label="Unit"
            hideLabel
            size="small"
            options={unitChoices}
            value={unit}
            onChange={onUnit}
          />
          <FieldActions
            what="timestamp"
            text={text}
            onText={onText}
            onNow={() => place(currentSeconds())}
            onSample={() => place(sampleTimestamp)}
          />
        </div>
        {problem !== undefined && !read.ok && (
          <ErrorCard message={read.message}>
            <p>{problem.reason}</p>
            {problem.hint && hintLine(problem.hint)}
            {problem.repair && (
              <Button
                size="small"
                className="mt-2"
                onClick={() => {
                  onText(problem.repair?.text ?? "");
                  onUnit(problem.repair?.unit ?? "auto");
                }}
              >
                Use {problem.repair.text}
              </Button>
            )}
          </ErrorCard>
        )}
        {read.ok && (
          <>
            <DateResult epochNs={read.value.epochNs} zone={zone} hours={hours} />
            {read.value.date !== null && <DateLine date={read.value.date} onDate={onDate} />}
            {read.value.doubt !== "" && <StatusLine tone="warn">{read.value.doubt}</StatusLine>}
            {read.value.hint && <StatusLine tone="warn">{hintLine(read.value.hint)}</StatusLine>}
            <Facts of="of the timestamp" facts={dateFacts(read.value.epochNs, zone)} />
          </>
        )}
      </div>
    </Panel>
  );
}

function DateResult({ epochNs, zone, hours }: { epochNs: bigint; zone: string; hours: Hours }) {
  const shown = longText(epochNs, zone, hours);
  return (
    <div className="flex items-start justify-between gap-2 rounded-md bg-sunken p-3">
      <div className="min-w-0">
        <output aria-label="Date" className="figures block text-lg font-semibold wrap-break-word">
          {shown}
        </output>
        <p className="figures text-sm text-soft">
          <Relative ms={msOf(epochNs)} />
        </p>
      </div>
      <CopyButton iconOnly text={shown} what="date" />
    </div>
  );
}

/** Digits that are rather a date than a count. */
function DateLine({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  return (
    <StatusLine tone="warn">
      <span className="flex flex-wrap items-center gap-2">
        <span>It looks like a date: {date}.</span>
        <Button size="small" onClick={() => onDate(date)}>
          Use it as a date
        </Button>
      </span>
    </StatusLine>
  );
}

interface HintProps {
  hint: Hint;
  zone: string;
  hours: Hours;
  onActivity: () => void;
}

/** Another unit makes more sense of the number. */
function HintLine({ hint, zone, hours, onActivity }: HintProps) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        As {unitName(hint.unit)} it is {longText(hint.epochNs, zone, hours)}.
      </span>
      <Button size="small" onClick={onActivity}>
        Use {unitName(hint.unit)}
      </Button>
    </span>
  );
}
