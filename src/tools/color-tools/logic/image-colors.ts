import { hexOf, type Rgb } from "./color.ts";

/** One color of a picture, and how much of the picture has it or one near to it. */
export interface ImageColor {
  hex: string;
  share: number; // 0 to 1
}

/** A color that occurs, and how often. */
interface Tally {
  rgb: Rgb;
  count: number;
}

/** Below this, what is behind the pixel is seen more than the pixel. */
const leastAlpha = 128;

/**
 * The colors of a picture, by a kind of median cut: the box of colors that differ most is cut in two
 * until there are enough boxes, and each box stands for its mean. The most common comes first.
 */
export function colorsOfImage(pixels: Uint8ClampedArray, count: number): ImageColor[] {
  const boxes = [countColors(pixels)].filter((box) => box.length > 0);
  while (boxes.length < count) {
    const spreads = boxes.map(spreadOf);
    const widest = spreads.indexOf(Math.max(...spreads));
    const box = boxes[widest];
    if (box === undefined || box.length < 2) break;
    boxes.splice(widest, 1, ...cut(box));
  }
  const total = boxes.flat().reduce((sum, { count }) => sum + count, 0);
  const shares = new Map<string, number>();
  for (const box of boxes) {
    const hex = hexOf(meanOf(box));
    shares.set(hex, (shares.get(hex) ?? 0) + sizeOf(box) / total);
  }
  return [...shares]
    .map(([hex, share]) => ({ hex, share }))
    .sort((one, other) => other.share - one.share || (one.hex < other.hex ? -1 : 1));
}

function countColors(pixels: Uint8ClampedArray): Tally[] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < leastAlpha) continue;
    const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // In one order, so that the same colors give the same palette wherever they stand.
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([key, count]) => ({ rgb: [key >> 16, (key >> 8) & 255, key & 255], count }));
}

const channels = [0, 1, 2] as const;
const sizeOf = (box: readonly Tally[]): number => box.reduce((sum, { count }) => sum + count, 0);

const mean = (box: readonly Tally[], channel: 0 | 1 | 2): number =>
  box.reduce((sum, { rgb, count }) => sum + rgb[channel] * count, 0) / sizeOf(box);

const meanOf = (box: readonly Tally[]): Rgb => [mean(box, 0), mean(box, 1), mean(box, 2)];

/** How far the colors of a box lie from their mean along one channel, all pixels together. */
function deviation(box: readonly Tally[], channel: 0 | 1 | 2): number {
  const middle = mean(box, channel);
  return box.reduce((sum, { rgb, count }) => sum + (rgb[channel] - middle) ** 2 * count, 0);
}

const spreadOf = (box: readonly Tally[]): number =>
  Math.max(...channels.map((channel) => deviation(box, channel)));

/** Cuts a box across the channel that differs most, where the two halves differ least. */
function cut(box: readonly Tally[]): [Tally[], Tally[]] {
  const deviations = channels.map((channel) => deviation(box, channel));
  const channel = channels[deviations.indexOf(Math.max(...deviations))] ?? 0;
  const sorted = box.toSorted((one, other) => one.rgb[channel] - other.rgb[channel]);
  const at = bestCut(sorted, channel);
  return [sorted.slice(0, at), sorted.slice(at)];
}

/**
 * Where to cut: between the two means that lie farthest apart, each weighed by its pixels. The plain
 * median would cut a crowd of one color in two and leave a few strangers in one half of it.
 */
function bestCut(sorted: readonly Tally[], channel: 0 | 1 | 2): number {
  const total = sizeOf(sorted);
  const sum = mean(sorted, channel) * total;
  let [before, sumBefore, best, most] = [0, 0, 1, -1];
  for (const [index, { rgb, count }] of sorted.slice(0, -1).entries()) {
    before += count;
    sumBefore += rgb[channel] * count;
    const after = total - before;
    const apart = sumBefore / before - (sum - sumBefore) / after;
    const gain = before * after * apart ** 2;
    if (gain > most) [best, most] = [index + 1, gain];
  }
  return best;
}
