import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import {
  cronWords,
  isoText,
  longText,
  nextRuns,
  nsPerMs,
  readCron,
  type Cron,
  type Options,
} from "../logic.ts";
import { Relative } from "./facts.tsx";
import { InputActions } from "./input-actions.tsx";
import { cronExamples, sampleCron } from "./sample.ts";
import { useNow } from "./use-now.ts";
import { ownZone, ZoneSelect } from "./zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const shownRuns = 8;
const notes = [
  "Five fields: minute, hour, day of the month, month, weekday. With six, seconds come first.",
  "*/15 is every 15, 9-17 a range, 1,15 a list; months and weekdays have names: JAN, MON. Sunday is 0 or 7.",
  "When a day of the month and a weekday are both given, either of them is enough, as crontab(5) says.",
  "Where clocks jump forward, a job of that hour runs later; where they go back, it runs once.",
];

/** A cron expression in words, and when it runs next. */
export default function CronTab({ options, onChange }: Props) {
  const [text, setText] = useState<string>(sampleCron);
  const zone = options.zone === "" ? ownZone : options.zone;
  const isBlank = text.trim() === "";
  const read = readCron(text);
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title="Cron expression" className="min-w-0">
          <div className="flex flex-col gap-3">
            <TextInput
              mono
              label="Expression"
              value={text}
              onChange={setText}
              invalid={!isBlank && !read.ok}
            />
            <InputActions
              isEmpty={text === ""}
              onSample={() => setText(sampleCron)}
              onClear={() => setText("")}
            />
            {!read.ok && !isBlank && (
              <ErrorCard message={read.message}>
                <p>{read.detail}</p>
              </ErrorCard>
            )}
            {read.ok && (
              <div className="flex items-start justify-between gap-2 rounded-md bg-sunken p-3">
                <output aria-label="In words" className="text-lg font-semibold">
                  {cronWords(read.value)}
                </output>
                <CopyButton iconOnly text={cronWords(read.value)} what="words" />
              </div>
            )}
            <ul aria-label="Examples" className="flex flex-wrap gap-2">
              {cronExamples.map((example) => (
                <li key={example}>
                  <Button
                    size="small"
                    className="max-w-full font-mono max-sm:whitespace-normal"
                    onClick={() => setText(example)}
                  >
                    {example}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </Panel>
        <Notes title="How it is read" lines={notes} />
      </div>
      <Panel title="Next runs" className="min-w-0">
        <div className="flex flex-col gap-3">
          <ZoneSelect
            label="Time zone"
            value={zone}
            onChange={(chosen) => onChange({ zone: chosen === ownZone ? "" : chosen })}
          />
          {read.ok && <Runs cron={read.value} zone={zone} hours={options.hours} />}
        </div>
      </Panel>
    </div>
  );
}

interface RunsProps {
  cron: Cron;
  zone: string;
  hours: Options["hours"];
}

function Runs({ cron, zone, hours }: RunsProps) {
  // Searched again each minute, not each second.
  const minute = Math.floor(useNow() / 60_000) * 60_000;
  const runs = nextRuns(cron, zone, minute, shownRuns);
  if (runs.length === 0) {
    return (
      <p className="text-sm text-soft">
        It never runs in the next 40 years: there is no such date.
      </p>
    );
  }
  return (
    <ol className="flex flex-col">
      {runs.map(({ at, isMoved }) => {
        const shown = longText(BigInt(at) * nsPerMs, zone, hours);
        return (
          <li key={at} className="flex items-center gap-2 border-t border-line py-1">
            <div className="min-w-0 flex-1">
              <p className="figures text-sm font-medium">{shown}</p>
              <p className="figures text-xs text-soft">
                <Relative ms={at} />
                {isMoved && ", later than it says: clocks jump over its time"}
              </p>
            </div>
            <CopyButton
              iconOnly
              text={isoText(BigInt(at) * nsPerMs, zone)}
              what={`run of ${shown}`}
            />
          </li>
        );
      })}
    </ol>
  );
}
