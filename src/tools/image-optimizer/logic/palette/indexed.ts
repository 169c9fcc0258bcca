import type { Pixels } from "../encode/pixels.ts";

/** A picture whose pixels are places in a list of colors. */
export interface Indexed {
  palette: Uint8Array; // red, green, blue and alpha of each; the opaque ones come last
  indexes: Uint8Array; // one per pixel
  width: number;
  height: number;
}

/** The pixels of such a picture. */
export function expand({ palette, indexes, width, height }: Indexed): Pixels {
  // Four bytes at once: each color is copied as one number.
  const colors = new Uint32Array(palette.slice().buffer);
  const whole = Uint32Array.from(indexes, (place) => colors[place] ?? 0);
  return { data: new Uint8ClampedArray(whole.buffer), width, height };
}

/** Leaves out colors that no pixel has. */
export function onlyUsed({ palette, indexes, width, height }: Indexed): Indexed {
  const used = [...new Set(indexes)].sort((a, b) => a - b);
  const places = new Map(used.map((place, at) => [place, at]));
  return {
    palette: Uint8Array.from(
      used.flatMap((place) => [...palette.subarray(place * 4, place * 4 + 4)]),
    ),
    indexes: indexes.map((place) => places.get(place) ?? 0),
    width,
    height,
  };
}
