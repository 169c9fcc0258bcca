import { statesOf } from "../css/selectors.ts";
import type { CompiledRule } from "../tailwind.ts";

/** When declarations hold: inside of which queries, in which state. */
export interface Context {
  conditions: readonly string[];
  pattern: string; // "&:hover"
}

/** One context, one text. The order of the queries makes no difference. */
export const contextKey = ({ conditions, pattern }: Context): string =>
  [...conditions].sort().concat(pattern).join(" | ");

const names =
  "hover focus active visited focus-within focus-visible target first last only odd even first-of-type last-of-type only-of-type empty disabled enabled checked indeterminate default required optional valid invalid user-valid user-invalid in-range out-of-range placeholder-shown autofill read-only open inert before after first-letter first-line placeholder file backdrop sm md lg xl 2xl max-sm max-md max-lg max-xl max-2xl dark print portrait landscape motion-safe motion-reduce contrast-more contrast-less forced-colors noscript pointer-fine pointer-coarse any-pointer-fine any-pointer-coarse ltr rtl inverted-colors".split(
    " ",
  );

/** A class of each variant that Tailwind has a name for. What is compiled of them is read below. */
export const variantProbes: readonly string[] = names.map((name) => `${name}:flex`);

const hoverQuery = "@media (hover:hover)";

/** Reads from the compiled probes what each variant means. */
export function readVariants(rules: readonly CompiledRule[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { name, conditions, selector } of rules) {
    const variant = name.slice(0, -":flex".length);
    // "hover:" waits for a device that can hover: whoever allows that asks for it by ":hover".
    const calm = conditions.filter((condition) => condition !== hoverQuery);
    known.set(contextKey({ conditions: calm, pattern: selector }), variant);
  }
  return known;
}

/** True when the classes hold in that context, or only wait for a device that can hover. */
export function holdsIn(rule: CompiledRule, context: Context): "yes" | "hover" | "no" {
  const compiled = { conditions: rule.conditions, pattern: rule.selector };
  if (contextKey(compiled) === contextKey(context)) return "yes";
  const calm = rule.conditions.filter((condition) => condition !== hoverQuery);
  const isHover = contextKey({ ...compiled, conditions: calm }) === contextKey(context);
  return isHover ? "hover" : "no";
}

/** Ways to write a context in front of a class, the best first: ["md:hover:", …]. */
export function prefixesFor(
  context: Context,
  known: ReadonlyMap<string, string>,
  namedHover: boolean,
): string[] {
  const named = (conditions: string[], pattern: string) =>
    known.get(contextKey({ conditions, pattern }));
  const queries = context.conditions.map(
    (condition) => named([condition], "&") ?? sizeVariant(condition) ?? bracket(condition),
  );
  const states = statesOf(context.pattern).map((state) => {
    const name = named([], `&${state}`);
    return name === undefined || (name === "hover" && !namedHover) ? `[&${brackets(state)}]` : name;
  });
  const whole = context.pattern === "&" ? [] : [`[${brackets(context.pattern)}]`];
  const ways = [
    [...queries, ...states],
    [...queries, ...states.toReversed()],
    [...queries, ...whole],
    [...context.conditions.map(bracket), ...whole],
  ].filter((way) => context.pattern === "&" || way.length > queries.length);
  return [...new Set(ways.map((way) => way.map((variant) => `${variant}:`).join("")))];
}

const brackets = (text: string): string => text.replace(/_/g, "\\_").replace(/ /g, "_");
const bracket = (condition: string): string => `[${brackets(condition)}]`;

/** "(width>=600px)" is "min-[600px]". */
function sizeVariant(condition: string): string | null {
  const [, sign = "", size = ""] = /^@media \(width(>=|<)([\d.]+px)\)$/.exec(condition) ?? [];
  if (sign !== "") return `${sign === "<" ? "max" : "min"}-[${size}]`;
  const [, query = ""] = /^@supports \((.*)\)$/.exec(condition) ?? [];
  return query === "" ? null : `supports-[${brackets(query)}]`;
}
