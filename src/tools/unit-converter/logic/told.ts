import { writeFacts } from "#domain/operation/facts.ts";
import type { Outcome, Saying } from "#domain/operation/operation.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { categoryOf, convert, unitOf, type Category } from "./conversion.ts";
import { amountText, figureText, headlineText } from "./figures.ts";
import { fraction, type Fraction } from "./fraction.ts";
import { readTyped } from "./typed.ts";
import type { CategoryId, Unit } from "./units.data.ts";
import { noResultText, warningFor } from "./warnings.ts";

interface Amount {
  amount: Fraction;
  category: Category;
  from: Unit;
  to: Unit | null;
}

/** An amount with its unit, and the unit that it is wanted in if one is named. */
function readAmount(text: string): Result<Amount> {
  const read = readTyped(text, "length");
  if (!read.ok) return fail(`${read.message || "There is nothing to convert"}.`);
  const { amount, from, to } = read.value;
  const category = categoryOf(read.value.category);
  if (from === undefined)
    return fail(`“${text.trim().slice(0, 60)}” names no unit: write it as “5 miles in km”.`);
  return ok({
    amount,
    category,
    from: unitOf(category, from),
    to: to === undefined ? null : unitOf(category, to),
  });
}

/** An amount in the unit that is asked for, else in all of its category. */
export function convertText(text: string, target: string, as: "text" | "json"): Outcome<string> {
  const read = readAmount(target === "" ? text : `${text.trim()} in ${target}`);
  if (!read.ok) return read;
  const { amount, category, from, to } = read.value;
  const warning = warningFor(amount, category.id, from);
  const notes = warning === "" ? [] : [warning];
  if (to !== null) {
    const value = convert(amount, from, to);
    if (value === null) return fail(`${noResultText(from, to)}.`);
    return { ok: true, value: `${amountText(value)} ${to.symbol}`, notes };
  }
  const facts = category.units.flatMap((unit) => {
    const value = convert(amount, from, unit);
    return value === null
      ? []
      : [{ label: unit.name, value: `${figureText(value)} ${unit.symbol}` }];
  });
  return { ok: true, value: writeFacts(facts, as), notes };
}

/** What people say most amounts in, for those who named no unit to convert to. */
const common: Readonly<Partial<Record<CategoryId, string>>> = {
  length: "km m cm mm mi yd ft in",
  weight: "t kg g lb oz",
  temperature: "°C °F K",
  area: "km² ha m² acre ft²",
  volume: "m³ L mL gal cup tbsp",
  speed: "km/h m/s mph kn",
  time: "yr d h min s ms",
  pressure: "bar kPa psi atm",
  energy: "kWh kJ kcal J",
  power: "kW W hp",
  data: "GB MB KB GiB MiB KiB B",
  "data-rate": "Gbit/s Mbit/s MB/s KB/s",
  angle: "° rad turn",
  fuel: "km/L|L/100 km|mpg (US)",
  force: "kN N lbf kgf",
  frequency: "GHz MHz kHz Hz rpm",
  css: "px rem pt cm in",
};

/** Written like an amount, but a name: 1st, 3D, 4K, 5G. */
const isName = /^\d*1st$|^\d{1,2}[DKG]$/;

/** How far a number is from those that people like, 1 to 1000. */
function distanceTo(value: Fraction): number {
  const size = Math.log10(Math.abs(Number(value.top) / Number(value.bottom)));
  return Number.isFinite(size) ? Math.max(-size, size - 3, 0) : 99;
}

/** An amount in other units, in a few words; nothing when it is no amount of anything. */
export function saysOf(text: string): readonly Saying[] {
  const read = isName.test(text.trim()) ? fail("") : readAmount(text);
  if (!read.ok) return [];
  const { amount, category, from, to } = read.value;
  const warning = warningFor(amount, category.id, from);
  const said = (unit: Unit, value: Fraction): Saying => ({
    label: unit.name,
    words: `${headlineText(value)} ${unit.symbol}`,
    ...(warning === "" ? {} : { mark: { words: "below absolute zero", is: "bad" } }),
  });
  const targets = to === null ? commonUnits(category, from) : [to];
  return targets
    .flatMap((unit) => {
      const value = convert(amount, from, unit);
      return value === null ? [] : [{ unit, value }];
    })
    .sort((a, b) => distanceTo(a.value) - distanceTo(b.value))
    .slice(0, 3)
    .map(({ unit, value }) => said(unit, value));
}

function commonUnits(category: Category, from: Unit): Unit[] {
  const names = common[category.id] ?? "";
  return names
    .split(names.includes("|") ? "|" : " ")
    .filter((symbol) => symbol !== "" && symbol !== from.symbol)
    .map((symbol) => unitOf(category, symbol))
    .filter((unit) => convert(fraction(1n), from, unit) !== null);
}
