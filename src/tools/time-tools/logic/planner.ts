import { isWorkday } from "./business.ts";
import { dateText, dayMs, dayNumber, nsPerMs, type Fields } from "./calendar.ts";
import { clockText, weekdayText, type Hours } from "./formats.ts";
import type { Weekend } from "./options.ts";
import { fieldsAt, placeLocal } from "#domain/zones.ts";

const hourMs = 3_600_000;
/** Office hours, on the clock of each zone. */
const [workStarts, workEnds] = [9, 17];

/** The moments at which the hours of a day begin: 24 of them, or 23 or 25 when clocks change. */
export function plannerHours(
  zone: string,
  { year, month, day }: Pick<Fields, "year" | "month" | "day">,
): number[] {
  const midnight = dayNumber(year, month, day) * dayMs;
  const [start = 0] = placeLocal(zone, midnight).instants;
  const [end = 0] = placeLocal(zone, midnight + dayMs).instants;
  return Array.from(
    { length: Math.ceil((end - start) / hourMs) },
    (_, hour) => start + hour * hourMs,
  );
}

/** What one of those hours is in a zone. */
export interface PlannerCell {
  at: number;
  time: string; // "05:30"
  weekday: string; // "Mon"
  /** A meeting of an hour fits into the office hours. */
  isWorking: boolean;
}

/** The same hours on the clock of another zone. */
export const plannerRow = (
  zone: string,
  moments: readonly number[],
  weekend: Weekend,
  hours: Hours,
): PlannerCell[] =>
  moments.map((at) => {
    const fields = localAt(zone, at);
    return {
      at,
      time: minuteText(fields, hours),
      weekday: weekdayText(fields).slice(0, 3),
      isWorking: isOfficeHour(fields, weekend),
    };
  });

const localAt = (zone: string, at: number): Fields => fieldsAt(zone, BigInt(at) * nsPerMs);

const minuteText = (fields: Fields, hours: Hours): string =>
  clockText(fields, hours).replace(/:\d\d(?= |$)/, "");

function isOfficeHour({ year, month, day, hour, minute }: Fields, weekend: Weekend): boolean {
  const start = hour + minute / 60;
  const isWithin = start >= workStarts && start + 1 <= workEnds;
  return isWithin && isWorkday(dayNumber(year, month, day), weekend);
}

/** A chosen hour in a zone: "Monday, November 16, 2026, 09:00, working hours". */
export function readOut(zone: string, at: number, weekend: Weekend, hours: Hours): string {
  const fields = localAt(zone, at);
  const when = `${weekdayText(fields)}, ${dateText(fields)}, ${minuteText(fields, hours)}`;
  return isOfficeHour(fields, weekend) ? `${when}, working hours` : when;
}

/** When most of them are at work, by the clock of a zone. */
export function overlapText(
  rows: readonly (readonly PlannerCell[])[],
  moments: readonly number[],
  zone: string,
  hours: Hours,
): string {
  if (rows.length === 0) return "Nobody is chosen.";
  const counts = moments.map(
    (_, index) => rows.filter((cells) => cells[index]?.isWorking === true).length,
  );
  const most = Math.max(...counts);
  if (most === 0) return "Nobody is at work on this day.";
  const best = moments
    .filter((_, index) => counts[index] === most)
    .map((at) => minuteText(localAt(zone, at), hours));
  const times =
    best.length < 2 ? best.join("") : `${best.slice(0, -1).join(", ")} and ${best.at(-1)}`;
  return most === rows.length
    ? `All are at work at ${times}.`
    : `At no hour are all at work. ${most} of ${rows.length} are at ${times}.`;
}
