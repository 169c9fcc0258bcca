import { placeLocal } from "#domain/zones.ts";

/** A time on the wall of some zone, on the line of time. */
export interface Placed {
  ms: number;
  /** Clocks go back over it: the first of the two is meant. */
  isTwice: boolean;
}

/** "2026-11-15T14:30" in a zone. `null` when clocks there jump over it, or it is no time at all. */
export function placeIn(zone: string, local: string): Placed | null {
  // Years before 1000 had no zones.
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const { kind, instants } = placeLocal(zone, asUtc);
  const [ms] = instants;
  return kind === "never" || ms === undefined ? null : { ms, isTwice: kind === "twice" };
}

/** RFC 5545, form 2: 20261115T090000Z. */
export const utcText = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
