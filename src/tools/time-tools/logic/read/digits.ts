import { readDate } from "./dates.ts";

/** The years that people write dates of without any marks. */
const [firstYear, lastYear] = [1900, 2100];

/** The date that 8, 12 or 14 digits look like: "2026-11-15" for 20261115; `null` when they do not. */
export function dateInDigits(digits: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(digits);
  if (parts === null) return null;
  const [, year = "", month = "", day = "", ...clock] = parts;
  if (Number(year) < firstYear || Number(year) > lastYear) return null;
  const time = clock.filter((part) => part !== undefined).join(":");
  const date = `${year}-${month}-${day} ${time}`.trim();
  return readDate(date).ok ? date : null;
}

/** A count of digits that no timestamp of today has. */
export const countDoubt = (digits: string): string =>
  digits.length === 11 || digits.length === 12
    ? `Timestamps of today have 10 digits in seconds and 13 in milliseconds; this one has ${digits.length}. Is a digit missing, or one too many?`
    : "";
