import type { Pixels } from "../encode/pixels.ts";
import { onlyUsed, type Indexed } from "./indexed.ts";
import { nearestOf } from "./nearest.ts";

/** Floyd and Steinberg: where the rest of a color goes, and how much of it, in sixteenths. */
const shares = [
  [1, 0, 7],
  [-1, 1, 3],
  [0, 1, 5],
  [1, 1, 1],
] as const;

/**
 * Gives each pixel the nearest color of a list. With dithering, what is lost is passed on to its
 * neighbors, every other row from right to left, so that no pattern leans to one side.
 */
export function paint(
  { data, width, height }: Pixels,
  colors: readonly (readonly number[])[],
  dithers: boolean,
): Indexed {
  const seen = colors.map(([red = 0, green = 0, blue = 0, alpha = 0]) =>
    [red, green, blue].map((value) => (value * alpha) / 255).concat(alpha),
  );
  const places = [...colors.keys()];
  const alphaOf = (place: number) => colors[place]?.[3] ?? 0;
  const clear = places.find((place) => alphaOf(place) === 0) ?? 0;
  const amongOpaque = nearestOf(
    seen,
    places.filter((place) => alphaOf(place) === 255),
  );
  const amongOthers = nearestOf(
    seen,
    places.filter((place) => alphaOf(place) !== 255 && alphaOf(place) !== 0),
  );
  const indexes = new Uint8Array(width * height);
  const wanted = new Float32Array(4);
  // What is passed on to this row and the next; a pixel more on each side spares a question.
  let rest = new Float32Array((width + 2) * 4);
  let below = new Float32Array((width + 2) * 4);
  for (let y = 0; y < height; y++) {
    const step = dithers && y % 2 === 1 ? -1 : 1;
    for (let count = 0, x = step === 1 ? 0 : width - 1; count < width; count++, x += step) {
      const pixel = y * width + x;
      const alpha = data[pixel * 4 + 3] ?? 0;
      if (alpha === 0) {
        indexes[pixel] = clear;
        continue;
      }
      const at = (x + 1) * 4;
      for (let axis = 0; axis < 4; axis++) {
        const value = axis === 3 ? alpha : ((data[pixel * 4 + axis] ?? 0) * alpha) / 255;
        wanted[axis] = Math.min(255, Math.max(0, value + (rest[at + axis] ?? 0)));
      }
      const isOpaque = alpha === 255;
      const nearest = isOpaque ? amongOpaque : amongOthers;
      const place = nearest(wanted[0] ?? 0, wanted[1] ?? 0, wanted[2] ?? 0, wanted[3] ?? 0);
      indexes[pixel] = place;
      if (!dithers) continue;
      const got = seen[place] ?? [];
      // Opaque pixels have no alpha to pass on.
      for (let axis = 0; axis < (isOpaque ? 3 : 4); axis++) {
        const lost = ((wanted[axis] ?? 0) - (got[axis] ?? 0)) / 16;
        for (const [dx, dy, share] of shares) {
          const row = dy === 0 ? rest : below;
          const to = at + dx * step * 4 + axis;
          row[to] = (row[to] ?? 0) + lost * share;
        }
      }
    }
    [rest, below] = [below, rest.fill(0)];
  }
  return onlyUsed({ palette: Uint8Array.from(colors.flat()), indexes, width, height });
}
