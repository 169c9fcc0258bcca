import { useEffect, useRef, useState } from "react";
import type { Unit } from "#catalog/unit.ts";

/**
 * Folds a unit's header once somebody works with it: the words have done their service, and the
 * room is worth more. Not with the first click into a field, which would move away under the finger.
 */
export function useFolding(unit: Unit) {
  const { path } = unit;
  // Only where panes take all the height they get: a slider must not move away while it is dragged.
  const folds = "panes" in unit;
  const tool = useRef<HTMLDivElement>(null);
  const [workedAt, setWorkedAt] = useState("");
  useEffect(() => {
    const place = tool.current;
    if (place === null || !folds) return;
    const fold = () => setWorkedAt(path);
    place.addEventListener("input", fold);
    place.addEventListener("paste", fold);
    return () => {
      place.removeEventListener("input", fold);
      place.removeEventListener("paste", fold);
    };
  }, [folds, path]);
  return { tool, isFolded: workedAt === path };
}
