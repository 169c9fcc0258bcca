import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The colors of the tiles, read from the stylesheet itself. */
const css = readFileSync(new URL("board.module.css", import.meta.url), "utf8");
const rule =
  /(?<dark>:global\(\.dark\) )?\.face\[data-value="(?<value>\d+)"\] \{\s*background: (?<back>#\w{6});\s*color: (?<ink>#\w{6});/g;

interface Color {
  back: string;
  ink: string;
}
const light = new Map<number, Color>();
const darkOnly = new Map<number, Color>();
for (const { groups } of css.matchAll(rule)) {
  const { dark, value = "", back = "", ink = "" } = groups ?? {};
  (dark ? darkOnly : light).set(Number(value), { back, ink });
}
const dark = new Map([...light, ...darkOnly]);
const values = Array.from({ length: 17 }, (_, power) => 2 ** (power + 1));

/** WCAG 2: relative luminance and contrast. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
])("tiles in the %s theme", (_theme, colors) => {
  test("every value from 2 to 131072 has a color, and no two the same", () => {
    expect([...colors.keys()].toSorted((a, b) => a - b)).toEqual(values);
    expect(new Set([...colors.values()].map(({ back }) => back)).size).toBe(values.length);
  });

  test.each(values)("the number on %i has a contrast of at least 4.5:1", (value) => {
    const { back, ink } = colors.get(value)!;
    expect(contrast(back, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test("a tile and the one it merges into differ in lightness, whatever hues a player can see", () => {
    for (const [index, value] of values.slice(1).entries()) {
      const before = colors.get(values[index]!)!.back;
      expect(contrast(before, colors.get(value)!.back), `${value}`).toBeGreaterThan(1.2);
    }
  });
});
