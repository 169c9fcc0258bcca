import type { CornerStyle, DotStyle } from "./options.ts";
import type { Layout, Modules } from "./picture.ts";

/** A square with round corners, in modules. Where two overlap, the smaller one is cut out. */
export interface Shape {
  x: number;
  y: number;
  side: number;
  radius: number;
}

/** The patterns by which readers find a code are so many modules wide. */
const finderSide = 7;

const dotRadius: Record<DotStyle, number> = { square: 0, rounded: 0.3, dots: 0.5 };
const cornerRadius: Record<CornerStyle, number> = { square: 0, rounded: 2, round: 3.5 };

/** The shapes of a code: three patterns in the corners, and a dot for each module of ink. */
export function shapesOf(modules: Modules, dot: DotStyle, corner: CornerStyle): Shape[] {
  const far = modules.length - finderSide;
  const starts = [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const;
  const isFinder = (x: number, y: number): boolean =>
    starts.some(
      ([left, top]) => x >= left && x < left + finderSide && y >= top && y < top + finderSide,
    );
  const radius = dotRadius[dot];
  return [
    ...starts.flatMap(([x, y]) => ringsAt(x, y, cornerRadius[corner])),
    ...modules.flatMap((row, y) =>
      row.flatMap((isInk, x) => (isInk && !isFinder(x, y) ? [{ x, y, side: 1, radius }] : [])),
    ),
  ];
}

/** Ink, ground in it and ink in that: 7, 5 and 3 modules wide. */
const ringsAt = (x: number, y: number, radius: number): Shape[] =>
  [0, 1, 2].map((inset) => {
    const side = finderSide - 2 * inset;
    return { x: x + inset, y: y + inset, side, radius: (radius * side) / finderSide };
  });

/** Points per pixel and direction that are looked at for a smooth edge. */
const steps = 4;
export const fullInk = steps * steps;

/** How much ink there is on each pixel: from 0 to `fullInk`. */
export function shade(shapes: readonly Shape[], { side, modulePx, margin }: Layout): Uint8Array {
  const shades = new Uint8Array(side * side);
  for (const shape of shapes) {
    const from = (start: number): number => margin + Math.floor(start * modulePx);
    const to = (start: number): number => margin + Math.ceil((start + shape.side) * modulePx);
    for (let y = from(shape.y); y < to(shape.y); y++) {
      for (let x = from(shape.x); x < to(shape.x); x++) {
        const at = y * side + x;
        const ink = inkAt(shape, (x - margin) / modulePx, (y - margin) / modulePx, modulePx);
        // Rings lie in each other: what a smaller one covers was ink, and becomes ground.
        shades[at] = Math.abs((shades[at] ?? 0) - ink);
      }
    }
  }
  return shades;
}

/** How many points of a pixel lie in a shape. The pixel's corner is given in modules. */
function inkAt(shape: Shape, left: number, top: number, modulePx: number): number {
  const [right, bottom] = [left + 1 / modulePx, top + 1 / modulePx];
  // No shape has a dent: with its four corners a whole pixel is in it.
  const isWhole =
    isIn(shape, left, top) &&
    isIn(shape, right, bottom) &&
    isIn(shape, right, top) &&
    isIn(shape, left, bottom);
  if (isWhole) return fullInk;
  let ink = 0;
  for (let step = 0; step < fullInk; step++) {
    const x = left + ((step % steps) + 0.5) / steps / modulePx;
    const y = top + (Math.floor(step / steps) + 0.5) / steps / modulePx;
    if (isIn(shape, x, y)) ink += 1;
  }
  return ink;
}

function isIn({ x: left, y: top, side, radius }: Shape, x: number, y: number): boolean {
  const half = side / 2;
  const [dx, dy] = [Math.abs(x - left - half), Math.abs(y - top - half)];
  if (dx > half || dy > half) return false;
  const inner = half - radius;
  return dx <= inner || dy <= inner || (dx - inner) ** 2 + (dy - inner) ** 2 <= radius ** 2;
}

/** The shapes as one path, to be filled by the even-odd rule. */
export const pathOf = (shapes: readonly Shape[], quiet: number): string =>
  shapes
    .map(({ x, y, side, radius }) => {
      const [straight, r] = [rounded(side - 2 * radius), rounded(radius)];
      const arc = (dx: number, dy: number): string =>
        r === 0 ? "" : `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
      return `M${rounded(x + quiet + radius)} ${rounded(y + quiet)}h${straight}${arc(1, 1)}v${straight}${arc(-1, 1)}h${-straight}${arc(-1, -1)}v${-straight}${arc(1, -1)}z`;
    })
    .join("");

const rounded = (number: number): number => Math.round(number * 1000) / 1000;
