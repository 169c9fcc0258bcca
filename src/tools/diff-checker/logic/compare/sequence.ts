import { diff } from "fast-myers-diff";

/** Which line of the other text each line of the left one stays as; -1 for none. */
export interface Matched {
  partners: Int32Array;
  isCoarse: boolean; // found in a quicker way: there may be fewer differences than shown
}

/** How many comparisons the exact way may take before a quicker one is tried, and both together. */
const exactBudget = 60_000_000;
const wholeBudget = 200_000_000;

interface Range {
  from: number;
  to: number;
}

/**
 * The longest common subsequence. Lines that the other side does not have at all are set aside
 * first: they can have no partner, and two entirely different texts are then done at once.
 */
export function matchSequences(
  left: Int32Array,
  right: Int32Array,
  budget = { exact: exactBudget, whole: wholeBudget },
): Matched {
  const partners = new Int32Array(left.length).fill(-1);
  const [leftPlaces, rightPlaces] = [placesOfShared(left, right), placesOfShared(right, left)];
  const one = leftPlaces.map((at) => left[at] ?? -1);
  const two = rightPlaces.map((at) => right[at] ?? -1);
  let spent = 0;
  let isCoarse = false;

  const pair = (i: number, j: number) => {
    partners[leftPlaces[i] ?? 0] = rightPlaces[j] ?? -1;
  };

  const solve = (a: Range, b: Range): void => {
    [a, b] = trim(one, two, a, b, pair);
    if (a.from === a.to || b.from === b.to) return;
    const most = Math.min(budget.exact, budget.whole - spent);
    const found = exactly(one.subarray(a.from, a.to), two.subarray(b.from, b.to), most);
    spent += found.cost;
    if (found.pairs) {
      for (const [i, j] of found.pairs) pair(a.from + i, b.from + j);
      return;
    }
    isCoarse = true;
    let [i, j] = [a.from, b.from];
    const anchors = uniqueAnchors(one, two, a, b);
    if (anchors.length === 0) return;
    for (const [nextI, nextJ] of anchors) {
      solve({ from: i, to: nextI }, { from: j, to: nextJ });
      pair(nextI, nextJ);
      [i, j] = [nextI + 1, nextJ + 1];
    }
    solve({ from: i, to: a.to }, { from: j, to: b.to });
  };

  solve({ from: 0, to: one.length }, { from: 0, to: two.length });
  return { partners, isCoarse };
}

/** Where the numbers stand that the other list has as well. */
function placesOfShared(numbers: Int32Array, others: Int32Array): Int32Array {
  const known = new Uint8Array(numbers.reduce((most, n) => Math.max(most, n), -1) + 1);
  for (const other of others) if (other < known.length) known[other] = 1;
  const places = new Int32Array(numbers.length);
  let count = 0;
  for (const [at, number] of numbers.entries()) if (known[number] === 1) places[count++] = at;
  return places.subarray(0, count);
}

/** Pairs what is the same at both ends, and leaves what is between. */
function trim(
  one: Int32Array,
  two: Int32Array,
  a: Range,
  b: Range,
  pair: (i: number, j: number) => void,
): [Range, Range] {
  let [i, j, endI, endJ] = [a.from, b.from, a.to, b.to];
  while (i < endI && j < endJ && one[i] === two[j]) pair(i++, j++);
  while (i < endI && j < endJ && one[endI - 1] === two[endJ - 1]) pair(--endI, --endJ);
  return [
    { from: i, to: endI },
    { from: j, to: endJ },
  ];
}

/** Myers' way, given up when it takes too many comparisons. */
function exactly(one: Int32Array, two: Int32Array, most: number) {
  let cost = 0;
  const isSame = (i: number, j: number): boolean => {
    cost += 1;
    if (cost > most) throw tooMany;
    return one[i] === two[j];
  };
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  const keepUntil = (endI: number) => {
    while (i < endI) pairs.push([i++, j++]);
  };
  try {
    for (const [fromI, toI, , toJ] of diff(one, two, isSame)) {
      keepUntil(fromI);
      [i, j] = [toI, toJ];
    }
    keepUntil(one.length);
    return { pairs, cost };
  } catch (error) {
    if (error !== tooMany) throw error;
    return { pairs: null, cost };
  }
}

const tooMany = new Error("Too many comparisons");

/** Numbers that both ranges have exactly once, as far as they come in the same order. */
function uniqueAnchors(one: Int32Array, two: Int32Array, a: Range, b: Range): [number, number][] {
  const places = countOnce(one, a);
  const others = countOnce(two, b);
  const candidates: [number, number][] = [];
  for (const [number, i] of places) {
    const j = others.get(number);
    if (i !== -1 && j !== undefined && j !== -1) candidates.push([i, j]);
  }
  candidates.sort(([i], [other]) => i - other);
  return longestRising(candidates);
}

/** Where each number stands; -1 for one that is there more than once. */
function countOnce(numbers: Int32Array, { from, to }: Range): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = from; at < to; at += 1) {
    const number = numbers[at] ?? -1;
    places.set(number, places.has(number) ? -1 : at);
  }
  return places;
}

/** The longest run of pairs in which the second rises too (patience sorting). */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = []; // by length: the index of the pair that ends such a run lowest
  const before: (number | undefined)[] = [];
  for (const [index, [, j]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < j) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? ends[low - 1] : undefined);
    ends[low] = index;
  }
  const run: [number, number][] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) {
    const pair = pairs[at];
    if (pair) run.push(pair);
  }
  return run.toReversed();
}
