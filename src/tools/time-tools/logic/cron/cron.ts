import { fail, ok, type Result } from "#domain/result.ts";
import { monthNames, weekdayNames } from "../calendar.ts";

export const invalidCron = "Invalid cron expression";

/** One field of an expression. */
export interface Field {
  text: string; // "*/15"
  values: readonly number[]; // in order
  /** Begins with a star: it restricts nothing, or only by steps. */
  isStar: boolean;
}

export interface Cron {
  second: Field;
  minute: Field;
  hour: Field;
  day: Field;
  month: Field;
  weekday: Field; // 0 is Sunday
}

type Part = keyof Cron;

interface Range {
  part: Part;
  name: string;
  min: number;
  max: number;
  names?: readonly string[];
}

const short = (name: string): string => name.slice(0, 3).toUpperCase();

const ranges: readonly Range[] = [
  { part: "second", name: "Second", min: 0, max: 59 },
  { part: "minute", name: "Minute", min: 0, max: 59 },
  { part: "hour", name: "Hour", min: 0, max: 23 },
  { part: "day", name: "Day of the month", min: 1, max: 31 },
  { part: "month", name: "Month", min: 1, max: 12, names: monthNames.map(short) },
  { part: "weekday", name: "Weekday", min: 0, max: 7, names: weekdayNames.map(short) },
];

const shortcuts: Readonly<Record<string, string>> = {
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
  "@monthly": "0 0 1 * *",
  "@weekly": "0 0 * * 0",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@hourly": "0 * * * *",
};

const maxTextChars = 200;

/** Reads five fields, or six with seconds first, or a shortcut. The detail says what is wrong. */
export function readCron(text: string): Result<Cron, string> {
  const plain = text.trim().toUpperCase();
  if (plain.length > maxTextChars)
    return fail(invalidCron, `Longer than ${maxTextChars} characters`);
  if (plain === "@REBOOT")
    return fail(invalidCron, "@reboot runs when a machine starts, at no set time");
  const fields = (shortcuts[plain.toLowerCase()] ?? plain).split(/\s+/).filter(Boolean);
  if (plain.startsWith("@") && fields.length === 1) {
    return fail(
      invalidCron,
      `“${text.trim()}” is not a shortcut: there is ${Object.keys(shortcuts).join(", ")}`,
    );
  }
  if (fields.length !== 5 && fields.length !== 6) {
    const wanted = "minute, hour, day, month and weekday, with seconds before them or not";
    return fail(invalidCron, `It has ${fields.length} fields in place of 5 or 6: ${wanted}`);
  }
  const six = fields.length === 6 ? fields : ["0", ...fields];
  const cron: Partial<Cron> = {};
  for (const [index, range] of ranges.entries()) {
    const field = readField(six[index] ?? "", range);
    if (typeof field === "string") return fail(invalidCron, `${range.name}: ${field}`);
    cron[range.part] = field;
  }
  return ok(cron as Cron);
}

/** One field; a text says what is wrong with it. */
function readField(text: string, range: Range): Field | string {
  const values = new Set<number>();
  for (const item of text.split(",")) {
    const found = readItem(item, range);
    if (typeof found === "string") return found;
    for (const value of found) values.add(range.part === "weekday" ? value % 7 : value);
  }
  const sorted = [...values].sort((a, b) => a - b);
  return { text, values: sorted, isStar: /^[*?]/.test(text) };
}

/** "*", "5", "1-5", "MON-FRI", each with a step or without: "0-30/10". */
function readItem(item: string, range: Range): number[] | string {
  const parts = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(item);
  if (item === "" || parts === null) return `“${item}” is not understood`;
  const [, span = "", stepText] = parts;
  const step = stepText === undefined ? 1 : Number(stepText);
  if (step === 0) return "a step of 0 leads nowhere";
  if (span === "*" || span === "?")
    return upTo(range.min, range.part === "weekday" ? 6 : range.max, step);

  const [fromText = "", toText, ...more] = span.split("-");
  const from = readValue(fromText, range);
  // A single value with a step goes on to the end.
  const last = stepText === undefined ? from : range.max;
  const end = toText === undefined ? last : readValue(toText, range);
  // A week may end with its Sunday: MON-SUN.
  const to = range.part === "weekday" && end === 0 && from !== 0 ? 7 : end;
  if (typeof from === "string") return from;
  if (typeof to === "string") return to;
  if (more.length > 0) return `“${item}” is not understood`;
  return from > to ? `${span} goes backwards` : upTo(from, to, step);
}

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function readValue(text: string, { names = [], min, max }: Range): number | string {
  const named = names.indexOf(text);
  if (named !== -1) return named + min;
  if (!/^\d{1,4}$/.test(text)) return `“${text}” is not understood`;
  const value = Number(text);
  return value < min || value > max ? `${value} is not from ${min} to ${max}` : value;
}

/** crontab(5): a day matches by both of its fields, or by either when both are restricted. */
export function isDay(cron: Cron, month: number, day: number, weekday: number): boolean {
  if (!cron.month.values.includes(month)) return false;
  const byDay = cron.day.values.includes(day);
  const byWeekday = cron.weekday.values.includes(weekday);
  return isEither(cron) ? byDay || byWeekday : byDay && byWeekday;
}

export const isEither = (cron: Cron): boolean => !cron.day.isStar && !cron.weekday.isStar;
