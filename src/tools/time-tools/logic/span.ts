import { addMonths, dayMs, utcFields, utcMs, type Fields } from "./calendar.ts";

const withinMonth = (fields: Fields): number =>
  utcMs(fields) - utcMs({ ...fields, day: 1, hour: 0, minute: 0, second: 0 });

/** Years, months and days as people count them, then what is left of a day, each with its noun. */
export function spanWords(first: Fields, end: number): string[] {
  const until = utcFields(end);
  let months = (until.year - first.year) * 12 + until.month - first.month;
  // January 31 to February 29 is no month yet, though February has no later day.
  if (withinMonth(until) < withinMonth(first)) months -= 1;
  const rest = end - utcMs(addMonths(first, months));
  const seconds = Math.floor((rest % dayMs) / 1000);
  return [
    counted(Math.floor(months / 12), "year"),
    counted(months % 12, "month"),
    counted(Math.floor(rest / dayMs), "day"),
    counted(Math.floor(seconds / 3600), "hour"),
    counted(Math.floor(seconds / 60) % 60, "minute"),
    counted(seconds % 60, "second"),
  ];
}

/** "2 weeks", and nothing for none. */
export const counted = (count: number, noun: string): string =>
  count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
