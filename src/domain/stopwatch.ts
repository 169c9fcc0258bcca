/** Time that has been counted, and since when it is being counted on; `null` while it stands. */
export interface Stopwatch {
  totalMs: number;
  since: number | null;
}

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
