import { useSyncExternalStore } from "react";
import { everySecond } from "#browser/wall-clock.ts";

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** When this minute began; `null` in a prerendered page, which is of no time. */
export const useMinute = (): number | null =>
  useSyncExternalStore(everySecond, thisMinute, () => null);
