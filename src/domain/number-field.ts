import { formatNumber, formatRupees, shortRupees, spokenRupees } from "./money.ts";
import type { Shape } from "./shape.ts";

/** One number that a visitor sets by slider or by typing. The limits are the spec's, as data. */
export interface NumberField {
  id: string; // "amount"
  inLink?: string; // its letter in a shared link: "p"; without one it is in none
  label: string; // "Loan Amount"
  unit: "rupees" | SymbolUnit | CountUnit;
  min: number;
  max: number;
  step: number;
  initial: number;
  /** `log` for a range too wide for a slider of even steps: 1,000 to 1 crore. */
  scale?: "log";
}

/** What has a symbol instead of a noun: how it is written, and how it is said. */
const symbols = {
  percent: { written: "%", spoken: "percent" },
  degrees: { written: "°", spoken: "degrees" },
  pixels: { written: "px", spoken: "pixels" },
} as const;
type SymbolUnit = keyof typeof symbols;

/** What is counted in whole numbers, and what one of it is called. */
const nouns = {
  years: "year",
  months: "month",
  characters: "character",
  words: "word",
  sentences: "sentence",
  paragraphs: "paragraph",
  digits: "digit",
} as const;
type CountUnit = keyof typeof nouns;

/** The values of some fields, by their id. */
export type Values<Id extends string = string> = Record<Id, number>;

/** The values that fields start with. */
export const initialValues = <F extends NumberField>(fields: readonly F[]): Values<F["id"]> =>
  Object.fromEntries(fields.map((field) => [field.id, field.initial])) as Values<F["id"]>;

/** A rate of 8.35 % is common though the slider steps by 0.1, so typed values may be finer. */
const decimals: Partial<Record<NumberField["unit"], number>> = { percent: 2 };

/** The nearest value that the field allows to be typed; not a number gives the initial one. */
export function clampToField(field: NumberField, value: number): number {
  if (Number.isNaN(value)) return field.initial;
  const inRange = Math.min(Math.max(value, field.min), field.max);
  const parts = 10 ** (decimals[field.unit] ?? 0);
  return Math.round(inRange * parts) / parts;
}

/** What a field may hold. A number beyond its limits is moved to the nearest one. */
export const inField = (field: NumberField): Shape<number> => ({
  initial: field.initial,
  read: (given) => clampToField(field, typeof given === "number" ? given : Number.NaN),
});

/** The step that a slider needs to hold a value: the field's own, or one for typed values. */
export const stepHolding = (field: NumberField, value: number): number =>
  snapToStep(field, value) === value ? field.step : 1 / 10 ** (decimals[field.unit] ?? 0);

/** The nearest value that lies on the field's steps. */
export function snapToStep(field: NumberField, value: number): number {
  const steps = Math.round((clampToField(field, value) - field.min) / field.step);
  return clampToField(field, field.min + steps * field.step);
}

/** The value some steps on. From between two steps, the next one in that direction comes first. */
export function stepBy(field: NumberField, value: number, steps: number): number {
  const snapped = snapToStep(field, value);
  const gained = Math.sign(snapped - value) === Math.sign(steps) ? Math.sign(steps) : 0;
  return snapToStep(field, snapped + (steps - gained) * field.step);
}

/** Where a slider comes to rest that was moved: on a step, and never where it was. */
export function movedTo(field: NumberField, from: number, to: number): number {
  const isWithinStep = Math.abs(to - from) < field.step;
  return isWithinStep ? stepBy(field, from, Math.sign(to - from)) : snapToStep(field, to);
}

/**
 * Where the slider stops. On even scales at every step. On a log scale at the steps with at most
 * two significant digits, so that each decade has the same length on the track, each stop is a
 * round amount, and moving by one stop always changes something.
 */
export function stopsOf(field: NumberField): readonly number[] {
  const stops: number[] = [];
  let value = field.min;
  while (value < field.max) {
    stops.push(value);
    value = snapToStep(field, value + strideAt(field, value));
  }
  return [...stops, field.max];
}

function strideAt({ scale, step }: NumberField, value: number): number {
  if (scale !== "log" || value <= 0) return step;
  const tenth = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.max(step, tenth);
}

/** How far along the slider a value stands, from 0 to 1. */
export function shareOf(field: NumberField, value: number): number {
  if (field.scale !== "log") return (value - field.min) / (field.max - field.min);
  const stops = stopsOf(field);
  return nearestStop(stops, value) / (stops.length - 1);
}

/** The value of the stop that is nearest to a place on the slider. */
export function stopAt(field: NumberField, share: number): number {
  const stops = stopsOf(field);
  const index = Math.round(Math.min(Math.max(share, 0), 1) * (stops.length - 1));
  return stops[index] ?? field.initial;
}

/** The index of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  const after = stops.findIndex((stop) => stop >= value);
  if (after <= 0) return after === 0 ? 0 : stops.length - 1;
  const gap = (index: number) => Math.abs((stops[index] ?? 0) - value);
  return gap(after) < gap(after - 1) ? after : after - 1;
}

/** What stands behind a value of the field: "%", "px", "years", "month"; nothing behind rupees. */
export function unitWord({ unit }: NumberField, value: number): string {
  if (unit === "rupees") return "";
  if (isSymbol(unit)) return symbols[unit].written;
  return value === 1 ? nouns[unit] : `${nouns[unit]}s`;
}

/** A value with its unit: "₹1,00,000", "7.5%", "15 years". */
export function formatField(field: NumberField, value: number): string {
  if (field.unit === "rupees") return formatRupees(value, 0);
  const gap = isSymbol(field.unit) ? "" : " ";
  return formatNumber(value) + gap + unitWord(field, value);
}

/** The same, as short as it can be said: "₹1 crore". */
export const shortField = (field: NumberField, value: number): string =>
  field.unit === "rupees" ? shortRupees(value) : formatField(field, value);

/** A value in spoken words: "50 lakh rupees", "7.5 percent", "15 years". */
export function spokenField(field: NumberField, value: number): string {
  if (field.unit === "rupees") return spokenRupees(value);
  if (!isSymbol(field.unit)) return formatField(field, value);
  return `${formatNumber(value)} ${symbols[field.unit].spoken}`;
}

const isSymbol = (unit: NumberField["unit"]): unit is SymbolUnit => Object.hasOwn(symbols, unit);

/** What a field counts in, in words: "rupees", "percent", "years". */
export const unitName = ({ unit }: NumberField): string =>
  isSymbol(unit) ? symbols[unit].spoken : unit;
