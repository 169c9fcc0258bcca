import { hasHoles, isSame, type Pixels } from "./pixels.ts";

/**
 * How alike two pictures look, 0 to 1: MS-SSIM (Wang, Simoncelli, Bovik 2003). Brightness counts six
 * times as much as each of the two color differences, which are looked at in half their size since
 * eyes see no more of them. Only pictures without any difference get a 1.
 */

/** How much each size of the picture counts, from the whole one down: the paper's numbers. */
const scaleWeights = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333];
const planeWeights = [6 / 8, 1 / 8, 1 / 8];

/** Windows of eight by eight, every four pixels, as x264 and FFmpeg measure. */
const windowSide = 8;
const windowStep = 4;
const luminanceGuard = (0.01 * 255) ** 2;
const contrastGuard = (0.03 * 255) ** 2;

/** One number per pixel. */
interface Plane {
  values: Float32Array;
  width: number;
  height: number;
}

/** The next number below 1 that can be told from it in four digits. */
const almostOne = 0.9999;

/** Looks at one picture, and then tells how much others are like it. They have the same size. */
export function likenessTo(source: Pixels): (other: Pixels) => number {
  // What is transparent must look alike on any ground: the worse of two counts.
  const grounds = hasHoles(source) ? [0, 255] : [255];
  const sources = grounds.map((ground) => planesOf(source, ground));
  return (other) => {
    if (isSame(source, other)) return 1;
    const each = grounds.map((ground, at) => {
      const planes = planesOf(other, ground);
      return (sources[at] ?? []).reduce((sum, plane, index) => {
        const second = planes[index];
        return second ? sum + (planeWeights[index] ?? 0) * multiScale(plane, second) : sum;
      }, 0);
    });
    return Math.min(almostOne, ...each);
  };
}

/** Brightness, and the two color differences in half their size (BT.601), on a gray ground. */
function planesOf({ data, width, height }: Pixels, ground: number): Plane[] {
  const count = width * height;
  const planes = [0, 1, 2].map((): Plane => ({ values: new Float32Array(count), width, height }));
  const [luma, blue, red] = planes.map(({ values }) => values);
  if (!luma || !blue || !red) return [];
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    const under = ground * (1 - alpha);
    const r = (data[at] ?? 0) * alpha + under;
    const g = (data[at + 1] ?? 0) * alpha + under;
    const b = (data[at + 2] ?? 0) * alpha + under;
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma[pixel] = y;
    blue[pixel] = 128 + (b - y) / 1.772;
    red[pixel] = 128 + (r - y) / 1.402;
  }
  return planes.map((plane, index) => (index === 0 ? plane : halved(plane)));
}

/** Each pixel is the mean of four. The last row and column of an odd size count once. */
function halved({ values, width, height }: Plane): Plane {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const means = new Float32Array(half.width * half.height);
  for (let y = 0, at = 0; y < half.height; y++) {
    const top = 2 * y * width;
    const bottom = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < half.width; x++, at++) {
      const left = 2 * x;
      const right = Math.min(left + 1, width - 1);
      const upper = (values[top + left] ?? 0) + (values[top + right] ?? 0);
      const lower = (values[bottom + left] ?? 0) + (values[bottom + right] ?? 0);
      means[at] = (upper + lower) / 4;
    }
  }
  return { values: means, ...half };
}

/** MS-SSIM of two planes: as many of the five sizes as hold a window, their weights made to be 1. */
function multiScale(one: Plane, other: Plane): number {
  const sizes = Math.floor(Math.log2(Math.min(one.width, one.height) / windowSide)) + 1;
  const weights = scaleWeights.slice(0, Math.max(1, sizes));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let [first, second] = [one, other];
  let product = 1;
  for (const [scale, weight] of weights.entries()) {
    const { structure, whole } = compare(first, second);
    const isLast = scale === weights.length - 1;
    product *= Math.max(0, isLast ? whole : structure) ** (weight / sum);
    if (!isLast) [first, second] = [halved(first), halved(second)];
  }
  return product;
}

/** Where windows begin: every few pixels, and so that the far edge is seen, too. */
function places(length: number): number[] {
  const last = Math.max(0, length - windowSide);
  const found: number[] = [];
  for (let at = 0; at < last; at += windowStep) found.push(at);
  return [...found, last];
}

/** The means over all windows of contrast and structure, and of SSIM as a whole. */
function compare(one: Plane, other: Plane): { structure: number; whole: number } {
  const { width, height } = one;
  const lefts = places(width);
  const tops = places(height);
  const across = Math.min(windowSide, width);
  const down = Math.min(windowSide, height);
  const count = across * down;
  let structure = 0;
  let whole = 0;
  for (const top of tops) {
    for (const left of lefts) {
      let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + down; y++) {
        for (let at = y * width + left, end = at + across; at < end; at++) {
          const a = one.values[at] ?? 0;
          const b = other.values[at] ?? 0;
          sumA += a;
          sumB += b;
          squaresA += a * a;
          squaresB += b * b;
          products += a * b;
        }
      }
      const meanA = sumA / count;
      const meanB = sumB / count;
      const varianceA = squaresA / count - meanA * meanA;
      const varianceB = squaresB / count - meanB * meanB;
      const covariance = products / count - meanA * meanB;
      const contrast = (2 * covariance + contrastGuard) / (varianceA + varianceB + contrastGuard);
      const luminance =
        (2 * meanA * meanB + luminanceGuard) / (meanA * meanA + meanB * meanB + luminanceGuard);
      structure += contrast;
      whole += contrast * luminance;
    }
  }
  const windows = lefts.length * tops.length;
  return { structure: structure / windows, whole: whole / windows };
}
