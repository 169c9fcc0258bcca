import { useState } from "react";
import { anyText, guarded, shape, type Shape } from "#domain/shape.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { FieldActions } from "#ui/field-actions.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import {
  clockText,
  fieldsAt,
  isoDate,
  isoText,
  longText,
  momentsOf,
  msOf,
  nsPerMs,
  timestampFacts,
  type DateReading,
  type Hours,
} from "../logic.ts";
import { Facts, Relative } from "./facts.tsx";
import { sampleDate } from "./sample.ts";

interface Props {
  zone: string;
  hours: Hours;
}

const examples = "Such as 2024-01-15 10:30, 15 Jan 2024, tomorrow 5pm, next Friday, in 3 days";

/** What was typed, and when: "tomorrow" must not change while somebody looks at it. */
export interface TypedText {
  text: string;
  atMs: number;
}

const anyTime = guarded((given): given is number => Number.isSafeInteger(given), 0);
export const typedShape: Shape<TypedText> = shape({ text: anyText, atMs: anyTime });

/** The time on the wall in a zone, as it would be typed. */
export function currentDate(zone: string): TypedText {
  const atMs = Math.floor(Date.now() / 1000) * 1000;
  const fields = fieldsAt(zone, BigInt(atMs) * nsPerMs);
  return { text: `${isoDate(fields)} ${clockText(fields, "24")}`, atMs };
}

interface PanelProps extends Props {
  typed: TypedText;
  onType: (typed: TypedText) => void;
}

/** A date, and the timestamp that it is. */
export function DatePanel({ zone, hours, typed, onType }: PanelProps) {
  const { text, atMs } = typed;
  const setText = (next: string) => onType({ text: next, atMs: Date.now() });
  const isBlank = text.trim() === "";
  const read = momentsOf(text, zone, atMs);
  const isWrong = !isBlank && !read.ok;
  return (
    <Panel title="Date to timestamp" className="min-w-0">
      <div className="flex flex-col gap-3">
        <TextInput
          mono
          label="Date and time"
          value={text}
          onChange={setText}
          invalid={isWrong}
          hint={read.ok ? `Read ${read.value.where}` : isBlank ? examples : ""}
        />
        <FieldActions
          what="date"
          text={text}
          onText={setText}
          onNow={() => onType(currentDate(zone))}
          onSample={() => setText(sampleDate)}
        >
          <Picker onPick={setText} />
        </FieldActions>
        {isWrong && (
          <ErrorCard message={read.message}>
            <p>{read.detail}</p>
          </ErrorCard>
        )}
        {read.ok && <TimestampResult reading={read.value} zone={zone} hours={hours} />}
      </div>
    </Panel>
  );
}

/** The browser's own calendar, for those who would rather not type. */
function Picker({ onPick }: { onPick: (text: string) => void }) {
  return (
    <input
      type="datetime-local"
      step={1}
      aria-label="Pick a date and time"
      onChange={(event) => {
        const picked = event.currentTarget.value;
        if (picked !== "") onPick(picked.replace("T", " "));
      }}
      className="min-h-8 max-w-full min-w-0 rounded-md border border-edge bg-raised px-2 text-sm text-ink"
    />
  );
}

interface ResultProps extends Props {
  reading: DateReading;
}

function TimestampResult({ reading, zone, hours }: ResultProps) {
  const [which, setWhich] = useState<"first" | "second">("first");
  const { instants, note } = reading;
  const [first, second] = instants;
  const chosen = which === "second" && second !== undefined ? second : first;
  if (chosen === undefined) return null;
  const { epochNs } = chosen;
  const [seconds, ...rest] = timestampFacts(epochNs);
  return (
    <>
      {note !== "" && <StatusLine tone="warn">{note}</StatusLine>}
      {first !== undefined && second !== undefined && (
        <Segmented
          label="Which one"
          size="small"
          options={[
            ["first", `First, UTC${first.offset}`],
            ["second", `Second, UTC${second.offset}`],
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      <div className="flex items-start justify-between gap-2 rounded-md bg-sunken p-3">
        <div className="min-w-0">
          <output aria-label="Timestamp" className="figures block text-lg font-semibold">
            {seconds?.value}
          </output>
          <p className="figures text-sm text-soft">
            seconds since 1970, <Relative ms={msOf(epochNs)} />
          </p>
        </div>
        <CopyButton iconOnly text={seconds?.value ?? ""} what="timestamp" />
      </div>
      <Facts
        of="of the date"
        facts={[
          ...rest,
          { label: "ISO 8601 (UTC)", value: isoText(epochNs, "UTC") },
          { label: "In words", value: longText(epochNs, zone, hours) },
        ]}
      />
    </>
  );
}
