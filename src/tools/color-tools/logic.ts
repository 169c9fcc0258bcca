import { writeFragment } from "#domain/link.ts";
import { guarded, type Shape } from "#domain/shape.ts";
import {
  black,
  type Rgb,
  hexOf,
  mix,
  rgbOf,
  white,
  type Shade,
  type Chosen,
} from "./logic/color.ts";
import { alphaNumber } from "./logic/opacity.ts";

export { hexOf, rgbOf } from "./logic/color.ts";
export type { Chosen } from "./logic/color.ts";
export { contrastOf, demands, nearestPassing, over, passes, showRatio } from "./logic/contrast.ts";
export { harmoniesOf } from "./logic/harmony.ts";
export type { Wheel } from "./logic/harmony.ts";
export { colorsOfImage } from "./logic/image-colors.ts";
export { nameOf, notationsOf, oklchText } from "./logic/notation.ts";
export { alphaDigits, percentOf, withAlpha } from "./logic/opacity.ts";
export {
  formats,
  imageCounts,
  optionsShape,
  scales,
  tabs,
  wheels,
  writings,
} from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { paletteFile, paletteName, writePalette } from "./logic/palette.ts";
export { rampOf } from "./logic/ramp.ts";
export { colorOf } from "./logic/reading.ts";
export { isInSrgb } from "./logic/spaces.ts";
export { seenBy, visions } from "./logic/vision.ts";

/** Reads any notation of CSS. Loaded when it is first needed: it brings a library along. */
export const loadColorReader = () => import("./logic/read-color.ts");

/** Finds a color of Tailwind by its name. Loaded when a text is no color of CSS. */
export const loadTailwindNames = () => import("./logic/tailwind/names.ts");

/** Spec §9: initial #3B82F6. */
export const initialHex = "#3B82F6";

/** A color given as # and six digits. */
export const chosenFromHex = (hex: string): Chosen => {
  const upper = hex.toUpperCase();
  return { hex: upper, alpha: 1, exact: upper };
};

/** The link to a color, as exact as it came in. */
export const linkTo = ({ exact }: Chosen): string => writeFragment([["color", exact]]);

const isChosen = (given: unknown): given is Chosen =>
  typeof given === "object" &&
  given !== null &&
  ["hex", "alpha", "exact"].every((name) => name in given) &&
  /^#[\dA-F]{6}$/.test((given as Chosen).hex) &&
  (given as Chosen).alpha >= 0 &&
  (given as Chosen).alpha <= 1 &&
  /^[#\w\s.,%/()+-]{1,200}$/.test((given as Chosen).exact);

/** A color that was chosen before. */
export const chosenShape: Shape<Chosen> = guarded(isChosen, chosenFromHex(initialHex));

/**
 * Hue in degrees, saturation and lightness in percent, not rounded. A gray has hue 0. Each is one
 * division of whole numbers, so that a half is exactly one half: 117.5, and not 117.49999999999999.
 */
export function hslOf([red, green, blue]: Rgb): [hue: number, saturation: number, light: number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const sum = most + least;
  const light = (100 * sum) / 510;
  if (spread === 0) return [0, 0, light];
  const [difference, sixths] =
    most === red
      ? [green - blue, green < blue ? 6 : 0]
      : most === green
        ? [blue - red, 2]
        : [red - green, 4];
  const hue = (60 * (difference + sixths * spread)) / spread;
  return [hue, (100 * spread) / Math.min(sum, 510 - sum), light];
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

/** "rgb(59, 130, 246)", and with an alpha "rgba(59, 130, 246, 0.5)". */
export const rgbText = (hex: string, alpha = 1): string =>
  withCommas("rgb", rgbOf(hex).map(String), alpha);

/** Spec §9: HSL values rounded to integers. 359.6° is 0°, not 360°. */
export function roundedHsl(hex: string, alpha = 1): { text: string; readsBackAs: string } {
  const [hue, saturation, light] = hslOf(rgbOf(hex)).map(Math.round) as [number, number, number];
  return {
    text: withCommas("hsl", [`${hue % 360}`, `${saturation}%`, `${light}%`], alpha),
    readsBackAs: hexOf(rgbOfHsl(hue % 360, saturation, light)),
  };
}

const withCommas = (name: string, parts: readonly string[], alpha: number): string =>
  alpha < 1
    ? `${name}a(${parts.join(", ")}, ${alphaNumber(alpha)})`
    : `${name}(${parts.join(", ")})`;

const steps = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/**
 * Spec §9: a step up to 500 mixes with white by (500 − n)/500, a step above it
 * with black by (n − 500)/500.
 */
export const shadesOf = (hex: string): Shade[] =>
  steps.map((step) => ({
    step,
    hex: hexOf(mix(rgbOf(hex), step <= 500 ? white : black, Math.abs(500 - step) / 500)),
  }));
