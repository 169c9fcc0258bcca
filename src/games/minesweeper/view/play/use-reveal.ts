import { useEffect, useState } from "react";
import type { Outcome, State } from "../../logic/state.ts";

/** Of the largest board all are shown within an eighth of a second. */
const rowsInFrame = 3;

/**
 * How many rows of a board show how the game ended, from the top: its mines, or the flags on them.
 * A hundred at once take longer than a frame; a few rows in each do not.
 */
export function useReveal({ last, kind: { height } }: State): number {
  const [shown, setShown] = useState<{ rows: number; end: Outcome | null }>({ rows: 0, end: null });
  const rowsShown = shown.end === last ? shown.rows : 0;
  const rows = last?.type === "lost" || last?.type === "won" ? rowsShown : height;
  useEffect(() => {
    if (rows >= height) return;
    // Not by the clock, which makes up for what it missed: then all would come in one frame.
    const frame = requestAnimationFrame(() => setShown({ rows: rows + rowsInFrame, end: last }));
    return () => cancelAnimationFrame(frame);
  }, [rows, height, last]);
  return rows;
}
