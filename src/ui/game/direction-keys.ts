import type { Direction } from "#domain/direction.ts";

/** By position on the keyboard, so that WASD is under the same fingers on every layout. */
const directionsByCode: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
  KeyW: "up",
  KeyD: "right",
  KeyS: "down",
  KeyA: "left",
};

/** The way that an arrow key or a WASD key points; `undefined` for any other key. */
export const directionOf = (event: KeyboardEvent): Direction | undefined =>
  // Remote and on-screen keyboards may leave the code empty.
  directionsByCode[event.code || event.key];
