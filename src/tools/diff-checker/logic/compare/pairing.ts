import { seenOf } from "../rows/invisible.ts";

/** A line taken away and a line added that are alike enough to be one line, modified. */
type Pair = [removed: number, added: number];

/** How alike two lines must be, from 0 to 1. */
const alikeEnough = 0.4;

/** More lines than this are not compared each with each. */
const maxPairs = 20_000;

/** How far to look ahead where there are too many. */
const lookAhead = 10;

/** Only so much of a line is looked at. */
const comparedChars = 400;

/**
 * Pairs by likeness and not by place, or one line more at the top would make everything below it
 * modified. The pairs keep their order, and are together as alike as can be.
 */
export function pairLines(removed: readonly string[], added: readonly string[]): Pair[] {
  if (removed.length === 0 || added.length === 0) return [];
  const one = removed.map(bigrams);
  const two = added.map(bigrams);
  return one.length * two.length > maxPairs ? nearestPairs(one, two) : bestPairs(one, two);
}

function bestPairs(one: readonly Int32Array[], two: readonly Int32Array[]): Pair[] {
  const width = two.length + 1;
  // What is best for the rest from here on, for every pair of places.
  const best = new Float64Array((one.length + 1) * width);
  const alike = new Float64Array(one.length * two.length);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = two.length - 1; j >= 0; j -= 1) {
      const likeness = likenessOf(one[i], two[j]);
      alike[i * two.length + j] = likeness;
      const skip = Math.max(best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
      const take = likeness < alikeEnough ? 0 : likeness + (best[(i + 1) * width + j + 1] ?? 0);
      best[i * width + j] = Math.max(skip, take);
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < two.length;) {
    const now = best[i * width + j];
    if (now === best[(i + 1) * width + j]) i += 1;
    else if (now === best[i * width + j + 1]) j += 1;
    else pairs.push([i++, j++]);
  }
  return pairs;
}

function nearestPairs(one: readonly Int32Array[], two: readonly Int32Array[]): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  for (let i = 0; i < one.length; i += 1) {
    let [found, most] = [-1, alikeEnough];
    for (let j = next; j < Math.min(next + lookAhead, two.length); j += 1) {
      const likeness = likenessOf(one[i], two[j]);
      if (likeness > most) [found, most] = [j, likeness];
    }
    if (found === -1) continue;
    pairs.push([i, found]);
    next = found + 1;
  }
  return pairs;
}

/** The pairs of neighboring characters of a line, sorted. What cannot be seen does not count. */
function bigrams(line: string): Int32Array {
  const text = seenOf(line.slice(0, comparedChars));
  if (text.length < 2) return Int32Array.of(text.charCodeAt(0) || 0);
  const pairs = new Int32Array(text.length - 1);
  for (let at = 0; at < pairs.length; at += 1)
    pairs[at] = text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);
  return pairs.sort();
}

const none = new Int32Array();

/** Dice's coefficient: how much of both is common. */
function likenessOf(one: Int32Array = none, two: Int32Array = none): number {
  let common = 0;
  for (let [i, j] = [0, 0]; i < one.length && j < two.length;) {
    const difference = (one[i] ?? 0) - (two[j] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return (2 * common) / (one.length + two.length);
}
