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

/** Spec §9: initial #3B82F6. */
export const initialHex = "#3B82F6";

/** A color given as # and six digits. */
export const chosenFromHex = (hex: string): Chosen => {
  const upper = hex.toUpperCase();
  return { hex: upper, alpha: 1, exact: upper };
};

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

const byteOf = (part: number): number => Math.min(255, Math.max(0, Math.round(part)));

/** Hue in degrees, saturation and lightness in percent, not rounded. A gray has hue 0. */
export function hslOf([red, green, blue]: Rgb): [hue: number, saturation: number, light: number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const light = (most + least) / 510;
  if (spread === 0) return [0, 0, light * 100];
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const saturation = spread / 255 / (1 - Math.abs(2 * light - 1));
  return [((sixth + 6) % 6) * 60, saturation * 100, light * 100];
}

/** The color with this hue, saturation and lightness (CSS Color 4, section 7.1). */
export function rgbOfHsl(hue: number, saturation: number, light: number): Rgb {
  const part = (offset: number): number => {
    const at = (offset + hue / 30) % 12;
    const reach = (saturation / 100) * Math.min(light / 100, 1 - light / 100);
    return 255 * (light / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** "rgb(59, 130, 246)" */
export const rgbText = (hex: string): string => `rgb(${rgbOf(hex).join(", ")})`;

/** Spec §9: HSL values rounded to integers. 359.6° is 0°, not 360°. */
export function roundedHsl(hex: string): { text: string; readsBackAs: string } {
  const [hue, saturation, light] = hslOf(rgbOf(hex)).map(Math.round) as [number, number, number];
  return {
    text: `hsl(${hue % 360}, ${saturation}%, ${light}%)`,
    readsBackAs: hexOf(rgbOfHsl(hue % 360, saturation, light)),
  };
}

/** One color with a share of another mixed in. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const steps = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/**
 * Spec §9 and its ruling: a step up to 500 mixes with white by (500 − n)/500, a step above it
 * with black by (n − 500)/500.
 */
export const shadesOf = (hex: string): Shade[] =>
  steps.map((step) => ({
    step,
    hex: hexOf(mix(rgbOf(hex), step <= 500 ? white : black, Math.abs(500 - step) / 500)),
  }));
