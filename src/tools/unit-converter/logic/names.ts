import { fraction, tenTo, type Fraction } from "./fraction.ts";
import type { CategoryId } from "./units.data.ts";
import { categoryOf } from "./conversion.ts";

interface Names {
  /** As written: a Mb is a megabit, a MB a megabyte. */
  exact: ReadonlyMap<string, string>;
  /** In any case. The first unit of a table wins. */
  loose: ReadonlyMap<string, string>;
}

const known = new Map<CategoryId, Names>();

/** Spaces, dots and spellings do not matter: "sq. ft", "square metres", "km per hour". */
const tidy = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/[\s.^·-]/g, "")
    .replace(/square/i, "sq")
    .replace(/metre/i, "meter")
    .replace(/litre/i, "liter");

const withoutBrackets = (name: string): string => name.replace(/ \(.*\)$/, "");

function namesOf(id: CategoryId): Names {
  const found = known.get(id);
  if (found !== undefined) return found;
  const exact = new Map<string, string>();
  const loose = new Map<string, string>();
  for (const { name, symbol, aliases = [] } of categoryOf(id).units) {
    for (const word of [symbol, name, withoutBrackets(name), ...aliases]) {
      const key = tidy(word);
      if (!exact.has(key)) exact.set(key, symbol);
      if (!loose.has(key.toLowerCase())) loose.set(key.toLowerCase(), symbol);
    }
  }
  const names = { exact, loose };
  known.set(id, names);
  return names;
}

/** The symbol of the unit that goes by this name in a category: "feet", "Sq. Ft", "km per hour". */
export function findUnit(id: CategoryId, name: string): string | null {
  const { exact, loose } = namesOf(id);
  const key = tidy(name);
  const lower = key.toLowerCase();
  const singular = lower.replace(/s(?=per)/, "").replace(/s$/, "");
  return (
    exact.get(key) ??
    loose.get(lower) ??
    loose.get(singular) ??
    loose.get(singular.replace("per", "/")) ??
    null
  );
}

const scaleWords: Readonly<Record<string, number>> = {
  thousand: 3,
  lakh: 5,
  million: 6,
  crore: 7,
  billion: 9,
  trillion: 12,
};

/** What a word of number multiplies by: "lakh", "crores". */
export function scaleOf(word: string): Fraction | null {
  const found = findUnit("numbers", word);
  const power = found === null ? undefined : scaleWords[found];
  return power === undefined ? null : fraction(tenTo(power));
}
