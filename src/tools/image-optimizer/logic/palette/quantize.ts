import { isSame, type Pixels } from "../encode/pixels.ts";
import { cutColors, type Seed } from "./cut.ts";
import { histogramOf, type Histogram } from "./histogram.ts";
import { expand, type Indexed } from "./indexed.ts";
import { nearestOf } from "./nearest.ts";
import { paint } from "./paint.ts";

/** A picture of few colors, and whether it is still the same one. */
interface Quantized extends Indexed {
  isExact: boolean;
}

const refinements = 4;
/** Half transparent pixels become one or the other where there is no color for them. */
const halfAlpha = 128;

/** Makes do with so many colors. What is wholly transparent or wholly opaque stays so. */
export function quantize(pixels: Pixels, maxColors: number, dithers: boolean): Quantized {
  const indexed = asItIs(pixels, maxColors) ?? reduce(pixels, maxColors, dithers);
  return { ...indexed, isExact: isSame(expand(indexed), pixels) };
}

/** The colors that are there, when they are few enough. */
function asItIs({ data, width, height }: Pixels, maxColors: number): Indexed | null {
  const keys = new Uint32Array(width * height);
  const distinct = new Set<number>();
  for (let pixel = 0, at = 0; pixel < keys.length; pixel++, at += 4) {
    const alpha = data[at + 3] ?? 0;
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    // Alpha is the highest byte, so that sorting puts the opaque last.
    const key = alpha === 0 ? 0 : ((alpha << 24) | color) >>> 0;
    keys[pixel] = key;
    if (distinct.add(key).size > maxColors) return null;
  }
  const colors = [...distinct].sort((a, b) => a - b);
  const places = new Map(colors.map((key, place) => [key, place]));
  return {
    palette: Uint8Array.from(
      colors.flatMap((key) => [(key >> 16) & 0xff, (key >> 8) & 0xff, key & 0xff, key >>> 24]),
    ),
    indexes: Uint8Array.from(keys, (key) => places.get(key) ?? 0),
    width,
    height,
  };
}

function reduce(pixels: Pixels, maxColors: number, dithers: boolean): Indexed {
  const histogram = histogramOf(pixels);
  const { isOpaque, hasClear } = histogram;
  const kinds = Number(hasClear) + Number(isOpaque.includes(0)) + Number(isOpaque.includes(1));
  if (kinds > maxColors) return reduce(hardened(pixels), maxColors, dithers);
  const seeds = cutColors(histogram, maxColors - Number(hasClear));
  for (let round = 0; round < refinements; round++) refine(seeds, histogram);
  const others = seeds.filter((seed) => !seed.isOpaque);
  const opaque = seeds.filter((seed) => seed.isOpaque);
  const colors = [...others, ...opaque].map(asBytes);
  if (hasClear) colors.unshift([0, 0, 0, 0]);
  return paint(pixels, colors, dithers);
}

function hardened({ data, width, height }: Pixels): Pixels {
  const hard = data.slice();
  for (let at = 3; at < hard.length; at += 4) hard[at] = (hard[at] ?? 0) < halfAlpha ? 0 : 255;
  return { data: hard, width, height };
}

/** Moves each color to the mean of those that are nearest to it (k-means). */
function refine(seeds: Seed[], { colors, weights, isOpaque }: Histogram): void {
  const list = seeds.map(({ color }) => color);
  const finders = [false, true].map((wanted) =>
    nearestOf(
      list,
      [...seeds.keys()].filter((place) => seeds[place]?.isOpaque === wanted),
    ),
  );
  const sums = seeds.map(() => [0, 0, 0, 0, 0]);
  weights.forEach((weight, at) => {
    const color = colors.subarray(at * 4, at * 4 + 4);
    const [red = 0, green = 0, blue = 0, alpha = 0] = color;
    const sum = sums[finders[isOpaque[at] ?? 0]?.(red, green, blue, alpha) ?? 0];
    if (sum === undefined) return;
    color.forEach((value, axis) => (sum[axis] = (sum[axis] ?? 0) + value * weight));
    sum[4] = (sum[4] ?? 0) + weight;
  });
  sums.forEach(([red = 0, green = 0, blue = 0, alpha = 0, total = 0], place) => {
    const seed = seeds[place];
    // One that nothing is nearest to stays where it is.
    if (seed && total > 0) seed.color = [red, green, blue, alpha].map((sum) => sum / total);
  });
}

/** A color as it is stored, not times alpha. One that can be seen is never rounded to nothing. */
function asBytes({ color: [red = 0, green = 0, blue = 0, alpha = 0], isOpaque }: Seed): number[] {
  const rounded = isOpaque ? 255 : Math.min(Math.max(Math.round(alpha), 1), 254);
  const bytes = [red, green, blue].map((value) =>
    Math.min(255, Math.round((value * 255) / Math.max(alpha, 1))),
  );
  return [...bytes, rounded];
}
