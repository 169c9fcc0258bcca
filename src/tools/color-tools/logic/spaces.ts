import {
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  toGamut,
  useMode as addMode,
  type Color,
} from "culori/fn";
import { hexOf, type Rgb } from "./color.ts";

// Only the spaces that CSS has. Each must be known before a color is read or converted.
const rgb = addMode(modeRgb);
export const toSpace = {
  rgb,
  lrgb: addMode(modeLrgb),
  hsl: addMode(modeHsl),
  hwb: addMode(modeHwb),
  lab: addMode(modeLab),
  lch: addMode(modeLch),
  oklab: addMode(modeOklab),
  oklch: addMode(modeOklch),
  p3: addMode(modeP3),
  a98: addMode(modeA98),
  prophoto: addMode(modeProphoto),
  // With the curve that browsers have; a later draft of CSS Color 4 wants a gamma of 2.4.
  rec2020: addMode(modeRec2020),
  xyz65: addMode(modeXyz65),
  xyz50: addMode(modeXyz50),
};

/** How far a component may leave its range unnoticed: half of what it takes to change a byte. */
const dust = 1 / 1020;

/** Whether sRGB has the color. */
export function isInSrgb(color: Color): boolean {
  const { r, g, b } = rgb(color);
  return [r, g, b].every((part) => part >= -dust && part <= 1 + dust);
}

const reduceChroma = toGamut("rgb", "oklch");

/** The color in sRGB, 0 to 255; one outside of it loses chroma, as CSS Color 4 says. */
export function srgbOf(color: Color): Rgb {
  const { r, g, b } = isInSrgb(color) ? rgb(color) : reduceChroma(color);
  return [byteShare(r), byteShare(g), byteShare(b)];
}

const byteShare = (share: number): number => 255 * Math.min(1, Math.max(0, share));

/** The hex of a color, mapped into sRGB. */
export const hexOfColor = (color: Color): string => hexOf(srgbOf(color));
