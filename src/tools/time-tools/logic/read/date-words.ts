import {
  addMonths,
  dateText,
  dayMs,
  dayNumber,
  nsPerMs,
  timeText,
  utcFields,
  utcMs,
  weekdayNames,
  weekdayOf,
  type Fields,
} from "../calendar.ts";
import { readClock } from "./clock-time.ts";
import { isoDate, isoText, weekdayText } from "../formats.ts";
import { fieldsAt } from "#domain/zones.ts";

/** A date in words, as it would be written in digits. */
interface Spelled {
  text: string; // "2026-11-17 5pm"
  /** It is so long from now, and has no zone of its own. */
  isDistance: boolean;
}

const dayWords: Readonly<Record<string, number>> = {
  "day before yesterday": -2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  "day after tomorrow": 2,
};
const timeWords: Readonly<Record<string, string>> = { noon: "12:00", midnight: "00:00" };

const weekdays = weekdayNames.map((name) => name.toLowerCase());
const weekdayPattern = weekdays.flatMap((name) => [name, name.slice(0, 3)]).join("|");
const onDay = new RegExp(
  `^(?:(.+?) )??(?:(${Object.keys(dayWords).join("|")})|(?:(next|this|last) )?(${weekdayPattern}))(?: (.+))?$`,
);
const distance = /^(in )?(\d{1,6}|an?) (second|minute|hour|day|week|month|year)s?( ago)?$/;

/** "tomorrow 5pm", "next Friday", "in 3 days", "2 hours ago" in digits; `null` when it is none of them. */
export function spellOut(text: string, zone: string, nowMs: number): Spelled | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[,\s]+/g, " ")
    .replace(/\bat /, "")
    .replace(/^the /, "");
  const now = fieldsAt(zone, BigInt(Math.floor(nowMs / 1000) * 1000) * nsPerMs);
  if (plain === "now") return { text: isoText(msToNs(nowMs), zone), isDistance: true };
  const away = distance.exec(plain);
  if (away !== null) return spellDistance(away, zone, nowMs, now);
  return spellDay(plain, now);
}

const msToNs = (ms: number): bigint => BigInt(Math.floor(ms / 1000) * 1000) * nsPerMs;

const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

/** Hours and less are counted as they pass, days and more by the calendar. */
function spellDistance(
  [, ahead, amount = "", unit = "", ago]: readonly (string | undefined)[],
  zone: string,
  nowMs: number,
  now: Fields,
): Spelled | null {
  if ((ahead === undefined) === (ago === undefined)) return null;
  const count = (amount.startsWith("a") ? 1 : Number(amount)) * (ago === undefined ? 1 : -1);
  const length = seconds[unit];
  if (length !== undefined) {
    return { text: isoText(msToNs(nowMs + count * length * 1000), zone), isDistance: true };
  }
  const shifted =
    unit === "day" || unit === "week"
      ? utcFields(utcMs(now) + count * (unit === "week" ? 7 : 1) * dayMs)
      : addMonths(now, count * (unit === "year" ? 12 : 1));
  return { text: `${isoDate(shifted)} ${timeText(shifted)}`, isDistance: false };
}

function spellDay(plain: string, now: Fields): Spelled | null {
  const today = dayNumber(now.year, now.month, now.day);
  const at = (day: number, time: string): Spelled => ({
    text: `${isoDate(utcFields(day * dayMs))} ${timeWords[time] ?? time}`.trim(),
    isDistance: false,
  });
  const isTime = (text: string) => text in timeWords || typeof readClock(text) !== "string";
  // Digits alone are no time of day: 2024 is a year.
  if (plain in timeWords || (/^\d[\d:.]*(?::| ?[ap]\.?m)/.test(plain) && isTime(plain)))
    return at(today, plain);

  const [, before, word, which, name, after] = onDay.exec(plain) ?? [];
  if (before !== undefined && after !== undefined) return null;
  const time = before ?? after ?? "";
  const shift = dayWords[word ?? ""];
  if (shift !== undefined)
    return before !== undefined && !isTime(before) ? null : at(today + shift, time);
  // "Mon, 15 Foo 2024" is a date with a mistake in it, not a Monday.
  if (name === undefined || !isTime(time)) return null;
  const weekday = weekdays.findIndex((one) => one.startsWith(name.slice(0, 3)));
  const days =
    which === "last"
      ? -((weekdayOf(today) - weekday + 7) % 7 || 7)
      : (weekday - weekdayOf(today) + 7) % 7 || 7;
  return at(today + days, time);
}

/** What the words were taken for: "“tomorrow” is read as Tuesday, November 17, 2026, 00:00." */
export function spelledNote(text: string, local: number): string {
  const fields = utcFields(local);
  const day = `${weekdayText(fields)}, ${dateText(fields)}`;
  return `“${text.trim()}” is read as ${day}, ${timeText(fields)}.`;
}
