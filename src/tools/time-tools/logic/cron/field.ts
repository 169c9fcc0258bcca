import { monthNames, weekdayNames } from "../calendar.ts";
import type { Dialect, Part } from "./dialect.ts";
import type { SpecialDay } from "./special-day.ts";

/** One field of an expression. */
export interface Field {
  text: string; // "*/15"
  values: readonly number[]; // in order; Sunday is 0 in every dialect
  /** Begins with a star: crontab(5) treats such days and hours differently. */
  isStar: boolean;
  special: SpecialDay | null;
  /** What was read in a way that its own program might not, in words. */
  notes: readonly string[];
}

interface Range {
  name: string;
  min: number;
  max: number;
  names?: readonly string[];
}

const short = (name: string): string => name.slice(0, 3).toUpperCase();

const ranges: Readonly<Record<Part, Range>> = {
  second: { name: "Second", min: 0, max: 59 },
  minute: { name: "Minute", min: 0, max: 59 },
  hour: { name: "Hour", min: 0, max: 23 },
  day: { name: "Day of the month", min: 1, max: 31 },
  month: { name: "Month", min: 1, max: 12, names: monthNames.map(short) },
  weekday: { name: "Weekday", min: 0, max: 7, names: weekdayNames.map(short) },
  year: { name: "Year", min: 1970, max: 2199 },
};

/** Quartz and AWS count the week from 1, which is Sunday; Quartz ends with 2099. */
function rangeOf(part: Part, dialect: Dialect): Range {
  const range = ranges[part];
  if (part === "weekday" && dialect !== "unix") return { ...range, min: 1 };
  return part === "year" && dialect === "quartz" ? { ...range, max: 2099 } : range;
}

/** Where a field stands, for those who read its items. */
interface Place extends Range {
  part: Part;
  dialect: Dialect;
}

export const everyOf = (part: Part): Field => {
  const { min, max } = ranges[part];
  return { text: "*", values: upTo(min, max, 1), isStar: true, special: null, notes: [] };
};

/** Reads one field; a text says what is wrong with it. */
export function readField(text: string, part: Part, dialect: Dialect): Field | string {
  const place = { ...rangeOf(part, dialect), part, dialect };
  const special = dialect === "unix" ? null : readSpecial(text, place);
  if (typeof special === "string") return `${place.name}: ${special}`;
  const isStar = /^[*?]/.test(text);
  if (special !== null) return { text, values: [], isStar, special, notes: [] };

  const values = new Set<number>();
  const notes: string[] = [];
  for (const item of text.split(",")) {
    const found = readItem(item, place);
    if (typeof found === "string") return `${place.name}: ${found}`;
    for (const value of found.values) values.add(plainValue(value, place));
    if (found.note !== undefined) notes.push(found.note);
  }
  return { text, values: [...values].sort((a, b) => a - b), isStar, special, notes };
}

/** Sunday is 0, whether it was written as 0, 1 or 7. */
const plainValue = (value: number, { part, min }: Place): number =>
  part === "weekday" ? (value - min) % 7 : value;

/** L, W and #: `null` when it is none of them, a text when it is one that cannot be. */
function readSpecial(text: string, place: Place): SpecialDay | string | null {
  if (place.part === "day") {
    const end = /^L(?:-(\d{1,2}))?(W)?$/.exec(text);
    if (end !== null) {
      const [, before = "0", workday] = end;
      if (text !== "L" && place.dialect === "aws") return `AWS knows L, but not ${text}`;
      if (Number(before) > 30) return `${text} lies before every month`;
      return { kind: "end", before: Number(before), isWorkday: workday !== undefined };
    }
    const near = /^(\d{1,2})W$/.exec(text);
    if (near === null) return null;
    const day = readValue(near[1] ?? "", place);
    return typeof day === "string" ? day : { kind: "near", day };
  }
  const parts = place.part === "weekday" ? /^(\d|[A-Z]{3})(?:L|#(\d))$/.exec(text) : null;
  if (parts === null) return null;
  const value = readValue(parts[1] ?? "", place);
  if (typeof value === "string") return value;
  const [weekday, nth] = [plainValue(value, place), parts[2]];
  if (nth === undefined) return { kind: "last", weekday };
  if (!/[1-5]/.test(nth)) return `a month has no ${nth} of one weekday`;
  return { kind: "nth", weekday, nth: Number(nth) };
}

interface Item {
  values: number[];
  note?: string;
}

/** "*", "5", "1-5", "MON-FRI", each with a step or without: "0-30/10". */
function readItem(item: string, place: Place): Item | string {
  const { part, dialect, min, max } = place;
  const parts = /^([^/]*)(?:\/(\d{1,4}))?$/.exec(item);
  if (item === "" || parts === null) return notUnderstood(item, place);
  const [, span = "", stepText] = parts;
  const step = stepText === undefined ? 1 : Number(stepText);
  if (step === 0) return "a step of 0 leads nowhere";
  if (span === "*" || item === "?") {
    const isDay = part === "day" || part === "weekday";
    if (item === "?" && !isDay) return "“?” is only for the day of the month and the weekday";
    const note = item === "?" && dialect === "unix" ? "“?” is read as *: crontab has none." : null;
    return { values: upTo(min, max, step), ...(note !== null && { note }) };
  }
  // By itself it is the last day of the week.
  if (item === "L" && part === "weekday" && dialect !== "unix") return { values: [7] };

  const [fromText = "", toText, ...more] = span.split("-");
  if (more.length > 0) return notUnderstood(item, place);
  const from = readValue(fromText, place);
  // A single value with a step goes on to the end.
  const last = stepText === undefined ? from : max;
  const to = toText === undefined ? last : readValue(toText, place);
  if (typeof from === "string") return from;
  if (typeof to === "string") return to;
  if (from > to) return backwards(span, from, to, step, place);
  const isOpen = toText === undefined && stepText !== undefined && dialect === "unix";
  const note = `“${item}” is read as ${from}-${max}/${step}: crontab itself refuses it.`;
  return { values: upTo(from, to, step), ...(isOpen && { note }) };
}

/** Quartz goes on at the beginning: FRI-MON. A week of crontab may end with its Sunday. */
function backwards(span: string, from: number, to: number, step: number, place: Place) {
  const { part, dialect, min, max } = place;
  if (dialect === "quartz" && part !== "year") {
    const size = max - min + 1;
    return { values: upTo(from, to + size, step).map((value) => ((value - min) % size) + min) };
  }
  if (dialect === "unix" && part === "weekday" && to === 0) {
    const note = `“${span}” is read as ${from}-7: crontab itself refuses it.`;
    return { values: upTo(from, 7, step), note };
  }
  return `${span} goes backwards`;
}

const upTo = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function readValue(text: string, place: Place): number | string {
  const { names = [], min, max } = place;
  const named = names.indexOf(text);
  if (named !== -1) return named + min;
  if (!/^\d{1,4}$/.test(text)) return notUnderstood(text, place);
  const value = Number(text);
  return value < min || value > max ? `${value} is not from ${min} to ${max}` : value;
}

function notUnderstood(text: string, { part, dialect }: Place): string {
  const isSign = /[LW#]/.test(text) && (part === "day" || part === "weekday");
  if (isSign && dialect === "unix" && /^(?:\w{0,3}[LW]|L-\d+W?|LW|\w+#\d*)$/.test(text))
    return `“${text}” is for Quartz and AWS: crontab has no L, W or #`;
  if (isSign && dialect !== "unix" && /L|W$|#/.test(text))
    return `“${text}” is not understood: L, W and # stand alone, as in L, 15W, 6L or 6#3`;
  return `“${text}” is not understood`;
}
