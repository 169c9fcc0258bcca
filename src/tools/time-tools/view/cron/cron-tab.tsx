import { useMemo } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { FieldActions } from "#ui/field-actions.tsx";
import { Notes } from "#ui/notes.tsx";
import { Panel } from "#ui/panel.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { useLink } from "#ui/use-link.ts";
import { Segmented } from "#ui/segmented.tsx";
import { StatusLine } from "#ui/status-line.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { cronWords, dialectChoices, fieldOf, linkTo, readCron, type Options } from "../../logic.ts";
import { cronNotes } from "./cron-notes.ts";
import { RunList } from "./run-list.tsx";
import { cronExamples, sampleCron } from "../sample.ts";
import { ownZone, ZoneSelect } from "../zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
  text: string;
  onText: (text: string) => void;
}

/** A cron expression in words, and when it runs next. */
export default function CronTab({ options, onChange, text, onText }: Props) {
  const zone = options.zone === "" ? ownZone : options.zone;
  const isBlank = text.trim() === "";
  const read = useMemo(() => readCron(text, options.dialect), [text, options.dialect]);
  const chosen = options.dialect === "auto" ? "unix" : options.dialect;
  const dialect = read.ok ? read.value.dialect : chosen;
  const place = (next: string) => {
    onText(next);
    onChange({ dialect: "auto" });
  };
  useLink("time-tools cron", (link) => onText(fieldOf(link, "cron") ?? text));
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title="Cron expression" className="min-w-0">
          <div className="flex flex-col gap-3">
            <TextInput
              mono
              label="Expression"
              value={text}
              onChange={onText}
              invalid={!isBlank && !read.ok}
              hint={read.ok ? read.value.rule : ""}
            />
            <Segmented
              label="Written for"
              size="small"
              options={dialectChoices}
              value={options.dialect}
              onChange={(dialect) => onChange({ dialect })}
            />
            <FieldActions text={text} onText={onText} onSample={() => place(sampleCron)}>
              <ShareLink
                fragment={linkTo(options, zone, { cron: text, dialect: options.dialect })}
              />
            </FieldActions>
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
            {read.ok && read.value.notes.length > 0 && (
              <StatusLine tone="warn">{read.value.notes.join(" ")}</StatusLine>
            )}
            <ul aria-label="Examples" className="flex flex-wrap gap-2">
              {cronExamples.map((example) => (
                <li key={example}>
                  <Button
                    size="small"
                    className="max-w-full font-mono max-sm:whitespace-normal"
                    onClick={() => place(example)}
                  >
                    {example}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </Panel>
        <Notes title="How it is read" lines={cronNotes[dialect]} />
      </div>
      <Panel title="Next runs" className="min-w-0">
        <div className="flex flex-col gap-3">
          <ZoneSelect
            label="Time zone"
            value={zone}
            onChange={(chosen) => onChange({ zone: chosen === ownZone ? "" : chosen })}
          />
          {read.ok && <RunList cron={read.value} zone={zone} hours={options.hours} />}
        </div>
      </Panel>
    </div>
  );
}
