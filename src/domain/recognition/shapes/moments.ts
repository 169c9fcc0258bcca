import { guess, type Shape } from "./glance.ts";

/** Points in time: as a number, and as people and programs write them. */

const secondsOf = (year: number): number => Date.UTC(year, 0, 1) / 1000;
const usual = [secondsOf(2000), secondsOf(2041)] as const;
const possible = [secondsOf(1970), secondsOf(2100)] as const;

const isWithin = (seconds: number, [from, to]: readonly [number, number]): boolean =>
  seconds >= from && seconds < to;

/** Seconds, milliseconds, microseconds or nanoseconds: which one shows in how large it is. */
function secondsIn(count: number): number {
  if (count < 1e11) return count;
  if (count < 1e14) return count / 1e3;
  return count < 1e17 ? count / 1e6 : count / 1e9;
}

export const timestamp: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 30 || !/^[1-9]\d{8,18}(?:\.\d{1,9})?$/.test(text)) return null;
  const [digits = ""] = text.split(".");
  if (text.includes(".") && digits.length > 10) return null;
  // Indian mobile numbers; as seconds they would be after the year 2160.
  if (digits.length === 10 && /^[6-9]/.test(digits)) return guess("timestamp", 0.3);
  const seconds = secondsIn(Number(digits));
  if (isWithin(seconds, usual)) return guess("timestamp", 0.9);
  if (!isWithin(seconds, possible) || isCardNumber(digits)) return guess("timestamp", 0.3);
  return guess("timestamp", 0.6);
};

/** 14 to 19 digits whose last one checks the others (Luhn). */
function isCardNumber(digits: string): boolean {
  if (digits.length < 14) return false;
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at -= 1, isDoubled = !isDoubled) {
    const digit = Number(digits[at]) * (isDoubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?[ap]\.?m\.?)?`;
const offset = String.raw`(?:Z|[A-Z]{2,5}|(?:UTC|GMT)?[+-]\d{1,2}:?(?:\d{2})?)(?:\s?\([^()]{1,60}\))?(?:\[[\w/+-]+\])?`;
const isoForm = new RegExp(
  `^(\\d{4})-(\\d{2})-(\\d{2})(?:[T ,]\\s?${clock}\\s?(?:${offset})?)?$`,
  "i",
);
const yearFirst = new RegExp(`^(\\d{4})[/.](\\d{1,2})[/.](\\d{1,2})(?:[T ,]+${clock})?$`, "i");
const yearLast = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4})(?:[ ,]+${clock})?$`, "i");
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
const weekday = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,?\\s+)?";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const named = new RegExp(
  `^${weekday}(?:${day}[\\s-](?:of\\s)?${month},?[\\s-]|${month}\\s${day},?\\s)(?:\\d{4}|${clock}\\s(?:${offset}\\s)?\\d{4})(?:,?\\s(?:at\\s)?${clock}(?:\\s?${offset})?)?$`,
  "i",
);
const weekForm = /^\d{4}-W[0-5]\d(?:-[1-7])?$/;
const compact = /^\d{4}(?:0\d|1[0-2])[0-3]\dT[0-2]\d[0-5]\d(?:[0-5]\d)?(?:Z|[+-]\d{4})?$/;

const isDay = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

export const date: Shape = ({ isLine, text }) => {
  if (!isLine || text.length > 100 || !/^[\da-z]/i.test(text) || !/\d{4}/.test(text)) return null;
  const first = isoForm.exec(text) ?? yearFirst.exec(text);
  if (first) return isDay(Number(first[2]), Number(first[3])) ? guess("date", 0.95) : null;
  const [, one, , two, year] = yearLast.exec(text) ?? [];
  if (year !== undefined) {
    if (Number(year) < 1000 || Number(year) > 2999) return null;
    const [a, b] = [Number(one), Number(two)];
    if (isDay(a, b) && isDay(b, a)) return guess("date", a === b ? 0.9 : 0.8); // day or month first?
    return isDay(a, b) || isDay(b, a) ? guess("date", 0.9) : null;
  }
  if (named.test(text) || compact.test(text)) return guess("date", 0.95);
  return weekForm.test(text) ? guess("date", 0.85) : null;
};
