import { fail, ok, type Result } from "#domain/result.ts";
import { dayNumber, weekdayOf } from "../calendar.ts";
import {
  dialectChoices,
  guessDialect,
  layouts,
  type Dialect,
  type DialectChoice,
  type Part,
} from "./dialect.ts";
import { everyOf, readField, type Field } from "./field.ts";
import { specialDayIn } from "./special-day.ts";

export const invalidCron = "Invalid cron expression";

export interface Cron extends Record<Part, Field> {
  dialect: Dialect;
  /** How it was read: "5 fields: read as Unix (crontab)". */
  rule: string;
  /** What was changed to be understood. */
  notes: readonly string[];
}

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

/** Reads an expression of a dialect, or of the one that it looks like. The detail says what is wrong. */
export function readCron(text: string, choice: DialectChoice): Result<Cron, string> {
  const typed = text.trim();
  if (typed.length > maxTextChars)
    return fail(invalidCron, `Longer than ${maxTextChars} characters`);
  if (typed.startsWith("@")) return readShortcut(typed, choice);
  const wrapped = /^(cron|rate|at)\((.*)\)$/i.exec(typed);
  if (wrapped !== null && wrapped[1]?.toLowerCase() !== "cron")
    return fail(invalidCron, `“${typed}” is a schedule of AWS, but not a cron expression`);
  const fields = (wrapped?.[2] ?? typed).toUpperCase().split(/\s+/).filter(Boolean);
  if (choice !== "auto") return readFields(fields, choice, "");
  if (wrapped !== null) return readFields(fields, "aws", "cron(…)");
  const { dialect, because } = guessDialect(fields);
  return readFields(fields, dialect, because);
}

function readShortcut(typed: string, choice: DialectChoice): Result<Cron, string> {
  const name = typed.toLowerCase();
  if (name === "@reboot")
    return fail(invalidCron, "@reboot runs when a machine starts, at no set time");
  const fields = shortcuts[name];
  if (fields === undefined) {
    const known = Object.keys(shortcuts).join(", ");
    return fail(invalidCron, `“${typed}” is not a shortcut: there is ${known}`);
  }
  if (choice === "quartz" || choice === "aws")
    return fail(invalidCron, `${name} is a shortcut of crontab: ${nameOf(choice)} has none`);
  return readFields(fields.split(" "), "unix", `${name} is ${fields}`);
}

const nameOf = (dialect: Dialect): string =>
  dialectChoices.find(([id]) => id === dialect)?.[1] ?? dialect;

function readFields(
  fields: readonly string[],
  dialect: Dialect,
  because: string,
): Result<Cron, string> {
  const layout = layouts.find(
    (one) => one.dialect === dialect && one.parts.length === fields.length,
  );
  if (layout === undefined) return fail(invalidCron, wrongCount(fields.length, dialect, because));

  const read: Partial<Record<Part, Field>> = {};
  for (const [index, part] of layout.parts.entries()) {
    const field = readField(fields[index] ?? "", part, dialect);
    if (typeof field === "string") return fail(invalidCron, field);
    read[part] = field;
  }
  const { minute, hour, day, month, weekday } = read as Record<Part, Field>;
  if (dialect !== "unix" && (day.text === "?") === (weekday.text === "?")) {
    const reason = `${nameOf(dialect)} wants “?” in one of the two: the day of the month or the weekday`;
    return fail(invalidCron, reason);
  }
  const second = read.second ?? { ...everyOf("second"), text: "0", values: [0], isStar: false };
  const year = read.year ?? everyOf("year");
  const parts = { second, minute, hour, day, month, weekday, year };
  return ok({
    ...parts,
    dialect,
    rule:
      because === "" ? `Read as ${layout.name}, as chosen` : `${because}: read as ${layout.name}`,
    notes: Object.values(parts).flatMap(({ notes }) => notes),
  });
}

function wrongCount(count: number, dialect: Dialect, because: string): string {
  const has = `It has ${count} ${count === 1 ? "field" : "fields"} in place of`;
  if (because !== "" && dialect === "unix") {
    return `${has} 5, 6 or 7: minute, hour, day, month and weekday, with seconds before them or not; Quartz and AWS have a year after them`;
  }
  return {
    unix: `${has} 5 or 6: minute, hour, day, month and weekday, with seconds before them or not`,
    quartz: `${has} 6 or 7: second, minute, hour, day, month and weekday, with a year after them or not`,
    aws: `${has} 6: minute, hour, day, month, weekday and year`,
  }[dialect];
}

/**
 * As cron does: a day matches by both of its fields when one of them begins with a star, and by either
 * when neither does. So the 13th or a Friday, but every second day only if it is a Friday.
 */
export function isDay(cron: Cron, year: number, month: number, day: number): boolean {
  if (!cron.month.values.includes(month)) return false;
  if (hasYears(cron) && !cron.year.values.includes(year)) return false;
  const byDay = has(cron.day, day, year, month, day);
  const byWeekday = has(cron.weekday, weekdayOf(dayNumber(year, month, day)), year, month, day);
  return isEither(cron) ? byDay || byWeekday : byDay && byWeekday;
}

const has = (field: Field, value: number, year: number, month: number, day: number): boolean =>
  field.special === null
    ? field.values.includes(value)
    : specialDayIn(field.special, year, month) === day;

export const isEither = ({ day, weekday }: Cron): boolean => !day.isStar && !weekday.isStar;

/** True when it names its years: most go on for ever. */
export const hasYears = ({ year }: Cron): boolean => !/^\*(?:\/1)?$/.test(year.text);
