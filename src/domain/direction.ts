export const directions = ["up", "right", "down", "left"] as const;

/** A way to go on a board, a pad or a screen. */
export type Direction = (typeof directions)[number];
