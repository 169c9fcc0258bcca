import { readFragment, writeFragment } from "#domain/link.ts";
import { defaultFlags } from "./flags.ts";
import type { Action } from "./search.ts";

type View = "matches" | "replace" | "split" | "explain" | "safety";

/** What the visitor has typed and chosen, the test string aside. */
export interface Draft {
  pattern: string;
  flags: string;
  view: View;
  template: string; // to replace with
  only: boolean; // list the replacements alone
}

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

/** What is to be done with the text for the chosen view. */
export function actionOf({ view, template, only }: Omit<Draft, "pattern" | "flags">): Action {
  if (view === "replace") return { kind: "replace", template, only };
  return { kind: view === "split" ? "split" : "find" };
}
