/** Time that has been counted, and since when it is being counted on; `null` while it stands. */
export interface Stopwatch {
  totalMs: number;
  since: number | null;
}

export const secondMs = 1000;

/** Nothing counted yet. */
export const atZero: Stopwatch = { totalMs: 0, since: null };

/** Counts from now on; one that runs already runs on. */
export const startAt = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === null ? { ...watch, since: at } : watch;

/** Stands still from now on. */
export const stopAt = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === null ? watch : { totalMs: elapsedAt(watch, at), since: null };

/** What it shows. A clock that goes backwards takes nothing away. */
export const elapsedAt = ({ totalMs, since }: Stopwatch, at: number): number =>
  totalMs + (since === null ? 0 : Math.max(0, at - since));

/** The same time, with all of it counted so far: what a running game writes down now and then. */
export const rollAt = (watch: Stopwatch, at: number): Stopwatch =>
  watch.since === null ? watch : startAt(stopAt(watch, at), at);

/**
 * A game's pace for a clock that shows whole seconds: how long after the last roll the next one
 * comes. A tick that comes a little early or late puts the following one right.
 */
export const untilFullSecond = ({ totalMs, since }: Stopwatch): number | null =>
  since === null ? null : Math.ceil(secondMs - (totalMs % secondMs));
