import { nsPerMs } from "./calendar.ts";

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

/** What is remembered. What was typed is not. */
export interface Options {
  tab: Tab;
  zone: string; // "" for the visitor's own
  unit: UnitChoice;
  hours: "24" | "12";
  /** Clocks that the visitor added. */
  clocks: readonly string[];
  weekend: Weekend;
}

export const tabs = [
  { id: "convert", label: "Timestamps and clocks" },
  { id: "difference", label: "Difference" },
  { id: "cron", label: "Cron" },
] as const;
type Tab = (typeof tabs)[number]["id"];

export const weekends = [
  ["sat-sun", "Saturday and Sunday"],
  ["sun", "Sunday"],
  ["fri-sat", "Friday and Saturday"],
  ["none", "No days off"],
] as const;
export type Weekend = (typeof weekends)[number][0];
