import type { Histogram } from "./histogram.ts";

/** Colors that one of the palette will stand for. */
interface Box {
  members: number[]; // places in the histogram
  isOpaque: boolean;
  mean: number[];
  error: number; // what is lost when all of them become their mean
  axis: number; // along which they differ most
}

/** A color of the palette to be, as it is seen: times alpha. */
export interface Seed {
  color: number[];
  isOpaque: boolean;
}

/**
 * The first guess at a palette: the box that loses most is cut in two, at its mean, until there are
 * enough. Opaque colors never share a box with others, so that they stay opaque.
 */
export function cutColors(histogram: Histogram, maxColors: number): Seed[] {
  const places = Array.from(histogram.weights.keys());
  const boxes = [true, false]
    .map((isOpaque) => places.filter((at) => (histogram.isOpaque[at] === 1) === isOpaque))
    .filter((members) => members.length > 0)
    .map((members) => boxOf(histogram, members));
  while (boxes.length < maxColors) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    const halves = cut(histogram, worst);
    if (halves === null) break;
    boxes.splice(boxes.indexOf(worst), 1, ...halves);
  }
  return boxes.map(({ mean, isOpaque }) => ({ color: mean, isOpaque }));
}

function cut(histogram: Histogram, { members, mean, axis, error }: Box): [Box, Box] | null {
  const isLow = (at: number) => (histogram.colors[at * 4 + axis] ?? 0) <= (mean[axis] ?? 0);
  const low = members.filter(isLow);
  if (error === 0 || low.length === 0 || low.length === members.length) return null;
  const high = members.filter((at) => !isLow(at));
  return [boxOf(histogram, low), boxOf(histogram, high)];
}

function boxOf({ colors, weights, isOpaque }: Histogram, members: number[]): Box {
  const sums = [0, 0, 0, 0];
  const squares = [0, 0, 0, 0];
  let total = 0;
  for (const at of members) {
    const weight = weights[at] ?? 0;
    total += weight;
    for (let axis = 0; axis < 4; axis++) {
      const value = colors[at * 4 + axis] ?? 0;
      sums[axis] = (sums[axis] ?? 0) + value * weight;
      squares[axis] = (squares[axis] ?? 0) + value * value * weight;
    }
  }
  const mean = sums.map((sum) => sum / total);
  const errors = squares.map((square, axis) =>
    members.length === 1 ? 0 : Math.max(0, square - (sums[axis] ?? 0) * (mean[axis] ?? 0)),
  );
  return {
    members,
    isOpaque: isOpaque[members[0] ?? 0] === 1,
    mean,
    error: errors.reduce((sum, error) => sum + error, 0),
    axis: errors.indexOf(Math.max(...errors)),
  };
}
