/** Red, green and blue, each 0 to 255; not rounded while something is still computed with them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The color that the page is about. */
export interface Chosen {
  hex: string; // "#3B82F6": the color itself, or the nearest that a screen of sRGB can show
  alpha: number; // 0.5
  exact: string; // "oklch(0.7 0.3 150 / 50%)": as it came in, nothing rounded
}

/** One step of a scale. */
export interface Shade {
  step: number; // 100
  hex: string;
}

/** Spec §5: an optional leading # plus exactly six hex digits, any case, else nothing. */
export function rgbOfHex(text: string): Rgb | null {
  const digits = /^#?([\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The same of a color that is known to be one. */
export function rgbOf(hex: string): Rgb {
  const rgb = rgbOfHex(hex);
  if (rgb === null) throw new Error(`Not a hex color: ${hex}`);
  return rgb;
}

/** `#RRGGBB` in upper case, each component rounded and kept within its range. */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => byteOf(part).toString(16).padStart(2, "0")).join("")}`.toUpperCase();

/** 25.499999999999996 is the 25.5 that CSS rounds up. */
const byteOf = (part: number): number =>
  Math.min(255, Math.max(0, Math.round(Number(part.toFixed(9)))));

/** One color with a share of another mixed in. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];
