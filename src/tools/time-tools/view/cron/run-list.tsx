import { useMemo, useState } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import {
  isoText,
  longText,
  nextRuns,
  noRunsText,
  nsPerMs,
  type Cron,
  type Hours,
} from "../../logic.ts";
import { Relative } from "../facts.tsx";
import { useNow } from "../use-now.ts";

const shownRuns = 8;

interface Props {
  cron: Cron;
  zone: string;
  hours: Hours;
}

/** When an expression runs next. What is over leaves the list. */
export function RunList({ cron, zone, hours }: Props) {
  const now = useNow();
  const [from, setFrom] = useState(now);
  const runs = useMemo(() => nextRuns(cron, zone, from, shownRuns), [cron, zone, from]);
  const [next] = runs;
  // Searched again when the first is over, not each second.
  if (next !== undefined && next.at <= now) setFrom(now);
  if (runs.length === 0) return <p className="text-sm text-soft">{noRunsText(cron)}</p>;
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
