import type { Plain } from "../css/cascade.ts";
import { covers, longhandsOf } from "../css/longhands.ts";
import { readConditions } from "../css/rules.ts";
import type { Declaration } from "../css/stylesheet.ts";
import { validityOf, whyInvalid, type Supports, type Validity } from "../css/validity.ts";

/** What is said of one element in one context, sorted by what browsers make of it. */
export interface Sorted {
  /** What holds here, and what other browsers have that stands in nobody's way. */
  declarations: Declaration[];
  /** The second of a pair: "width: -moz-available" after "width: 100%", each under its own query. */
  fallbacks: { declaration: Declaration; conditions: string[] }[];
  /** Without a class, each with the reason. */
  unsaid: {
    declaration: Declaration;
    verdict: "replaced" | "invalid" | "dropped";
    reason: string;
  }[];
  /** What this browser does not support, so that nothing can be compared here. */
  foreign: ReadonlySet<Declaration>;
}

export const replacedReason = "Another declaration takes its place where browsers know that one.";
const tangledReason =
  "This browser does not support it, and Tailwind cannot keep it between the declarations around it.";

/**
 * Follows the error handling of CSS: what is invalid is left out, and what stood before it stands.
 * Classes have an order of their own, so that of a pair for different browsers the second one goes
 * under `@supports`, which comes after all that has no condition.
 */
export function sortBySupport(declarations: readonly Declaration[], supports: Supports): Sorted {
  const validities = new Map<Declaration, Validity>(
    declarations.map((each) => [each, validityOf(each, supports)]),
  );
  const sorted = { declarations: [], fallbacks: [], unsaid: [] } as Omit<Sorted, "foreign">;
  for (const [at, declaration] of declarations.entries()) {
    const validity = validities.get(declaration);
    if (validity === "invalid") {
      const reason = whyInvalid(declaration, supports);
      sorted.unsaid.push({ declaration, verdict: "invalid", reason });
      continue;
    }
    const rivals = (others: readonly Declaration[]) =>
      others.filter((other) => validities.get(other) === "valid" && overlap(other, declaration));
    const before = validity === "foreign" ? rivals(declarations.slice(0, at)) : [];
    const after = validity === "foreign" ? rivals(declarations.slice(at + 1)) : [];
    if (before.length + after.length === 0) sorted.declarations.push(declaration);
    else if (isBeaten(declaration, before, after))
      sorted.unsaid.push({ declaration, verdict: "replaced", reason: replacedReason });
    else if (after.length > 0)
      sorted.unsaid.push({ declaration, verdict: "dropped", reason: tangledReason });
    else {
      const query = `@supports (${declaration.property}: ${declaration.value})`;
      sorted.fallbacks.push({ declaration, conditions: readConditions(query) });
    }
  }
  const foreign = declarations.filter((each) => validities.get(each) === "foreign");
  return { ...sorted, foreign: new Set(foreign) };
}

const namesOf = ({ property, value }: Plain): string[] =>
  longhandsOf(property, value).map((longhand) => longhand.property);

const sets = (property: string, names: readonly string[]): boolean =>
  names.some((name) => name === property || covers(name, property));

const overlap = (one: Plain, other: Plain): boolean => {
  const [ones, others] = [namesOf(one), namesOf(other)];
  return ones.some((name) => sets(name, others)) || others.some((name) => sets(name, ones));
};

/** Whether what browsers know wins in any case: it comes after, or is important. */
function isBeaten(
  declaration: Declaration,
  before: readonly Declaration[],
  after: readonly Declaration[],
): boolean {
  const { important } = declaration;
  const winners = [
    ...before.filter((other) => other.important && !important),
    ...after.filter((other) => other.important || !important),
  ].flatMap(namesOf);
  return namesOf(declaration).every((name) => sets(name, winners));
}
