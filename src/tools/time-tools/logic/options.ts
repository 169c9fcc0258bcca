import { guarded, oneOf, oneOfLabeled, shape, type Shape, type Value } from "#domain/shape.ts";
import { nsPerMs } from "./calendar.ts";
import { dialectChoices } from "./cron/dialect.ts";
import { isZone } from "#domain/zones.ts";

export const units = [
  { id: "s", name: "seconds", perUnitNs: 1_000_000_000n },
  { id: "ms", name: "milliseconds", perUnitNs: nsPerMs },
  { id: "us", name: "microseconds", perUnitNs: 1000n },
  { id: "ns", name: "nanoseconds", perUnitNs: 1n },
] as const;

export const unitChoices = [
  ["auto", "Auto"],
  ["s", "s"],
  ["ms", "ms"],
  ["us", "µs"],
  ["ns", "ns"],
] as const;
export type UnitChoice = (typeof unitChoices)[number][0];

export const tabs = [
  { id: "convert", label: "Timestamps and clocks" },
  { id: "difference", label: "Difference" },
  { id: "planner", label: "Meeting planner" },
  { id: "cron", label: "Cron" },
] as const;

export const weekends = [
  ["sat-sun", "Saturday and Sunday"],
  ["sun", "Sunday"],
  ["fri-sat", "Friday and Saturday"],
  ["none", "No days off"],
] as const;
export type Weekend = (typeof weekends)[number][0];

export const maxClocks = 24;

/** Zones, each once. */
const zonesShape: Shape<readonly string[]> = {
  initial: [],
  read: (given) =>
    Array.isArray(given) ? [...new Set(given.filter(isZone))].slice(0, maxClocks) : [],
};

/** What is remembered. What was typed is not. */
export const optionsShape = shape({
  tab: oneOf(
    tabs.map(({ id }) => id),
    "convert",
  ),
  zone: guarded(isZone, ""), // "" for the visitor's own
  unit: oneOfLabeled(unitChoices, "auto"),
  hours: oneOf(["24", "12"], "24"),
  clocks: zonesShape, // that the visitor added
  absent: zonesShape, // who does not come to the meeting
  weekend: oneOfLabeled(weekends, "sat-sun"),
  dialect: oneOfLabeled(dialectChoices, "auto"),
});
export type Options = Value<typeof optionsShape>;
