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

/** The picture as a screen shows it, for decoders. A pixel has from 0 to `fullInk` of ink. */
export function toRgba(pixels: Uint8Array, ink: Color, ground: Color, fullInk = 1) {
  const [dark, paper] = [bytesOf(ink), bytesOf(ground)];
  const shades = Array.from({ length: fullInk + 1 }, (_, shade) => {
    const part = (at: 0 | 1 | 2): number =>
      Math.round(paper[at] + ((dark[at] - paper[at]) * shade) / fullInk);
    return [part(0), part(1), part(2), 255];
  });
  // A word per pixel is much faster than four bytes.
  const colors = new Uint32Array(Uint8Array.from(shades.flat()).buffer);
  const words = new Uint32Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) words[at] = colors[pixels[at] ?? 0] ?? 0;
  return new Uint8ClampedArray(words.buffer);
}
