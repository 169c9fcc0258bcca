import X from "lucide-react/icons/x";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel } from "#ui/panel.tsx";
import type { Hours } from "../logic/formats.ts";
import {
  addedClock,
  faceAt,
  maxClocks,
  worldClocks,
  type Options,
  type WorldClock,
} from "../logic.ts";
import { useNow } from "./use-now.ts";
import { ZoneSelect } from "./zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const isFixed = (zone: string): boolean => worldClocks.some((clock) => clock.zone === zone);

/** The time now around the world. */
export function WorldClockPanel({ options, onChange }: Props) {
  const { clocks, hours } = options;
  const add = (zone: string) => {
    if (zone === "" || clocks.includes(zone) || isFixed(zone) || clocks.length >= maxClocks) return;
    onChange({ clocks: [...clocks, zone] });
  };
  return (
    <Panel title="World clock" className="min-w-0">
      <div className="flex flex-col gap-3">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
          {worldClocks.map((clock) => (
            <Face key={clock.label} clock={clock} hours={hours} />
          ))}
          {clocks.map((zone) => (
            <Face
              key={zone}
              clock={addedClock(zone)}
              hours={hours}
              onRemove={() => onChange({ clocks: clocks.filter((one) => one !== zone) })}
            />
          ))}
        </ul>
        <ZoneSelect label="Add a clock" prompt="Choose a city…" value="" onChange={add} />
      </div>
    </Panel>
  );
}

interface FaceProps {
  clock: WorldClock;
  hours: Hours;
  onRemove?: () => void;
}

function Face({ clock, hours, onRemove }: FaceProps) {
  const { label, zone } = clock;
  const { time, date, zoneText } = faceAt(zone, useNow(), hours);
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="min-w-0 text-sm font-semibold wrap-break-word">{label}</h3>
        <span className="-me-1 flex shrink-0">
          <CopyButton iconOnly text={`${date}, ${time} ${label}`} what={`time in ${label}`} />
          {onRemove !== undefined && (
            <button
              type="button"
              aria-label={`Remove ${label}`}
              title={`Remove ${label}`}
              onClick={onRemove}
              className="flex size-8 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </span>
      </div>
      <p className="figures text-xl font-semibold">{time}</p>
      <p className="text-xs text-soft">{date}</p>
      <p className="text-xs text-soft">{zoneText}</p>
      <p className="text-xs wrap-anywhere text-soft">{zone}</p>
    </li>
  );
}
