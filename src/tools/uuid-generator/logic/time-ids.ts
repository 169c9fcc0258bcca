import { lowBits, stamp, toNumber, type Luck } from "./uuid.ts";

/** Versions 1 and 6 count steps of 100 ns since the Gregorian calendar began, 1582-10-15. */
const stepsPerMs = 10_000n;
const stepsTo1970 = 0x01b2_1dd2_1381_4000n;

/** A time in those steps, for a time in milliseconds since 1970. */
const toSteps = (atMs: bigint): bigint => atMs * stepsPerMs + stepsTo1970;

/** The same back, with the steps that are left of the millisecond. */
export function fromSteps(steps: bigint): { atMs: number; rest: bigint } {
  const since1970 = steps - stepsTo1970;
  // Before 1970 a remainder would be negative.
  const rest = ((since1970 % stepsPerMs) + stepsPerMs) % stepsPerMs;
  return { atMs: Number((since1970 - rest) / stepsPerMs), rest };
}

/** Set in a node that is not the address of a network card (RFC 9562, 6.10). */
const isNoCard = 1n << 40n;

interface Stamped {
  steps: bigint;
  tail: bigint; // clock sequence and node, 62 bits
}

/** One step apart each, so that no two of a batch are the same. */
function timeStamps(count: number, luck: Luck): Stamped[] {
  const first = toSteps(BigInt(luck.nowMs));
  const tail = lowBits(toNumber(luck.bytes(8)), 62n) | isNoCard;
  return Array.from({ length: count }, (_, index) => ({ steps: first + BigInt(index), tail }));
}

/** Version 1: the time with its fast end first. */
export const makeV1 = (count: number, luck: Luck): bigint[] =>
  timeStamps(count, luck).map(({ steps, tail }) =>
    stamp(
      (lowBits(steps, 32n) << 96n) |
        (lowBits(steps >> 32n, 16n) << 80n) |
        (lowBits(steps >> 48n, 12n) << 64n) |
        tail,
      1n,
    ),
  );

/** Version 6: the same fields, with the slow end of the time first, so that they sort. */
export const makeV6 = (count: number, luck: Luck): bigint[] =>
  timeStamps(count, luck).map(({ steps, tail }) =>
    stamp((lowBits(steps >> 12n, 48n) << 80n) | (lowBits(steps, 12n) << 64n) | tail, 6n),
  );

/** The time of a version 1, in steps. */
export const stepsOfV1 = (id: bigint): bigint =>
  (lowBits(id >> 64n, 12n) << 48n) | (lowBits(id >> 80n, 16n) << 32n) | (id >> 96n);

/** The time of a version 6, in steps. */
export const stepsOfV6 = (id: bigint): bigint => ((id >> 80n) << 12n) | lowBits(id >> 64n, 12n);

/**
 * The millisecond and then luck, as one number that only grows: within a batch each is more than
 * the one before (RFC 9562, 6.2, method 2), and a carry out of the luck goes into the millisecond.
 */
function growing(count: number, luck: Luck, luckBits: bigint, grow: () => bigint): bigint[] {
  let next = (BigInt(luck.nowMs) << luckBits) | lowBits(toNumber(luck.bytes(10)), luckBits);
  return Array.from({ length: count }, () => {
    const now = next;
    next += grow();
    return now;
  });
}

/** Version 7. It grows by luck, so that one does not give away the next. */
export const makeV7 = (count: number, luck: Luck): bigint[] =>
  growing(count, luck, 74n, () => 1n + toNumber(luck.bytes(4))).map((value) =>
    stamp(((value >> 74n) << 80n) | (lowBits(value >> 62n, 12n) << 64n) | lowBits(value, 62n), 7n),
  );

/** ULIDs. The specification lets them grow by one. */
export const makeUlids = (count: number, luck: Luck): bigint[] =>
  growing(count, luck, 80n, () => 1n);

/** The millisecond of a version 7 or a ULID. */
export const msOf = (id: bigint): number => Number(id >> 80n);
