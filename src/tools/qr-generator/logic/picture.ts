import { bytesOf, type Color } from "./color.ts";

/** Rows of a code, without the ground around it: true is ink. */
export type Modules = readonly (readonly boolean[])[];

/** Where a code stands in its picture. All in pixels, so that no module is blurred. */
export interface Layout {
  side: number; // of the picture
  modulePx: number;
  margin: number; // to the first module
}

/** Below this a decoder misses codes, and a screen or a printer blurs them. */
const leastModulePx = 2;

/** Whole pixels per module, what is left over spread around. Larger than asked if need be. */
export function layOut(count: number, wantedPx: number, quiet: number): Layout {
  const across = count + 2 * quiet;
  const modulePx = Math.max(leastModulePx, Math.floor(wantedPx / across));
  const side = Math.max(wantedPx, across * modulePx);
  return { side, modulePx, margin: Math.floor((side - count * modulePx) / 2) };
}

/** One byte per pixel: 1 is ink. */
export function rasterize(modules: Modules, { side, modulePx, margin }: Layout): Uint8Array {
  const pixels = new Uint8Array(side * side);
  modules.forEach((row, y) => {
    const top = margin + y * modulePx;
    row.forEach((isInk, x) => {
      if (!isInk) return;
      const from = top * side + margin + x * modulePx;
      pixels.fill(1, from, from + modulePx);
    });
    const line = pixels.slice(top * side, (top + 1) * side);
    for (let below = 1; below < modulePx; below++) pixels.set(line, (top + below) * side);
  });
  return pixels;
}

/** The picture as a screen shows it, for decoders. */
export function toRgba(pixels: Uint8Array, ink: Color, ground: Color) {
  // A word per pixel is much faster than four bytes.
  const colors = Uint8Array.of(...bytesOf(ground), 255, ...bytesOf(ink), 255);
  const [paper = 0, dark = 0] = new Uint32Array(colors.buffer);
  const words = new Uint32Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) words[at] = pixels[at] === 1 ? dark : paper;
  return new Uint8ClampedArray(words.buffer);
}

interface SvgLook {
  size: number; // in pixels, to begin with
  quiet: number;
  ink: Color;
  ground: Color;
}

/** The code as one path, sharp at any size. Runs of ink in a row are one rectangle. */
export function svgOf(modules: Modules, { size, quiet, ink, ground }: SvgLook): string {
  const across = modules.length + 2 * quiet;
  const path = modules
    .flatMap((row, y) => runsOf(row).map(([x, length]) => bar(x + quiet, y + quiet, length)))
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${across} ${across}" shape-rendering="crispEdges">`,
    `<rect width="${across}" height="${across}" fill="${ground}"/>`,
    `<path fill="${ink}" d="${path}"/>`,
    `</svg>`,
    ``,
  ].join("\n");
}

const bar = (x: number, y: number, length: number): string => `M${x} ${y}h${length}v1h-${length}z`;

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isInk, x) => {
    const last = runs.at(-1);
    if (!isInk) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
