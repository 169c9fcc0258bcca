import { cascade, lines, type Settings } from "../css/cascade.ts";
import type { FlatRule } from "../css/rules.ts";
import { targetOf } from "../css/selectors.ts";
import type { Declaration } from "../css/stylesheet.ts";
import type { Supports } from "../css/validity.ts";
import type { Reading } from "../css/values.ts";
import { sortBySupport, type Sorted } from "./fallbacks.ts";
import { contextKey, type Context } from "./variants.ts";

/** All that is said of one element in one context. */
export interface Group {
  element: string; // ".card"
  context: Context;
  declarations: Declaration[]; // in the order of the text, those that browsers mind
  unsaid: Sorted["unsaid"];
  foreign: Sorted["foreign"];
  settings: Settings;
  /** The longhands that must be said. */
  required: ReadonlySet<string>;
}

type Said = Pick<Group, "element" | "context" | "declarations">;

/** Sorts declarations by the element they are for, and by when they hold. */
export function groupRules(
  rules: readonly FlatRule[],
  reading: Reading,
  supports: Supports,
): Group[] {
  const groups = collect(rules)
    .flatMap((said) => splitBySupport(said, supports))
    .map((group) => ({ ...group, settings: cascade(group.declarations, reading) }));
  const writers = countWriters(groups);
  const awake = findAwake(groups);
  return groups.map((group) => {
    const own = awake.get(group.element);
    const settings = own ? cascade(group.declarations, reading, own) : group.settings;
    const required = [...settings].flatMap(([longhand, { implied }]) => {
      // What a shorthand resets needs a class only where another context had set it, or shows it.
      const isNeeded = writers.has(`${group.element} | ${longhand}`) || isStyleOf(longhand, own);
      return implied && !isNeeded ? [] : [longhand];
    });
    return { ...group, settings, required: new Set(required) };
  });
}

type Settled = Pick<Group, "element" | "settings">;

/** The lines of each element that get a width somewhere without a style to go with it. */
function findAwake(groups: readonly Settled[]): Map<string, Set<string>> {
  const awake = new Map<string, Set<string>>();
  for (const { element, settings } of groups) {
    for (const line of lines) {
      const width = settings.get(`${line}-width`);
      if (width === undefined || width.canonical === "0" || settings.has(`${line}-style`)) continue;
      awake.set(element, (awake.get(element) ?? new Set()).add(line));
    }
  }
  return awake;
}

const isStyleOf = (longhand: string, own: ReadonlySet<string> | undefined): boolean =>
  longhand.endsWith("-style") && own?.has(longhand.slice(0, -"-style".length)) === true;

function collect(rules: readonly FlatRule[]): Said[] {
  const found = new Map<string, Said>();
  for (const { selectors, conditions, declarations } of rules) {
    for (const selector of selectors) {
      const { element, pattern } = targetOf(selector);
      const context = { conditions, pattern };
      const key = `${element} | ${contextKey(context)}`;
      const group = found.get(key);
      if (group === undefined)
        found.set(key, { element, context, declarations: [...declarations] });
      else for (const each of declarations) group.declarations.push(each);
    }
  }
  return [...found.values()];
}

/** What this browser minds, and for each fallback of others a context of its own. */
function splitBySupport(
  { element, context, declarations }: Said,
  supports: Supports,
): Omit<Group, "settings" | "required">[] {
  const { fallbacks, ...own } = sortBySupport(declarations, supports);
  const { foreign } = own;
  const others = fallbacks.map(({ declaration, conditions }) => ({
    element,
    context: { ...context, conditions: [...context.conditions, ...conditions] },
    declarations: [declaration],
    unsaid: [],
    foreign,
  }));
  return [{ element, context, ...own }, ...others];
}

/** Which longhands of which elements are written somewhere, and not only reset. */
function countWriters(groups: readonly Settled[]): Set<string> {
  const writers = new Set<string>();
  for (const { element, settings } of groups) {
    for (const [longhand, { implied }] of settings) {
      if (!implied) writers.add(`${element} | ${longhand}`);
    }
  }
  return writers;
}
