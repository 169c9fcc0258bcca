import { monthName, pad, weekdayName } from "../calendar.ts";
import { hasYears, isEither, type Cron } from "./cron.ts";
import type { Field } from "./field.ts";
import { ordinal, specialDayWords } from "./special-day.ts";

/** More times than this are not listed one by one. */
const maxTimes = 6;

/** An expression in words: "At 09:30, on Monday through Friday". */
export function cronWords(cron: Cron): string {
  const years = hasYears(cron) ? `in ${rangeWords(cron.year, String)}` : "";
  return [timeWords(cron), dayWords(cron), monthWords(cron.month), years]
    .filter(Boolean)
    .join(", ");
}

function timeWords({ second, minute, hour }: Cron): string {
  if (!isOnly(second, 0))
    return [unitWords(second, "second"), partWords(minute, hour)].filter(Boolean).join(", ");
  const times = hour.values.flatMap((h) => minute.values.map((m) => `${pad(h)}:${pad(m)}`));
  const isStepped = isEvery(hour) || isEvery(minute) || stepOf(hour, 24) || stepOf(minute, 60);
  if (!isStepped && times.length <= maxTimes) return `At ${listWords(times)}`;
  if (isOnly(minute, 0) && (isEvery(hour) || stepOf(hour, 24))) return everyWords(hour, "hour", 24);
  return [unitWords(minute, "minute"), hourWords(hour)].filter(Boolean).join(" ");
}

/** What is left to say when the seconds have been said. */
function partWords(minute: Field, hour: Field): string {
  const minutes = isEvery(minute) ? "" : lower(unitWords(minute, "minute"));
  return [minutes, hourWords(hour)].filter(Boolean).join(" ");
}

function hourWords(hour: Field): string {
  if (isEvery(hour)) return "";
  const step = stepOf(hour, 24);
  if (step !== null) return `of every ${ordinal(step)} hour`;
  const span = spanOf(hour);
  if (span !== null) return `from ${pad(span[0])}:00 through ${pad(span[1])}:59`;
  return `of ${plural(hour, "hour")} ${listWords(hour.values.map(String))}`;
}

/** "Every minute", "Every 5 minutes", "At minutes 0 and 40". */
function unitWords(field: Field, noun: string): string {
  if (isEvery(field) || stepOf(field, 60) !== null) return everyWords(field, noun, 60);
  const span = spanOf(field);
  if (span !== null) return `Every ${noun} from ${span[0]} through ${span[1]}`;
  return `At ${plural(field, noun)} ${listWords(field.values.map(String))}`;
}

function everyWords(field: Field, noun: string, size: number): string {
  const step = stepOf(field, size);
  return step === null ? `Every ${noun}` : `Every ${step} ${noun}s`;
}

/** Whether one of the two is enough or both are needed is what people get wrong most. */
function dayWords(cron: Cron): string {
  const days = isEvery(cron.day) ? "" : `on ${monthDayWords(cron.day)}`;
  const weekdays = isEvery(cron.weekday) ? "" : weekdayWords(cron.weekday);
  if (days === "" || weekdays === "") return weekdays === "" ? days : `on ${weekdays}`;
  return isEither(cron) ? `${days} or on ${weekdays}` : `${days} if it falls on ${weekdays}`;
}

function monthDayWords(day: Field): string {
  if (day.special !== null) return specialDayWords(day.special);
  const step = /^\*\/(\d+)$/.exec(day.text)?.[1];
  // Each month starts anew: the 31st is followed by the 1st.
  if (step !== undefined && day.values.length > maxTimes)
    return `every ${ordinal(Number(step))} day of the month from day 1`;
  return `${plural(day, "day")} ${rangeWords(day, String)} of the month`;
}

const weekdayWords = (weekday: Field): string =>
  weekday.special === null ? rangeWords(weekday, weekdayName) : specialDayWords(weekday.special);

const monthWords = (month: Field): string =>
  isEvery(month) ? "" : `in ${rangeWords(month, monthName)}`;

/** "June through August", "January and July". */
function rangeWords(field: Field, nameOf: (value: number) => string): string {
  const span = spanOf(field);
  if (span !== null) return `${nameOf(span[0])} through ${nameOf(span[1])}`;
  return listWords(field.values.map(nameOf));
}

const isEvery = ({ text }: Field): boolean => /^(?:\?|\*(?:\/1)?)$/.test(text);

const isOnly = ({ values }: Field, value: number): boolean =>
  values.length === 1 && values[0] === value;

/** A step from 0 that comes out even. Steps of 40 minutes do not: 20 follow after minute 40. */
function stepOf({ text }: Field, size: number): number | null {
  const step = Number(/^[*0]\/(\d+)$/.exec(text)?.[1] ?? 1);
  return step > 1 && step < size && size % step === 0 ? step : null;
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
