import { monthName, pad, weekdayName } from "../calendar.ts";
import { isEither, type Cron, type Field } from "./cron.ts";

/** More times than this are not listed one by one. */
const maxTimes = 6;

/** An expression in words: "At 09:30, on Monday through Friday". */
export function cronWords(cron: Cron): string {
  return [timeWords(cron), dayWords(cron), monthWords(cron.month)].filter(Boolean).join(", ");
}

function timeWords({ second, minute, hour }: Cron): string {
  const isWhole = second.values.length === 1 && second.values[0] === 0;
  if (isEvery(second) || !isWhole)
    return [unitWords(second, "second"), partWords(minute, hour)].filter(Boolean).join(", ");
  const times = hour.values.flatMap((h) => minute.values.map((m) => `${pad(h)}:${pad(m)}`));
  if (!hour.isStar && !minute.isStar && times.length <= maxTimes) return `At ${listWords(times)}`;
  if (isOnly(minute, 0) && hour.isStar) return everyWords(hour, "hour");
  return [unitWords(minute, "minute"), hourWords(hour)].filter(Boolean).join(" ");
}

/** What is left to say when the seconds have been said. */
function partWords(minute: Field, hour: Field): string {
  const minutes = isEvery(minute) ? "" : lower(unitWords(minute, "minute"));
  return [minutes, hourWords(hour)].filter(Boolean).join(" ");
}

function hourWords(hour: Field): string {
  if (isEvery(hour)) return "";
  const step = stepOf(hour);
  if (step !== null) return `of every ${ordinal(step)} hour`;
  const span = spanOf(hour);
  if (span !== null) return `from ${pad(span[0])}:00 through ${pad(span[1])}:59`;
  return `of ${plural(hour, "hour")} ${listWords(hour.values.map(String))}`;
}

/** "Every minute", "Every 5 minutes", "At minutes 0 and 30". */
function unitWords(field: Field, noun: string): string {
  if (isEvery(field) || stepOf(field) !== null) return everyWords(field, noun);
  const span = spanOf(field);
  if (span !== null) return `Every ${noun} from ${span[0]} through ${span[1]}`;
  return `At ${plural(field, noun)} ${listWords(field.values.map(String))}`;
}

function everyWords(field: Field, noun: string): string {
  const step = stepOf(field);
  return step === null ? `Every ${noun}` : `Every ${step} ${noun}s`;
}

function dayWords(cron: Cron): string {
  const days = isEvery(cron.day) ? "" : monthDayWords(cron.day);
  const weekdays = isEvery(cron.weekday) ? "" : `on ${weekdayWords(cron.weekday)}`;
  return [days, weekdays].filter(Boolean).join(isEither(cron) ? " or " : " and ");
}

function monthDayWords(day: Field): string {
  const step = stepOf(day);
  if (step !== null) return `on every ${ordinal(step)} day of the month`;
  const span = spanOf(day);
  const days = span === null ? listWords(day.values.map(String)) : `${span[0]} through ${span[1]}`;
  return `on ${plural(day, "day")} ${days} of the month`;
}

function weekdayWords(weekday: Field): string {
  const span = spanOf(weekday);
  if (span !== null) return `${weekdayName(span[0])} through ${weekdayName(span[1])}`;
  return listWords(weekday.values.map(weekdayName));
}

function monthWords(month: Field): string {
  if (isEvery(month)) return "";
  const span = spanOf(month);
  if (span !== null) return `in ${monthName(span[0])} through ${monthName(span[1])}`;
  return `in ${listWords(month.values.map(monthName))}`;
}

const isEvery = ({ text }: Field): boolean => /^[*?](?:\/1)?$/.test(text);

const isOnly = ({ values }: Field, value: number): boolean =>
  values.length === 1 && values[0] === value;

// A star, a slash, a number and nothing else: every so many.
function stepOf({ text }: Field): number | null {
  const parts = /^[*?]\/(\d+)$/.exec(text);
  return parts === null || parts[1] === "1" ? null : Number(parts[1]);
}

/** First and last of three or more that follow each other. */
function spanOf({ values }: Field): readonly [first: number, last: number] | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 3) return null;
  return last - first === values.length - 1 ? [first, last] : null;
}

const plural = ({ values }: Field, noun: string): string =>
  values.length === 1 ? noun : `${noun}s`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

function ordinal(value: number): string {
  const ending = { 1: "st", 2: "nd", 3: "rd" }[value % 10] ?? "th";
  return value + (Math.floor(value / 10) === 1 ? "th" : ending);
}
