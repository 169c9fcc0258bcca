import { readFragment, writeFragment } from "#domain/link.ts";
import { anyText, flag, oneOf, shape, type Value } from "#domain/shape.ts";
import { defaultFlags } from "./flags.ts";
import type { Action } from "./search.ts";

/** What the visitor has typed and chosen, the test string aside. */
export const draftShape = shape({
  pattern: anyText,
  flags: anyText,
  view: oneOf(["matches", "replace", "split", "explain", "safety"], "matches"),
  template: anyText, // to replace with
  only: flag(false), // list the replacements alone
});
export type Draft = Value<typeof draftShape>;

/** Flags are eight letters; the rest of a hostile link is not looked at. */
const maxFlagsChars = 16;

/** What a link opens. It carries no test string, so that nothing runs by itself. */
export function readDraft(fragment: string): Draft {
  const link = readFragment(fragment);
  return {
    pattern: link.get("p") ?? "",
    flags: link.get("f")?.slice(0, maxFlagsChars) ?? defaultFlags,
    view: "matches",
    template: "",
    only: false,
  };
}

/** The link to a pattern; `null` for one that is too long to arrive whole. */
export function linkTo({ pattern, flags }: Pick<Draft, "pattern" | "flags">): string | null {
  const fragment = writeFragment([
    ["p", pattern],
    ["f", flags],
  ]);
  const arrived = readDraft(fragment);
  return arrived.pattern === pattern && arrived.flags === flags ? fragment : null;
}

/** The same as an operation: what the page made can be made again elsewhere. */
export function asOperation({ view, pattern, flags, template, only }: Draft) {
  if (view === "replace")
    return { id: "regex.replace", options: { pattern, flags, replacement: template, only } };
  return { id: view === "split" ? "regex.split" : "regex.match", options: { pattern, flags } };
}

/** What is to be done with the text for the chosen view. */
export function actionOf({ view, template, only }: Omit<Draft, "pattern" | "flags">): Action {
  if (view === "replace") return { kind: "replace", template, only };
  return { kind: view === "split" ? "split" : "find" };
}
