import { CopyButton } from "#ui/copy-button.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { dayMs, linkTo, nextChangeText, type Options } from "../logic.ts";
import { DatePanel, type TypedText } from "./date-panel.tsx";
import { TimestampPanel } from "./timestamp-panel.tsx";
import { useNow } from "./use-now.ts";
import { WorldClockPanel } from "./world-clock-panel.tsx";
import { ownZone, ZoneSelect } from "./zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
  timestamp: string;
  onTimestamp: (text: string) => void;
  date: TypedText;
  onDate: (typed: TypedText) => void;
}

const hourOptions = [
  ["24", "24 h"],
  ["12", "12 h"],
] as const;

/** Both directions, and the clocks of the world. */
export function ConvertTab({ options, onChange, timestamp, onTimestamp, date, onDate }: Props) {
  const zone = options.zone === "" ? ownZone : options.zone;
  return (
    <div className="flex flex-col gap-4">
      <OptionsRow label="How times are shown">
        <ZoneSelect
          label="Time zone"
          value={zone}
          onChange={(chosen) => onChange({ zone: chosen === ownZone ? "" : chosen })}
        />
        <Segmented
          label="Hours"
          hideLabel
          options={hourOptions}
          value={options.hours}
          onChange={(hours) => onChange({ hours })}
        />
        <ShareLink fragment={linkTo(options, zone, { t: timestamp, unit: options.unit })} />
        <UnixTime />
      </OptionsRow>
      <ZoneNote zone={zone} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TimestampPanel
          text={timestamp}
          onText={onTimestamp}
          zone={zone}
          hours={options.hours}
          unit={options.unit}
          onUnit={(unit) => onChange({ unit })}
          onDate={(text) => onDate({ text, atMs: Date.now() })}
        />
        <DatePanel zone={zone} hours={options.hours} typed={date} onType={onDate} />
      </div>
      <WorldClockPanel options={options} onChange={onChange} />
    </div>
  );
}

/** What will change in a zone. Looked for once a day, not once a second. */
function ZoneNote({ zone }: { zone: string }) {
  const today = Math.floor(useNow() / dayMs) * dayMs;
  const text = nextChangeText(zone, today);
  return text !== "" && <p className="-mt-2 text-xs text-soft">{text}</p>;
}

/** The time now, as a number that goes on. */
function UnixTime() {
  const seconds = String(useNow() / 1000);
  return (
    <p className="flex items-center gap-2 text-sm text-soft sm:ms-auto">
      Unix time now
      <span className="figures font-mono font-medium text-ink">{seconds}</span>
      <CopyButton iconOnly text={seconds} what="Unix time" />
    </p>
  );
}
