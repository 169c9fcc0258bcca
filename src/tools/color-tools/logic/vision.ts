import { linear, luminanceOf } from "./contrast.ts";
import { hexOf, rgbOf, type Rgb } from "./color.ts";

type Row = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, full severity. Their matrices are for linear light. */
const matrices = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Row, Row, Row]>;

export type Vision = keyof typeof matrices | "achromatopsia";

/** The kinds of color blindness, in the order of the page. */
export const visions: readonly { id: Vision; name: string; about: string }[] = [
  { id: "protanopia", name: "Protanopia", about: "No red cones, about 1 man in 100" },
  { id: "deuteranopia", name: "Deuteranopia", about: "No green cones, about 1 man in 100" },
  { id: "tritanopia", name: "Tritanopia", about: "No blue cones, about 1 person in 30,000" },
  { id: "achromatopsia", name: "Achromatopsia", about: "No color at all, 1 person in 30,000" },
];

/** How a color looks to somebody with that vision. */
export function seenBy(vision: Vision, hex: string): string {
  const rgb = rgbOf(hex);
  if (vision === "achromatopsia") {
    const gray = encoded(luminanceOf(rgb));
    return hexOf([gray, gray, gray]);
  }
  const light = rgb.map(linear) as unknown as Rgb;
  const parts = matrices[vision].map((row) =>
    encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]),
  );
  return hexOf(parts as unknown as Rgb);
}

/** Linear light, 0 to 1, as a component of sRGB. */
const encoded = (light: number): number =>
  255 * (light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
