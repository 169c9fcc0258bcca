import { useState } from "react";
import type { Route } from "#catalog/unit.ts";

/**
 * Folds a unit's header once somebody works with it: the words have done their service, and the
 * room is worth more. Not with the first click into a field, which would move away under the finger,
 * and only where panes take all the height they get: a slider must not move while it is dragged.
 */
export function useFolding(unit: Route) {
  const { path } = unit;
  const [workedAt, setWorkedAt] = useState("");
  const fold = () => setWorkedAt(path);
  return {
    isFolded: workedAt === path,
    // React's own events: a listener of the browser's would draw the page before a field is heard.
    handlers: "panes" in unit ? { onInput: fold, onPaste: fold } : {},
  };
}
