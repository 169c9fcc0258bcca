import { useRef, type PointerEvent } from "react";
import type { Direction } from "#domain/direction.ts";

/** As in the original 2048: shorter movements are a shaky tap. */
const thresholdPx = 10;

interface Start {
  pointerId: number;
  x: number;
  y: number;
}

/**
 * Swipes on a board, as handlers to spread over it. Acts as soon as the finger has crossed the
 * threshold, once for each touch, or again and again where a finger may draw a whole way without
 * leaving the board; a second finger ends the swipe. The board needs `touch-action: none`.
 */
export function useSwipe(onSwipe: (direction: Direction) => void, { again = false } = {}) {
  const start = useRef<Start>(null);
  const end = () => {
    start.current = null;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return end();
      start.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from === null || event.pointerId !== from.pointerId) return;
      // A mouse may have been let go outside of the board, where nobody heard it.
      if (event.buttons === 0) return end();
      const direction = directionOfSwipe(event.clientX - from.x, event.clientY - from.y);
      if (direction === null) return;
      if (again) start.current = { ...from, x: event.clientX, y: event.clientY };
      else end();
      onSwipe(direction);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** The way of a movement, by its longer axis; `null` while it is too short to tell. */
export function directionOfSwipe(x: number, y: number): Direction | null {
  if (Math.max(Math.abs(x), Math.abs(y)) <= thresholdPx) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}
