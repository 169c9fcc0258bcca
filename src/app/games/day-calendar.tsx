import { dayName, weekdays, weeksUntil } from "#domain/game-results-days.ts";
import { counted } from "#domain/wording.ts";
import type { DayState } from "./use-today.ts";

const shownWeeks = 5;

/** How many of the day's games were finished on each day of the last weeks, on this device. */
export const DayCalendar = ({ day, total }: { day: DayState; total: number }) => (
  <table className="figures w-full max-w-md table-fixed border-separate border-spacing-1 text-center text-xs">
    <caption className="mb-1 text-start text-soft">
      The day’s games that were finished on this device. Days are UTC’s.
    </caption>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" className="font-medium text-soft">
            <span aria-hidden>{name.slice(0, 2)}</span>
            <span className="sr-only">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksUntil(day.today, shownWeeks).map((week) => (
        <tr key={week[0]}>
          {week.map((one, place) =>
            one === null ? (
              <td key={weekdays[place]}>
                <span className="sr-only">To come</span>
              </td>
            ) : (
              <DayCell
                key={one}
                name={dayName(one)}
                count={day.counts.get(one) ?? 0}
                total={total}
              />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

function DayCell({ name, count, total }: { name: string; count: number; total: number }) {
  const look =
    count === 0
      ? "border-line text-soft"
      : count === total
        ? "border-accent bg-accent text-accent-ink"
        : "border-accent bg-accent-tint text-ink";
  return (
    <td className={`rounded-sm border py-1 ${look}`} title={`${name}: ${count} of ${total}`}>
      <span className="sr-only">
        {name}: {count === 0 ? "none" : counted(count, "game")}
      </span>
      <span aria-hidden className="block leading-4">
        {name.split(" ")[1]}
      </span>
      <span aria-hidden className="block leading-4 font-semibold">
        {count === 0 ? "·" : count}
      </span>
    </td>
  );
}
