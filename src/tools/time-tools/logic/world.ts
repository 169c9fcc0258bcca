import { dateText, nsPerMs } from "./calendar.ts";
import { clockText, weekdayText, type Hours } from "./formats.ts";
import { cityOf } from "./zone-list.ts";
import { fieldsAt, offsetAt, offsetText, zoneNameAt } from "#domain/zones.ts";

export interface WorldClock {
  label: string; // "EST"
  zone: string;
}

/**
 * Spec §9: world clock UTC, EST, PST, GMT, JST, CET. The labels are the spec's, the zones are
 * real ones, so that New York is right in summer too. India is ours.
 */
export const worldClocks: readonly WorldClock[] = [
  { label: "UTC", zone: "UTC" },
  { label: "EST", zone: "America/New_York" },
  { label: "PST", zone: "America/Los_Angeles" },
  { label: "GMT", zone: "Europe/London" },
  { label: "JST", zone: "Asia/Tokyo" },
  { label: "CET", zone: "Europe/Paris" },
  { label: "IST", zone: "Asia/Kolkata" },
];

interface ClockFace {
  time: string; // "10:30:00"
  date: string; // "Monday, January 15, 2024"
  /** What is in force there now: "Eastern Daylight Time, UTC-04:00". */
  zoneText: string;
}

/** What a clock shows in a zone. */
export function faceAt(zone: string, ms: number, hours: Hours): ClockFace {
  const fields = fieldsAt(zone, BigInt(ms) * nsPerMs);
  return {
    time: clockText(fields, hours),
    date: `${weekdayText(fields)}, ${dateText(fields)}`,
    zoneText:
      zone === "UTC"
        ? "Coordinated Universal Time"
        : `${zoneNameAt(zone, ms)}, UTC${offsetText(offsetAt(zone, ms))}`,
  };
}

/** A clock that the visitor added is named after its city. */
export const addedClock = (zone: string): WorldClock => ({ label: cityOf(zone), zone });
