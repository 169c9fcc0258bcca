import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { rgbOfHsl, roundedHsl } from "../logic.ts";
import { hexOf, type Rgb } from "./color.ts";
import { notationsOf } from "./notation.ts";

/** A fraction of whole numbers, none of which a computer has to round. */
type Fraction = readonly [over: number, under: number];

/** Halves go up: 117.5 is 118. Digits: how many behind the point. */
const rounded = ([over, under]: Fraction, digits = 0): number => {
  const scaled = BigInt(over) * 10n ** BigInt(digits);
  return Number((2n * scaled + BigInt(under)) / (2n * BigInt(under))) / 10 ** digits;
};

/** CSS Color 4, section 7.2, in whole numbers. */
function hslFractions([red, green, blue]: Rgb): [
  hue: Fraction,
  saturation: Fraction,
  light: Fraction,
] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const [sum, spread] = [most + least, most - least];
  const light: Fraction = [100 * sum, 510];
  if (spread === 0) return [[0, 1], [0, 1], light];
  const [difference, turns] =
    most === red
      ? [green - blue, green < blue ? 6 : 0]
      : most === green
        ? [blue - red, 2]
        : [red - green, 4];
  return [
    [60 * (difference + turns * spread), spread],
    [100 * spread, Math.min(sum, 510 - sum)],
    light,
  ];
}

/** A part of all colors, with no pattern that could spare one kind. */
const sample: Rgb[] = Array.from({ length: sampled(20_000) }, (_, at) => {
  const number = (at * 4_194_301 + 164_414) % 16_777_216;
  return [number >> 16, (number >> 8) & 255, number & 255] as const;
});

describe("halves round up, as counted in fractions", () => {
  test("#164414 has a hue of 117.5°, which is 118°", () => {
    expect(roundedHsl("#164414").text).toBe("hsl(118, 55%, 17%)");
  });

  test("whole HSL", () => {
    const wrong = sample.filter((rgb) => {
      const [hue, saturation, light] = hslFractions(rgb).map((part) => rounded(part));
      return roundedHsl(hexOf(rgb)).text !== `hsl(${(hue ?? 0) % 360}, ${saturation}%, ${light}%)`;
    });
    expect(wrong.map(hexOf)).toEqual([]);
  });

  test("HSL with four decimals", () => {
    const wrong = sample.filter((rgb) => {
      const [hue = 0, saturation, light] = hslFractions(rgb).map((part) => rounded(part, 4));
      const written = saturation === 0 ? "none" : hue % 360;
      const { inSrgb } = notationsOf(hexOf(rgb));
      return inSrgb[3]?.value !== `hsl(${written} ${saturation}% ${light}%)`;
    });
    expect(wrong.map(hexOf)).toEqual([]);
  });

  test("HWB with four decimals", () => {
    const wrong = sample.filter((rgb) => {
      const [hue = 0] = hslFractions(rgb).map((part) => rounded(part, 4));
      const [least, most] = [Math.min(...rgb), Math.max(...rgb)];
      const written = least === most ? "none" : hue % 360;
      const shares = [least, 255 - most].map((part) => `${rounded([100 * part, 255], 4)}%`);
      return notationsOf(hexOf(rgb)).inSrgb[4]?.value !== `hwb(${written} ${shares.join(" ")})`;
    });
    expect(wrong.map(hexOf)).toEqual([]);
  });

  test("what whole HSL reads back as: CSS Color 4, section 7.1", () => {
    const wrong: string[] = [];
    for (let hue = 0; hue < 360; hue += 1) {
      for (let light = 0; light <= 100; light += 5) {
        const saturation = (hue * 7 + light) % 101;
        const expected = [0, 8, 4].map((offset) => {
          // In sixtieths of a sixth: k of the formula is at/30, f is light − a·reach.
          const at = (offset * 30 + hue) % 360;
          const reach = Math.max(-30, Math.min(at - 90, 270 - at, 30));
          const most = Math.min(light, 100 - light);
          return rounded([255 * (light * 100 * 30 - saturation * most * reach), 100 * 100 * 30]);
        });
        const hex = hexOf(rgbOfHsl(hue, saturation, light));
        if (hex !== hexOf(expected as unknown as Rgb)) wrong.push(`${hue} ${saturation} ${light}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
