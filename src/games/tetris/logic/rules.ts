/** Spec §9: points for 0 to 4 lines at once, times the level. */
const linePoints = [0, 40, 100, 300, 1200] as const;

/** Spec §9: level = floor(lines/10)+1. */
export const levelAt = (lines: number): number => Math.floor(lines / 10) + 1;

/** Spec §9: drop interval = max(50, 1000 - 100*(level-1)) ms. */
export const dropMs = (level: number): number => Math.max(50, 1000 - 100 * (level - 1));

/** What clearing so many lines at once brings; the level is the one before the clear. */
export const pointsFor = (cleared: number, level: number): number =>
  (linePoints[cleared] ?? 0) * level;

/** On the ground a piece can still be moved for this long; a move begins the time anew, … */
export const lockDelayMs = 500;
/** … but no more than this many times, or a piece could be turned on the spot for ever. */
export const maxResets = 15;

/** The game's clock makes 120 equal steps a second. */
export const stepsIn = (durationMs: number): number => Math.round((durationMs * 120) / 1000);

/** So many steps in whole milliseconds. */
export const msIn = (steps: number): number => Math.round((steps * 1000) / 120);
