import { useEffect } from "react";
import { routeAt } from "#catalog/routes.ts";
import { useStored } from "#ui/use-stored.ts";
import { clear, open, storedRecents, turn } from "./recent-list.ts";

/** The units that were opened last, live in every tab. A stored path without a unit is not shown. */
export function useRecents() {
  const [{ isOn, paths }, update] = useStored(storedRecents);
  return {
    isOn,
    paths: paths.filter((path) => routeAt(path) !== undefined),
    clear: () => update(clear),
    turn: (on: boolean) => update(() => turn(on)),
  };
}

/** Notes that a unit's page was opened. */
export function useOpened(path: string): void {
  useEffect(() => {
    const opened = open(storedRecents.read(), path);
    // Else each visit of the same page would wake the other tabs.
    if (opened !== storedRecents.read()) storedRecents.update(() => opened);
  }, [path]);
}
