import type { Cell } from "./csv.ts";
import { fieldEntries } from "./link.ts";
import { roundTo } from "./money.ts";
import { clampToField, unitName, type NumberField, type Values } from "./number-field.ts";
import { counted } from "./wording.ts";

/** How a visitor counts a term. It is kept in years, which need not be whole. */
export type TermUnit = "years" | "months";

export interface Term extends Values<"years"> {
  termIn: TermUnit;
}

/** A term in whole months. */
export const monthsIn = (years: number): number => Math.round(years * 12);

/** The same limits, counted in months. */
export const inMonths = (field: NumberField): NumberField => ({
  ...field,
  inLink: "n",
  unit: "months",
  min: field.min * 12,
  max: field.max * 12,
  initial: field.initial * 12,
});

/** A number of months in words: "15 years 7 months". */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const words = [
    years > 0 ? counted(years, "year") : "",
    rest > 0 || years === 0 ? counted(rest, "month") : "",
  ];
  return words.filter(Boolean).join(" ");
}

/** A term counted otherwise, and what had to change for it; "" when nothing had to. */
export function countedIn(years: number, termIn: TermUnit): { term: Term; words: string } {
  const whole = Math.max(1, Math.round(years));
  if (termIn === "months" || whole === years) return { term: { years, termIn }, words: "" };
  const words = `${formatMonths(monthsIn(years))} rounded to ${counted(whole, "year")}`;
  return { term: { years: whole, termIn }, words };
}

/** What is to be said of a term that is not of whole months: it is counted in them. */
export function termNotes(years: number): string[] {
  const months = monthsIn(years);
  return Math.abs(years * 12 - months) < 0.01 ? [] : [`The term is counted as ${months} months.`];
}

/** How the number of months comes about, in a working. */
export const termLine = (years: number): string =>
  Number.isInteger(years)
    ? `n = ${years} × 12 = ${monthsIn(years)} months`
    : `n = ${monthsIn(years)} months`;

/** The head of a year in a table; the last one may be shorter. */
export function yearHead(year: number, years: number): string {
  const months = Math.min(12, monthsIn(years) - (year - 1) * 12);
  return months === 12 ? String(year) : `${year} (${counted(months, "month")})`;
}

/** The term that a link asks for in months; `null` when it does not. */
export function readMonths(field: NumberField, text: string | null) {
  if (text === null) return null;
  const wanted = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  const months = clampToField(inMonths(field), wanted);
  return { term: { years: months / 12, termIn: "months" } as const, adjusted: months !== wanted };
}

/** The fields' values as entries of a link, the term as it is counted. */
export function entriesWithTerm<F extends NumberField>(
  fields: readonly F[],
  values: Values<F["id"]> & Term,
): readonly (readonly [name: string, value: number])[] {
  const years = fields.find(({ id }) => id === "years")?.inLink;
  return fieldEntries(fields, values).map(([name, value]) =>
    name === years && values.termIn === "months" ? ["n", monthsIn(value)] : [name, value],
  );
}

/** What was set, for a spreadsheet: name, number, unit; the term as it is counted. */
export const inputRows = <F extends NumberField>(
  fields: readonly F[],
  values: Values<F["id"]> & Term,
): readonly (readonly Cell[])[] =>
  fields.map((field) => {
    const isMonths = field.id === "years" && values.termIn === "months";
    const value = values[field.id as F["id"]];
    return [field.label, isMonths ? monthsIn(value) : value, isMonths ? "months" : unitName(field)];
  });

/** What was answered, for a spreadsheet: name and rupees in paise. */
export const amountRows = (
  amounts: Readonly<Record<string, number>>,
): readonly (readonly Cell[])[] =>
  Object.entries(amounts).map(([name, amount]) => [name, roundTo(amount, 2), "rupees"]);
