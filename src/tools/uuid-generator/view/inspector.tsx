import { CopyButton } from "#ui/copy-button.tsx";
import { FieldActions } from "#ui/field-actions.tsx";
import { Panel } from "#ui/panel.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { inspect, timeLabel, type Fact, type Inspected } from "../logic.ts";
import { sampleId } from "./sample.ts";

/** Longer than anything that is an identifier, with whatever was pasted around it. */
const maxTextChars = 200;

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Says what is inside a pasted identifier. */
export function Inspector({ text, onText }: Props) {
  const isBlank = text.trim() === "";
  const found = inspect(text);
  const isWrong = !isBlank && !found.ok;
  return (
    <Panel title="Inspect" className="min-w-0">
      <div className="flex flex-col gap-3">
        <TextInput
          mono
          label="UUID, ULID or NanoID"
          placeholder="Paste one here"
          value={text}
          onChange={onText}
          maxLength={maxTextChars}
          invalid={isWrong}
          hint={isWrong ? found.message : ""}
        />
        <FieldActions text={text} onText={onText} onSample={() => onText(sampleId)} />
        <div aria-live="polite">
          {isBlank ? (
            <p className="text-sm text-soft">
              Shows its version, its variant and the time inside. Braces, quotes, upper case and
              missing hyphens are fine.
            </p>
          ) : (
            found.ok && (
              <>
                <p className="font-semibold">{found.value.title}</p>
                <p className="text-sm text-soft">{found.value.about}</p>
              </>
            )
          )}
        </div>
        {!isBlank && found.ok && <Facts {...found.value} />}
      </div>
    </Panel>
  );
}

/** In the visitor's own time zone, which is named. */
const localTime = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

function Facts({ atMs, facts }: Inspected) {
  const local = { label: "Your time", value: atMs === null ? "" : localTime.format(atMs) };
  const shown = facts.flatMap((fact): Fact[] =>
    fact.label === timeLabel ? [fact, local] : [fact],
  );
  return (
    <dl className="flex flex-col">
      {shown.map(({ label, value }) => (
        <div key={label} className="border-t border-line pt-1.5">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="flex items-center gap-2 pointer-coarse:[&_button]:min-h-11 pointer-coarse:[&_button]:min-w-11">
            <span className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{value}</span>
            <CopyButton iconOnly text={value} what={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
