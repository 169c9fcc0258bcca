import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hexOf, rgbOf, type Rgb } from "./color.ts";
import { colorsOfImage } from "./image-colors.ts";

/** Pixels as a canvas gives them. */
const pixels = (...colors: (readonly [hex: string, count: number, alpha?: number])[]) =>
  Uint8ClampedArray.from(
    colors.flatMap(([hex, count, alpha = 255]) =>
      Array.from({ length: count }, () => [...rgbOf(hex), alpha]).flat(),
    ),
  );

describe("the colors of a picture", () => {
  test.each<[rule: string, given: Uint8ClampedArray, count: number, found: [string, number][]]>([
    ["one color", pixels(["#3B82F6", 9]), 5, [["#3B82F6", 1]]],
    [
      "few colors are found as they are, the most common first",
      pixels(["#FF0000", 1], ["#00FF00", 6], ["#0000FF", 3]),
      3,
      [
        ["#00FF00", 0.6],
        ["#0000FF", 0.3],
        ["#FF0000", 0.1],
      ],
    ],
    [
      "neighbors become one, strangers do not",
      pixels(["#FF0000", 3], ["#FD0000", 1], ["#0000FF", 4]),
      2,
      [
        ["#0000FF", 0.5],
        ["#FF0000", 0.5],
      ],
    ],
    [
      "what is mostly transparent is left out",
      pixels(["#FF0000", 9, 127], ["#00FF00", 1, 128]),
      5,
      [["#00FF00", 1]],
    ],
    ["nothing but transparency", pixels(["#FF0000", 9, 0]), 5, []],
    ["no pixels", new Uint8ClampedArray(), 5, []],
  ])("%s", (_rule, given, count, found) => {
    expect(colorsOfImage(given, count).map(({ hex, share }) => [hex, share])).toEqual(found);
  });

  test("a small part of another kind is not lost among many shades of one", () => {
    const shades = Array.from({ length: 200 }, (_, at) => [hexOf([at, at, at]), 50] as const);
    const hexes = colorsOfImage(pixels(...shades, ["#FF0000", 200]), 6).map(({ hex }) =>
      rgbOf(hex),
    );
    expect(hexes.some(([red, green, blue]) => red > 240 && green < 20 && blue < 20)).toBe(true);
  });

  const anyPixels = fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), {
    minLength: 1,
    maxLength: 60,
  });
  const flat = (colors: readonly Rgb[]) =>
    Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));

  test("no more than asked for, each once, shares make a whole, whatever the order", () => {
    fc.assert(
      fc.property(anyPixels, fc.integer({ min: 1, max: 12 }), (colors, count) => {
        const found = colorsOfImage(flat(colors), count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(found.length).toBeGreaterThan(0);
        expect(new Set(found.map(({ hex }) => hex)).size).toBe(found.length);
        expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(colorsOfImage(flat(colors.toReversed()), count)).toEqual(found);
      }),
    );
  });

  test("as many as there are colors: all of them, exactly", () => {
    fc.assert(
      fc.property(anyPixels, (colors) => {
        const all = new Set(colors.map(hexOf));
        expect(new Set(colorsOfImage(flat(colors), all.size).map(({ hex }) => hex))).toEqual(all);
      }),
    );
  });
});
