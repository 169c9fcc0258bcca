import { describe, expect, test } from "vitest";
import { likenessTo } from "./likeness.ts";
import type { Pixels } from "./pixels.ts";

const picture = (
  width: number,
  height: number,
  color: (x: number, y: number) => readonly number[],
): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = color(x, y);
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  }
  return { data, width, height };
};

/** A pattern with edges and slopes in all three colors, and some noise on top. */
const pattern = (width: number, height: number, noise: number) =>
  picture(width, height, (x, y) =>
    [0, 1, 2].map((index) => {
      const value = (x * (index + 2) + y * (5 - index) + ((x * y) % (17 + index)) * 5) % 256;
      return value + noise * (((x * 31 + y * 17 + index * 7) % 23) - 11);
    }),
  );

describe("likeness", () => {
  // By a second implementation, in Python with numpy's sliding windows and variances.
  test.each([
    [200, 160, 1, 0.999159],
    [200, 160, 4, 0.987354],
    [33, 50, 1, 0.998785],
    [33, 50, 4, 0.982156],
    [7, 5, 1, 0.983985],
    [7, 5, 4, 0.832838],
    [300, 9, 4, 0.900607],
  ])("%d × %d with noise %d is %d", (width, height, noise, likeness) => {
    const measured = likenessTo(pattern(width, height, 0))(pattern(width, height, noise));
    expect(measured).toBeCloseTo(likeness, 5);
  });

  test("of two grays is what the formula says of their brightness alone", () => {
    const gray = (value: number) => picture(128, 128, () => [value, value, value]);
    const ratio = (2 * 100 * 120 + 2.55 ** 2) / (100 ** 2 + 120 ** 2 + 2.55 ** 2);
    const expected = (6 * ratio ** 0.1333 + 2) / 8;
    expect(likenessTo(gray(100))(gray(120))).toBeCloseTo(expected, 4);
  });

  test("is 1 for the same picture and for nothing else", () => {
    const source = pattern(64, 64, 0);
    expect(likenessTo(source)(pattern(64, 64, 0))).toBe(1);
    const other = pattern(64, 64, 0);
    other.data[4000] = (other.data[4000] ?? 0) ^ 1;
    expect(likenessTo(source)(other)).toBeLessThan(1);
  });

  test("colors of the same brightness are seen", () => {
    const red = picture(64, 64, (x) => (x % 16 < 8 ? [200, 80, 80] : [80, 141, 80]));
    const gray = picture(64, 64, () => [116, 116, 116]);
    expect(likenessTo(red)(gray)).toBeLessThan(0.95);
  });

  test("what is under transparent pixels does not count, but how transparent they are does", () => {
    const clear = (alpha: number, under: number) =>
      picture(64, 64, (x, y) => (x < 32 ? [under, under, under, alpha] : [y * 4, 90, 90]));
    expect(likenessTo(clear(0, 0))(clear(0, 255))).toBe(1);
    // On white alone a white veil would not be seen, on black alone a black one.
    expect(likenessTo(clear(128, 255))(clear(255, 255))).toBeLessThan(0.99);
    expect(likenessTo(clear(128, 0))(clear(255, 0))).toBeLessThan(0.99);
  });
});
