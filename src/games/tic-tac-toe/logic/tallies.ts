import { isCount, isRecord } from "#domain/saved.ts";
import type { Winner } from "./lines.ts";

/** Games won by X, won by O, and tied. */
export type Tallies = Record<Winner, number>;

export const noTallies: Tallies = { X: 0, O: 0, tie: 0 };

/** Spec §4: on finishing the matching tally increments. */
export const tallied = (tallies: Tallies, winner: Winner): Tallies => ({
  ...tallies,
  [winner]: tallies[winner] + 1,
});

/** The scores that were kept; `null` for anything that cannot be some. */
export function readTallies(saved: unknown): Tallies | null {
  if (!isRecord(saved)) return null;
  const { X, O, tie } = saved;
  return isCount(X) && isCount(O) && isCount(tie) ? { X, O, tie } : null;
}
