import { colorsNamed, differenceEuclidean, type Color } from "culori/fn";
import { hexOf, rgbOf } from "./color.ts";
import { alphaDigits, alphaNumber } from "./opacity.ts";
import { colorOf } from "./reading.ts";
import { hexOfColor, srgbOf, toSpace } from "./spaces.ts";

/** One way to write a color. */
interface Notation {
  label: string; // "OKLCH"
  value: string; // "oklch(62.308% 0.18801 259.81)"
}

/** The color in every notation of CSS, precise enough to be read back as the same one. */
export function notationsOf(exact: string): { inSrgb: Notation[]; anywhere: Notation[] } {
  const color = colorOf(exact);
  const alpha = color.alpha ?? 1;
  const end = alpha < 1 ? ` / ${alphaNumber(alpha)}` : "";
  const srgb = srgbOf(color);
  const [red, green, blue] = rgbOf(hexOf(srgb));
  const [r, g, b] = srgb.map((part) => part / 255) as [number, number, number];
  const hsl = toSpace.hsl({ mode: "rgb", r, g, b });
  const hwb = toSpace.hwb({ mode: "rgb", r, g, b });
  const lab = toSpace.lab(color);
  const lch = toSpace.lch(color);
  const oklab = toSpace.oklab(color);
  const oklch = toSpace.oklch(color);
  return {
    inSrgb: [
      { label: "Hex", value: (hexOf(srgb) + alphaDigits(alpha)).toLowerCase() },
      { label: "RGB", value: `rgb(${red} ${green} ${blue}${end})` },
      { label: "RGB, with commas", value: withCommas([red, green, blue], alpha) },
      {
        label: "HSL",
        value: `hsl(${hue(hsl.h, hsl.s)} ${percent(hsl.s)} ${percent(hsl.l)}${end})`,
      },
      {
        label: "HWB",
        value: `hwb(${hue(hwb.h, hsl.s)} ${percent(hwb.w)} ${percent(hwb.b)}${end})`,
      },
    ],
    anywhere: [
      { label: "OKLCH", value: `oklch(${percent(oklch.l)} ${polar(oklch, 5, 1e-5)}${end})` },
      { label: "Oklab", value: `oklab(${percent(oklab.l)} ${parts([oklab.a, oklab.b], 5)}${end})` },
      { label: "LCH", value: `lch(${parts([lch.l], 4)} ${polar(lch, 4, 1e-3)}${end})` },
      { label: "Lab", value: `lab(${parts([lab.l, lab.a, lab.b], 4)}${end})` },
      ...colorFunctions(color).map(([label, space, values]) => ({
        label,
        value: `color(${space} ${parts(values, 6)}${end})`,
      })),
    ],
  };
}

const rgb = ({ r, g, b }: { r: number; g: number; b: number }) => [r, g, b];
const xyz = ({ x, y, z }: { x: number; y: number; z: number }) => [x, y, z];

function colorFunctions(color: Color): [label: string, space: string, values: number[]][] {
  return [
    ["sRGB", "srgb", rgb(toSpace.rgb(color))],
    ["Linear sRGB", "srgb-linear", rgb(toSpace.lrgb(color))],
    ["Display P3", "display-p3", rgb(toSpace.p3(color))],
    ["Adobe RGB", "a98-rgb", rgb(toSpace.a98(color))],
    ["ProPhoto RGB", "prophoto-rgb", rgb(toSpace.prophoto(color))],
    ["Rec. 2020", "rec2020", rgb(toSpace.rec2020(color))],
    ["XYZ, D65", "xyz-d65", xyz(toSpace.xyz65(color))],
    ["XYZ, D50", "xyz-d50", xyz(toSpace.xyz50(color))],
  ];
}

const withCommas = (parts: (number | undefined)[], alpha: number): string =>
  alpha < 1 ? `rgba(${parts.join(", ")}, ${alphaNumber(alpha)})` : `rgb(${parts.join(", ")})`;

/** No more digits than asked for, no zeros at the end, no minus before a zero. */
const short = (value: number, digits: number): string => `${Number(value.toFixed(digits)) || 0}`;

const parts = (values: (number | undefined)[], digits: number): string =>
  values.map((value) => short(value ?? 0, digits)).join(" ");

const percent = (share: number | undefined): string => `${short((share ?? 0) * 100, 4)}%`;

/** A gray has no hue; CSS has a word for that. */
const hue = (degrees: number | undefined, chroma: number | undefined, least = 1e-6): string =>
  degrees === undefined || (chroma ?? 0) < least
    ? "none"
    : // 359.99996° is 0°, not 360°.
      `${Number(short(((degrees % 360) + 360) % 360, 4)) % 360}`;

const polar = (
  { c, h }: { c: number | undefined; h?: number | undefined },
  digits: number,
  least: number,
): string => `${parts([c], digits)} ${hue(h, c, least)}`;

/** A hex color as Tailwind writes its own. */
export function oklchText(hex: string): string {
  const { l, c, h } = toSpace.oklch(colorOf(hex));
  return `oklch(${percent(l)} ${polar({ c, h }, 5, 1e-5)})`;
}

const distance = differenceEuclidean("oklab");

/** The CSS name of the color, or the name nearest to it. A name means an opaque color. */
export function nameOf(exact: string): { name: string; hex: string; isExact: boolean } {
  const color = colorOf(exact);
  const hex = hexOfColor(color);
  const named = Object.entries(colorsNamed).map(([name, number]) => ({
    name,
    hex: `#${number.toString(16).padStart(6, "0")}`.toUpperCase(),
  }));
  const far = (other: { hex: string }) => distance(hex, other.hex);
  const best = named.reduce((best, other) => (far(other) < far(best) ? other : best));
  return { ...best, isExact: best.hex === hex && (color.alpha ?? 1) === 1 };
}
