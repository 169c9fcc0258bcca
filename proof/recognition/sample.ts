import { createHash } from "node:crypto";
import type { Kind } from "#domain/recognition/kinds.ts";

/** A value, and what it is. */
export interface Sample {
  kind: Kind;
  value: string | Uint8Array<ArrayBuffer>;
  /** It must not be taken for one of these; it may be anything else. */
  never?: readonly Kind[];
}

/** Every sample is in one of two parts for good: rules are tuned on the one, and the other is counted. */
export const partOf = ({ value }: Sample): "tuned on" | "counted" =>
  (createHash("sha256").update(value).digest()[0] ?? 0) % 2 === 0 ? "tuned on" : "counted";

export const samplesOf = (kind: Kind, values: Iterable<string>): Sample[] =>
  [...new Set(values)].filter((value) => value.trim() !== "").map((value) => ({ kind, value }));

/** Numbers that look like luck and are the same every time (mulberry32). */
export function openDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));
