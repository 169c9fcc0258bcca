import { cascade, type Settings } from "../css/cascade.ts";
import type { FlatRule } from "../css/rules.ts";
import { targetOf } from "../css/selectors.ts";
import type { Declaration } from "../css/stylesheet.ts";
import type { Reading } from "../css/values.ts";
import { contextKey, type Context } from "./variants.ts";

/** All that is said of one element in one context. */
export interface Group {
  element: string; // ".card"
  context: Context;
  declarations: Declaration[]; // in the order of the text
  settings: Settings;
  /** The longhands that must be said. */
  required: ReadonlySet<string>;
}

/** Sorts declarations by the element they are for, and by when they hold. */
export function groupRules(rules: readonly FlatRule[], reading: Reading): Group[] {
  const found = new Map<string, Omit<Group, "settings" | "required">>();
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
  const groups = [...found.values()].map((group) => ({
    ...group,
    settings: cascade(group.declarations, reading),
  }));
  const writers = countWriters(groups);
  return groups.map((group) => {
    const required = [...group.settings].flatMap(([longhand, { implied }]) =>
      // What a shorthand resets needs a class only where another context had set it.
      implied && !writers.has(`${group.element} | ${longhand}`) ? [] : [longhand],
    );
    return { ...group, required: new Set(required) };
  });
}

/** Which longhands of which elements are written somewhere, and not only reset. */
function countWriters(groups: readonly { element: string; settings: Settings }[]): Set<string> {
  const writers = new Set<string>();
  for (const { element, settings } of groups) {
    for (const [longhand, { implied }] of settings) {
      if (!implied) writers.add(`${element} | ${longhand}`);
    }
  }
  return writers;
}
