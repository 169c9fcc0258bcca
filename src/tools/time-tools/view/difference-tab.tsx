import { flag } from "#domain/shape.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { ErrorCard } from "#ui/error-card.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { ShareLink } from "#ui/share-link.tsx";
import { useLink } from "#ui/use-link.ts";
import { StatusLine } from "#ui/status-line.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useKept, useKeptText } from "#ui/use-kept.ts";
import {
  differenceOf,
  fieldOf,
  linkTo,
  fieldsAt,
  isoDate,
  nsPerMs,
  weekends,
  yearText,
  type Options,
} from "../logic.ts";
import { Facts } from "./facts.tsx";
import { ShiftPanel } from "./shift-panel.tsx";
import { ownZone } from "./zone-select.tsx";

interface Props {
  options: Options;
  onChange: (part: Partial<Options>) => void;
}

const fieldsToday = (zone: string) => fieldsAt(zone, BigInt(Date.now()) * nsPerMs);
const todayIn = (zone: string): string => isoDate(fieldsToday(zone));
const endOfYear = (zone: string): string => `${yearText(fieldsToday(zone).year)}-12-31`;

const countsLast = flag(false);

/** What lies between two dates, and what comes so long after one. */
export default function DifferenceTab({ options, onChange }: Props) {
  const zone = options.zone === "" ? ownZone : options.zone;
  const [start, setStart] = useKeptText("first", () => todayIn(zone));
  const [end, setEnd] = useKeptText("second", () => endOfYear(zone));
  const [holidays, setHolidays] = useKeptText("days off");
  const [includesLast, setIncludesLast] = useKept("counts last", countsLast);
  const found = differenceOf({
    start,
    end,
    zone,
    weekend: options.weekend,
    includesLast,
    holidays,
  });
  useLink("time-tools difference", (link) => {
    setStart(fieldOf(link, "first") ?? start);
    setEnd(fieldOf(link, "second") ?? end);
  });
  const isBlank = start.trim() === "" || end.trim() === "";
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Panel title="Between two dates" className="min-w-0">
        <div className="flex flex-col gap-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <TextInput mono label="First date" value={start} onChange={setStart} />
            <TextInput mono label="Second date" value={end} onChange={setEnd} />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Select
              label="Weekend"
              options={weekends}
              value={options.weekend}
              onChange={(weekend) => onChange({ weekend })}
            />
            <ShareLink fragment={linkTo(options, zone, { first: start, second: end })} />
            <Switch label="Count the last day" checked={includesLast} onChange={setIncludesLast} />
          </div>
          <Disclosure summary="Days off beside the weekend">
            <TextInput
              mono
              label="Dates, with commas between them"
              placeholder="2026-01-26, 2026-08-15"
              value={holidays}
              onChange={setHolidays}
            />
          </Disclosure>
          {!found.ok && !isBlank && (
            <ErrorCard message={found.message}>
              <p>{found.detail}</p>
            </ErrorCard>
          )}
          {found.ok && (
            <>
              <div className="flex items-start justify-between gap-2 rounded-md bg-sunken p-3">
                <output aria-label="Difference" className="figures text-lg font-semibold">
                  {found.value.title}
                </output>
                <CopyButton iconOnly text={found.value.title} what="difference" />
              </div>
              {found.value.isBackwards && (
                <StatusLine tone="neutral">The second date is the earlier one.</StatusLine>
              )}
              <Facts facts={found.value.facts} />
            </>
          )}
        </div>
      </Panel>
      <ShiftPanel weekend={options.weekend} today={todayIn(zone)} />
    </div>
  );
}
