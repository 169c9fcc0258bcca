import { useSyncExternalStore } from "react";
import { every } from "#browser/clock.ts";

const everySecond = (listener: () => void) => every(1000, listener).stop;

/** Something that time changes, read anew each second. Drawn again only when it is another one. */
export const useEverySecond = <Value extends string | number | boolean>(
  read: (nowMs: number) => Value,
) => useSyncExternalStore(everySecond, () => read(Date.now()));
