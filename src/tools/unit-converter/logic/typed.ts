import { indianDigits } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { workOut, type Part } from "./arithmetic.ts";
import { add, fraction, multiply, type Fraction } from "./fraction.ts";
import type { CategoryId } from "./units.data.ts";
import { categories, categoryOf, convert, unitOf } from "./conversion.ts";
import { findUnit, scaleOf } from "./names.ts";
import { numberAtStart } from "./numerals.ts";

/** What a visitor typed: a number, and the units if it names them. */
interface Typed {
  amount: Fraction;
  category: CategoryId;
  from?: string; // a symbol
  to?: string;
}

/** Longer than anything that is meant. */
const maxTextChars = 120;

/**
 * Reads `5'11"`, `1e3`, `1,00,000`, `10 km/h to mph`, `2*3 ft`. An empty message stands for an empty
 * field.
 */
export function readTyped(text: string, category: CategoryId): Result<Typed> {
  if (text.trim() === "") return fail("");
  if (text.length > maxTextChars) return fail(`Too long: at most ${maxTextChars} characters`);
  const plain = tidy(text);
  const [, before = plain, target = ""] =
    /^(.*\S)\s*(?:\s(?:to|in|into|as)\s|=|->|→)\s*(\S.*)$/i.exec(plain) ?? [];
  const parts = readParts(before, category);
  const read = parts.length === 0 ? fail(noNumber(plain)) : settle(parts, target, category);
  const isSum = /\s[-+]\s*[\d.(]/.test(before);
  if (read.ok && !isSum) return read;
  // An "in" may be inches: "2 in + 3 in" has no target.
  const worked = [calculate(plain, "", category), calculate(before, target, category)];
  return (
    worked.find(({ ok }) => ok) ??
    worked.find((one) => !one.ok && one.message !== "") ??
    failed(read, plain)
  );
}

/** What was wrong before anything was worked out. */
const failed = (read: Result<Typed>, plain: string): Result<Typed> =>
  read.ok ? fail(noNumber(plain)) : read;

function calculate(text: string, target: string, category: CategoryId): Result<Typed> {
  const parts = workOut(text, (number, unit) => {
    const part = readPart(number, unit);
    return isKnown(part.unit, category) ? part : null;
  });
  return parts.ok ? settle(parts.value, target, category) : parts;
}

const noNumber = (text: string): string =>
  /^[-+]?\s*[\d.,]+e[-+]?\d{4,}$/i.test(text)
    ? "Too large or too small: 1e1000 and 1e-1000 are the limits"
    : `Not a number: “${text}”`;

/** One way to write each sign. A ½ after a digit is a half more, and 10⁶ is no 106. */
const tidy = (text: string): string =>
  indianDigits(
    text
      .replace(/(\d)([¼-¾⅐-⅞])/g, "$1 $2")
      .replace(/[⁻⁺]?[⁰¹²³⁴-⁹]+/g, (power) => `^${power}`)
      .normalize("NFKC"),
  )
    .replace(/[−–]/g, "-")
    .replaceAll("⁄", "/")
    .replace(/[′’‘]/g, "'")
    .replace(/''|[”“]/g, '"')
    .trim();

/** A number with its unit, or several that add up: `5 ft 11 in`. None when it is not that. */
function readParts(text: string, category: CategoryId): Part[] {
  const first = numberAtStart(text);
  if (first === null) return [];
  const rest = text.slice(first.length).trim();
  const whole = readPart(first.number, rest);
  if (rest === "" || isKnown(whole.unit, category)) return [whole];

  const sign = fraction(text.startsWith("-") ? -1n : 1n);
  const pieces = [...text.matchAll(/(\d[\d.,/]*)\s*([^\d\s-][^\d-]*)/g)];
  const length = pieces.reduce((sum, [piece]) => sum + piece.length, 0);
  const parts = pieces.flatMap(([, digits = "", unit = ""]): Part[] => {
    const found = numberAtStart(digits);
    const isPart = found?.length === digits.length && isKnown(unit, category);
    return isPart ? [{ number: multiply(found.number, sign), unit: unit.trim() }] : [];
  });
  // Nothing may be left over, or the sum would be another than was meant.
  const isAll = parts.length === pieces.length && length === text.replace(/^[-+]\s*/, "").length;
  return isAll && parts.length > 1 ? parts : [whole];
}

/** "2 lakh km" is 2,00,000 km. Among plain numbers a lakh is the unit itself. */
function readPart(number: Fraction, rest: string): Part {
  const [word = "", ...others] = rest.split(/\s+/);
  const scale = scaleOf(word);
  const isOneWord = others.length === 0 || findUnit("numbers", rest) !== null;
  if (scale === null || isOneWord) return { number, unit: rest };
  return { number: multiply(number, scale), unit: others.join(" ") };
}

const isKnown = (unit: string, first: CategoryId): boolean =>
  unit === "" || categoriesFrom(first).some((id) => findUnit(id, unit) !== null);

/** The category in use is asked first: a minute is a time, and among angles an arcminute. */
const categoriesFrom = (first: CategoryId): CategoryId[] => [
  first,
  ...categories.map(({ id }) => id).filter((id) => id !== first),
];

/** Finds the category in which everything that was named has a meaning, and adds it up. */
function settle(parts: readonly Part[], target: string, current: CategoryId): Result<Typed> {
  const named = parts.map(({ unit }) => unit).filter((unit) => unit !== "");
  // "5 lakh" among lengths is a number of whatever is chosen.
  const [only] = parts;
  const scale = target === "" && parts.length === 1 && only ? scaleOf(only.unit) : null;
  if (scale !== null && only !== undefined && current !== "numbers") {
    return ok({ amount: multiply(only.number, scale), category: current });
  }
  const wanted = target === "" ? named : [...named, target];
  const category = categoriesFrom(current).find((id) =>
    wanted.every((unit) => findUnit(id, unit) !== null),
  );
  if (category === undefined) return fail(whyNot(wanted, current));
  if (parts.length > 1 && isSingle(category)) return fail("Type one value with one unit here");
  const from = named[0] === undefined ? null : findUnit(category, named[0]);
  const to = target === "" ? null : findUnit(category, target);
  return ok({
    amount: sum(parts, category),
    category,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  });
}

/** 20 °C and 5 °F are no 25 of anything. */
const isSingle = (category: CategoryId): boolean =>
  category === "temperature" || category === "fuel";

function whyNot(units: readonly string[], current: CategoryId): string {
  const unknown = units.find((unit) => !isKnown(unit, current));
  if (unknown !== undefined) return `“${unknown}” is not a number or a unit known here`;
  return `${units.map((unit) => `“${unit}”`).join(" and ")} do not measure the same thing`;
}

/** Everything in the unit that was named first. */
function sum(parts: readonly Part[], id: CategoryId): Fraction {
  const category = categoryOf(id);
  const unitNamed = (name: string) => unitOf(category, findUnit(id, name) ?? "");
  return parts.reduce((total, { number, unit }, index) => {
    if (index === 0) return number;
    const more = convert(number, unitNamed(unit), unitNamed(parts[0]?.unit ?? ""));
    return more === null ? total : add(total, more);
  }, fraction(0n));
}
