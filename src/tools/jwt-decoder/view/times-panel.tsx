import { Panel } from "#ui/panel.tsx";
import { fromNow, utcTime, type TimeClaim } from "../logic.ts";
import { useEverySecond } from "./use-every-second.ts";

/** On the visitor's clock. */
export const localTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
});

/** When a token was issued, begins and ends: on the visitor's clock, in UTC, and from now. */
export function TimesPanel({ times }: { times: readonly TimeClaim[] }) {
  const nowMs = useEverySecond((nowMs) => Math.floor(nowMs / 1000) * 1000);
  if (times.length === 0) return null;
  return (
    <Panel title="Times">
      <dl className="flex flex-col gap-2 text-sm">
        {times.map(({ name, label, raw, atMs, note }) => (
          <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
            <dt>
              <span className="font-medium">{label}</span>
              <span className="block font-mono text-xs text-soft">{name}</span>
            </dt>
            <dd className="figures min-w-0">
              {atMs === null ? (
                <span className="font-mono wrap-anywhere">{raw.slice(0, 100)}</span>
              ) : (
                <>
                  <span className="font-medium">{localTime.format(atMs)}</span>
                  <span className="text-soft"> · {fromNow(atMs, nowMs)}</span>
                  <span className="block text-xs text-soft">{utcTime(atMs)}</span>
                </>
              )}
              {note !== null && <span className="block text-xs font-medium text-warn">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
