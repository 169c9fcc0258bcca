import { medianOf } from "./statistics.ts";

/** How often the screen shows something new. */
export interface FrameTime {
  frameMs: number;
  hz: number;
  /** Whether the frames came at one pace; else the figure is a rough one. */
  isEven: boolean;
}

/** About a second on most screens. */
export const frameCount = 61;

/** An interval that differs more from the others was disturbed. */
const maxDeviation = 0.25;
const evenShare = 0.8;

/**
 * The frame time from the times at which frames began; `null` when the clock does not tell. Browsers
 * round these times, some to a whole millisecond, so intervals are averaged: their median would take
 * 60 Hz for 59. One that was disturbed is left out.
 */
export function frameTimeOf(times: readonly number[]): FrameTime | null {
  const intervals = times.slice(1).map((at, index) => at - (times[index] ?? at));
  if (intervals.length === 0) return null;
  const typicalMs = medianOf(intervals);
  if (!(typicalMs > 0)) return null;
  const fit = intervals.filter((ms) => Math.abs(ms - typicalMs) <= typicalMs * maxDeviation);
  const frameMs = fit.reduce((sum, ms) => sum + ms, 0) / fit.length;
  return {
    frameMs,
    hz: 1000 / frameMs,
    isEven: fit.length >= intervals.length * evenShare,
  };
}
