import { whole } from "#domain/shape-limits.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { OptionsRow } from "#ui/options-row.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { useLink } from "#ui/use-link.ts";
import { StatusLine } from "#ui/status-line.tsx";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import {
  addedClock,
  fieldOf,
  fieldsAt,
  linkTo,
  isoDate,
  nsPerMs,
  overlapText,
  plannerHours,
  plannerRow,
  readOut,
  weekends,
  worldClocks,
  type Options,
} from "../../logic.ts";
import { PlannerTable } from "./planner-table.tsx";
import { ownZone, ZoneSelect } from "../zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const todayIn = (zone: string): string => isoDate(fieldsAt(zone, BigInt(Date.now()) * nsPerMs));
const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/;

const hourShape = whole([0, 25], 9);

/** The hours of a day on every clock, side by side, and one of them read out. */
export default function PlannerTab({ options, onChange }: Props) {
  const { hours, weekend, absent } = options;
  const zone = options.zone === "" ? ownZone : options.zone;
  const [date, setDate] = useKeptText("day", () => todayIn(zone));
  const [hour, setHour] = useKept("hour", hourShape);
  useLink("time-tools planner", (link) => {
    const day = fieldOf(link, "day");
    if (day !== null && datePattern.test(day)) setDate(day);
    setHour(hourShape.read(Number(fieldOf(link, "hour") ?? hour)));
  });
  const [year = 0, month = 0, day = 0] = (datePattern.exec(date) ?? []).slice(1).map(Number);
  const moments = plannerHours(zone, { year, month, day });
  const at = moments[Math.min(hour, moments.length - 1)] ?? 0;

  const clocks = [...worldClocks, ...options.clocks.map(addedClock)];
  const rows = clocks.map((clock) => ({
    clock,
    isPresent: !absent.includes(clock.zone),
    cells: plannerRow(clock.zone, moments, weekend, hours),
  }));
  const present = rows.filter(({ isPresent }) => isPresent);
  const lines = present.map(({ clock }) => ({
    label: clock.label,
    text: readOut(clock.zone, at, weekend, hours),
  }));
  const toggle = (other: string) =>
    onChange({
      absent: absent.includes(other) ? absent.filter((one) => one !== other) : [...absent, other],
    });

  return (
    <div className="flex flex-col gap-4">
      <OptionsRow label="Which day">
        <label className="flex items-center gap-2 text-sm text-soft">
          Day
          <input
            type="date"
            value={date}
            onChange={(event) => {
              const picked = event.currentTarget.value;
              if (datePattern.test(picked)) setDate(picked);
            }}
            className="min-h-10 rounded-md border border-edge bg-raised px-2 font-medium text-ink"
          />
        </label>
        <ZoneSelect
          label="Time zone"
          value={zone}
          onChange={(chosen) => onChange({ zone: chosen === ownZone ? "" : chosen })}
        />
        <ShareLink fragment={linkTo(options, zone, { day: date, hour: `${hour}` })} />
        <Select
          label="Weekend"
          options={weekends}
          value={weekend}
          onChange={(chosen) => onChange({ weekend: chosen })}
        />
      </OptionsRow>
      <Panel title="Hours of the day" className="min-w-0">
        <PlannerTable
          zone={zone}
          own={plannerRow(zone, moments, weekend, hours)}
          rows={rows}
          chosen={at}
          onChoose={(moment) => setHour(moments.indexOf(moment))}
          onToggle={toggle}
        />
        <p className="mt-3 text-xs text-soft">
          Marked hours are office hours, from 9 to 17 on that clock. Whoever is unchecked is not
          counted. Clocks are added under Timestamps and clocks.
        </p>
      </Panel>
      <Panel title="The chosen hour" className="min-w-0">
        <div className="flex flex-col gap-3">
          <StatusLine tone="neutral">
            {overlapText(
              present.map(({ cells }) => cells),
              moments,
              zone,
              hours,
            )}
          </StatusLine>
          <output aria-label="Chosen hour" className="block">
            <ul className="flex flex-col text-sm">
              {lines.map(({ label, text }) => (
                <li
                  key={label}
                  className="flex flex-wrap gap-x-3 border-t border-line py-1.5 first:border-t-0"
                >
                  <span className="w-32 shrink-0 text-soft">{label}</span>
                  <span className="figures min-w-0 font-medium">{text}</span>
                </li>
              ))}
            </ul>
          </output>
          <div>
            <CopyButton
              label="Copy all"
              what="chosen hour"
              text={lines.map(({ label, text }) => `${label}: ${text}`).join("\n")}
              disabled={lines.length === 0}
            />
          </div>
        </div>
      </Panel>
    </div>
  );
}
