import { bytesOf, type Color } from "./color.ts";
import { repairPercents, type Level } from "./options.ts";
import type { Layout, Modules } from "./picture.ts";

/** A square picture for the middle of a code. */
export interface Logo {
  name: string; // of its file
  rgba: Uint8ClampedArray<ArrayBuffer>;
  side: number; // in pixels
}

/** Where a logo stands: whole modules, in the middle. */
export interface Box {
  start: number; // of its first module, in both directions
  side: number; // in modules
}

/** The box of a logo that takes so many percent of a code's width. Codes are odd, and so is it. */
export function boxOf(count: number, percent: number): Box {
  const side = Math.floor((count * percent) / 100 / 2) * 2 + 1;
  return { start: (count - side) / 2, side };
}

/** Half of what a level can repair is left for dirt, light and bad cameras. */
export const hidesTooMuch = (count: number, { side }: Box, level: Level): boolean =>
  (side * side) / (count * count) > repairPercents[level] / 100 / 2;

/** The modules without those behind a logo. */
export const clearBox = (modules: Modules, { start, side }: Box): Modules => {
  const isIn = (at: number): boolean => at >= start && at < start + side;
  return modules.map((row, y) => row.map((isInk, x) => isInk && !(isIn(x) && isIn(y))));
};

/** Ground between a logo and the modules around it. */
export const logoInset = 0.5;

/** Points per pixel and direction that are looked at, so that a large logo is not jagged. */
const steps = 3;

/** Paints a logo into a picture. Where it is transparent the ground is seen. */
export function paintLogo(
  rgba: Uint8ClampedArray,
  logo: Logo,
  box: Box,
  { side, modulePx, margin }: Layout,
  ground: Color,
): void {
  const from = Math.ceil(margin + (box.start + logoInset) * modulePx);
  const width = Math.floor((box.side - 2 * logoInset) * modulePx);
  const paper = bytesOf(ground);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let step = 0; step < steps * steps; step++) {
        const pick = (at: number, part: number): number =>
          Math.floor(((at + (part + 0.5) / steps) / width) * logo.side);
        const at = (pick(y, Math.floor(step / steps)) * logo.side + pick(x, step % steps)) * 4;
        const alpha = (logo.rgba[at + 3] ?? 0) / 255;
        paper.forEach((byte, part) => {
          sum[part] = (sum[part] ?? 0) + (logo.rgba[at + part] ?? 0) * alpha + byte * (1 - alpha);
        });
      }
      const target = ((from + y) * side + from + x) * 4;
      sum.forEach((total, part) => {
        rgba[target + part] = total / (steps * steps);
      });
    }
  }
}
