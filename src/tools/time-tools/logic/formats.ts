import {
  dateText,
  dayNumber,
  dayOfYear,
  floorDivide,
  isLeapYear,
  isoWeek,
  monthName,
  msOf,
  pad,
  utcFields,
  weekdayName,
  weekdayOf,
  yearText,
  type Fields,
} from "./calendar.ts";
import { units, type Options } from "./options.ts";
import { spanWords } from "./span.ts";
import { fieldsAt, offsetAt, offsetText } from "#domain/zones.ts";

export interface Fact {
  label: string;
  value: string;
}

export type Hours = Options["hours"];

/** "10:30:00" or "10:30:00 AM". */
export function clockText({ hour, minute, second }: Fields, hours: Hours): string {
  const rest = `:${pad(minute)}:${pad(second)}`;
  if (hours === "24") return pad(hour) + rest;
  return `${hour % 12 === 0 ? 12 : hour % 12}${rest} ${hour < 12 ? "AM" : "PM"}`;
}

export const weekdayText = ({ year, month, day }: Fields): string =>
  weekdayName(weekdayOf(dayNumber(year, month, day)));

/** "Wednesday, November 29, 2023, 08:39:11 UTC+05:30". */
export function longText(epochNs: bigint, zone: string, hours: Hours): string {
  const fields = fieldsAt(zone, epochNs);
  const offset = zone === "UTC" ? "" : offsetText(offsetAt(zone, msOf(epochNs)));
  return `${weekdayText(fields)}, ${dateText(fields)}, ${clockText(fields, hours)} UTC${offset}`;
}

/** "2023-11-29T08:39:11.995845123+05:30", with as many decimals as it needs. */
export function isoText(epochNs: bigint, zone: string): string {
  const fields = fieldsAt(zone, epochNs);
  const offset = zone === "UTC" ? "Z" : offsetText(offsetAt(zone, msOf(epochNs)));
  return `${isoDate(fields)}T${clockText(fields, "24")}${fractionText(fields)}${offset}`;
}

export const isoDate = ({ year, month, day }: Fields): string =>
  `${yearText(year)}-${pad(month)}-${pad(day)}`;

/** Nothing, or 3, 6 or 9 digits. */
function fractionText({ nanosecond }: Fields): string {
  if (nanosecond === 0) return "";
  return `.${pad(nanosecond, 9).replace(/(?:000){1,2}$/, "")}`;
}

/** "Wed, 29 Nov 2023 08:39:11 +0530". */
function mailText(epochNs: bigint, zone: string, zoneText: string): string {
  const fields = fieldsAt(zone, epochNs);
  const { day, month, year } = fields;
  const date = `${pad(day)} ${monthName(month).slice(0, 3)} ${pad(year, 4)}`;
  return `${weekdayText(fields).slice(0, 3)}, ${date} ${clockText(fields, "24")} ${zoneText}`;
}

/** A moment in every unit. */
export const timestampFacts = (epochNs: bigint): Fact[] =>
  units.map(({ name, perUnitNs }) => ({
    label: name.replace(/^./, (letter) => letter.toUpperCase()),
    value: String(floorDivide(epochNs, perUnitNs)),
  }));

/** A moment as standards write it. */
export function dateFacts(epochNs: bigint, zone: string): Fact[] {
  const fields = fieldsAt(zone, epochNs);
  const { year, week, weekday } = isoWeek(fields);
  const offset = offsetText(offsetAt(zone, msOf(epochNs)));
  const days = isLeapYear(fields.year) ? 366 : 365;
  const isMailable = fields.year > 0 && fields.year < 10_000;
  return [
    { label: "ISO 8601 (UTC)", value: isoText(epochNs, "UTC") },
    { label: "ISO 8601", value: isoText(epochNs, zone) },
    ...(isMailable
      ? [
          {
            label: "RFC 2822",
            value: mailText(epochNs, zone, offset.replace(":", "").slice(0, 5)),
          },
          { label: "HTTP", value: mailText(epochNs, "UTC", "GMT") },
        ]
      : []),
    {
      label: "SQL",
      value: `${isoDate(fields)} ${clockText(fields, "24")}${fractionText(fields)}`,
    },
    { label: "Week", value: `${yearText(year)}-W${pad(week)}-${weekday}` },
    { label: "Day of the year", value: `${dayOfYear(fields)} of ${days}` },
  ];
}

/** How far from now, in its largest unit and the one below: "in 8 days and 3 hours", "now". */
export function relativeText(ms: number, nowMs: number): string {
  const [from, to] = [Math.min(ms, nowMs), Math.max(ms, nowMs)];
  // What is less than a second is nothing yet.
  const whole = Math.floor((to - from) / 1000) * 1000;
  if (whole === 0) return "now";
  const start = Math.floor(from / 1000) * 1000;
  const words = spanWords(utcFields(start), start + whole);
  const first = words.findIndex((part) => part !== "");
  const shown = words
    .slice(first, first + 2)
    .filter(Boolean)
    .join(" and ");
  return ms < nowMs ? `${shown} ago` : `in ${shown}`;
}
