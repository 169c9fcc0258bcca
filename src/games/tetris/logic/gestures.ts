import type { Side } from "./motion.ts";

/** Where a finger went down and how far it has been followed. */
export interface Touch {
  x: number;
  y: number;
  at: number;
  axis: "across" | "down" | null; // what the finger does; until it is plain, a tap
  cells: number; // along that axis, already moved
}

export type Gesture =
  | { type: "nudge"; way: Side | "down"; count: number }
  | { type: "turn"; by: 1 | 2 }
  | { type: "drop" }
  | { type: "hold" };

/** A movement shorter than this is a shaky tap. */
const tapPx = 10;
/** A stroke shorter than this in time is a flick. */
const flickMs = 250;
const flickPx = 40;

interface Point {
  x: number;
  y: number;
  at: number;
}

/** Follows a finger: the piece goes with it, cell by cell. */
export function follow(
  touch: Touch,
  { x, y }: Point,
  cellPx: number,
): { touch: Touch; gesture: Gesture | null } {
  const [right, down] = [x - touch.x, y - touch.y];
  const isPlain = Math.max(Math.abs(right), Math.abs(down)) > tapPx;
  const plainAxis = Math.abs(right) > Math.abs(down) ? "across" : "down";
  const axis = touch.axis ?? (isPlain ? plainAxis : null);
  if (axis === null) return { touch, gesture: null };

  const cells = Math.trunc((axis === "across" ? right : down) / cellPx);
  const count = cells - touch.cells;
  const followed = { ...touch, axis, cells };
  // A piece never goes up again: only the way down is followed.
  if (axis === "down") {
    return count > 0
      ? { touch: followed, gesture: { type: "nudge", way: "down", count } }
      : { touch: { ...touch, axis }, gesture: null };
  }
  if (count === 0) return { touch: followed, gesture: null };
  const way = count > 0 ? "right" : "left";
  return { touch: followed, gesture: { type: "nudge", way, count: Math.abs(count) } };
}

/** What a finger meant that goes up: a tap turns, a flick drops or holds. */
export function conclude(touch: Touch, { y, at }: Point): Gesture | null {
  if (touch.axis === null) return { type: "turn", by: 1 };
  const down = y - touch.y;
  const isFlick = touch.axis === "down" && at - touch.at < flickMs && Math.abs(down) > flickPx;
  if (!isFlick) return null;
  return { type: down > 0 ? "drop" : "hold" };
}

/** A second finger goes down beside one that has not moved: the piece turns around. */
export const joined = (touch: Touch): Gesture | null =>
  touch.axis === null ? { type: "turn", by: 2 } : null;
