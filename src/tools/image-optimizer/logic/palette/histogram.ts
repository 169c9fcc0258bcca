import type { Pixels } from "../encode/pixels.ts";

/**
 * Colors are compared as they are seen: red, green and blue times alpha, and alpha itself. What is
 * transparent is then one color, whatever lies beneath.
 */

/** The colors of a picture that are to be made fewer, each with its weight. */
export interface Histogram {
  colors: Float32Array; // four numbers each
  weights: Float32Array; // pixels of each
  isOpaque: Uint8Array; // 1 for those without any transparency
  hasClear: boolean; // some pixels are wholly transparent, which no color here stands for
}

/** More colors than this are first put together by their highest bits. */
const maxEntries = 65_536;
const masks = [0xff, 0xfc, 0xf8, 0xf0, 0xe0];

/** Counts the colors of a picture. */
export function histogramOf({ data }: Pixels): Histogram {
  for (const mask of masks) {
    const found = count(data, mask);
    if (found !== null) return found;
  }
  throw new Error("A picture cannot have that many colors of three bits");
}

/** `null` when there are too many to be told apart by these bits. */
function count(data: Uint8ClampedArray, mask: number): Histogram | null {
  const places = new Map<number, number>();
  const sums: number[] = [];
  const weights: number[] = [];
  const opaque: number[] = [];
  let hasClear = false;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0) {
      hasClear = true;
      continue;
    }
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    // Wholly opaque colors stay apart from those that are almost.
    const alphaKey = alpha === 255 ? 255 : alpha & mask;
    const key =
      (((red & mask) << 24) | ((green & mask) << 16) | ((blue & mask) << 8) | alphaKey) >>> 0;
    let place = places.get(key);
    if (place === undefined) {
      place = weights.length;
      if (place === maxEntries) return null;
      places.set(key, place);
      sums.push(0, 0, 0, 0);
      weights.push(0);
      opaque.push(alpha === 255 ? 1 : 0);
    }
    const share = alpha / 255;
    const sum = place * 4;
    sums[sum] = (sums[sum] ?? 0) + red * share;
    sums[sum + 1] = (sums[sum + 1] ?? 0) + green * share;
    sums[sum + 2] = (sums[sum + 2] ?? 0) + blue * share;
    sums[sum + 3] = (sums[sum + 3] ?? 0) + alpha;
    weights[place] = (weights[place] ?? 0) + 1;
  }
  return {
    colors: Float32Array.from(sums, (sum, at) => sum / (weights[at >> 2] ?? 1)),
    weights: Float32Array.from(weights),
    isOpaque: Uint8Array.from(opaque),
    hasClear,
  };
}
