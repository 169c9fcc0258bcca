import { minutesAndSeconds } from "#domain/wording.ts";
import { secondMs } from "#domain/stopwatch.ts";
import { fewestPresses } from "./ground.ts";
import { isWon, type State } from "./state.ts";

export const tenthMs = 100;
const tenthsInSecond = 10;

/** Full tenths of a second: a clock shows what is over, and so does a record. */
export const fullTenths = (ms: number): number => Math.floor(ms / tenthMs);

export const tenthsOf = ({ watch }: State): number => fullTenths(watch.totalMs);

/** A time as the clock shows it: "1:05.3" */
export const timeText = (tenths: number): string =>
  `${minutesAndSeconds(Math.floor(tenths / tenthsInSecond))}.${tenths % tenthsInSecond}`;

/** From here on tenths matter to nobody, and beside other figures a phone has no room for them. */
const longTenths = 10 * 60 * tenthsInSecond;

/** The same where there is little room: "9:59.9", "10:00" */
export const shortTimeText = (tenths: number): string =>
  timeText(tenths).slice(0, tenths < longTenths ? undefined : -2);

/** In seconds, to be said and to be stored: "65.3" */
export const secondsText = (tenths: number): string => (tenths / tenthsInSecond).toFixed(1);

/** 3BV per second of a game that was won, "0.58"; none of another. */
export function speedText(state: State): string | null {
  const { kind, counts, watch } = state;
  if (counts === null || !isWon(state) || watch.totalMs <= 0) return null;
  return ((fewestPresses(kind, counts) * secondMs) / watch.totalMs).toFixed(2);
}

/** A game that counts as a best, in tenths; at least 1, because 0 is none. */
export const resultOf = (state: State): number =>
  isWon(state) && state.hints === 0 ? Math.max(1, tenthsOf(state)) : 0;

/**
 * A best time as it is stored, in seconds: "34.2". Whole seconds are from before tenths were kept.
 * They were cut, not rounded, so that 34 was 34.0 at the soonest: read so, no later time is called
 * the best that may not be.
 */
export const readBest = (text: string | null): number =>
  text !== null && /^\d{1,7}(?:\.\d)?$/.test(text) ? Math.round(Number(text) * tenthsInSecond) : 0;
