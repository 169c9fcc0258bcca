import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const [light = "", dark = ""] = readFileSync("src/ui/tokens.css", "utf8").split(":root.dark {");
const channels = (css: string, name: string): number[] => {
  const [, hex = ""] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(css) ?? [];
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
};

/** WCAG 2: relative luminance and contrast. */
const luminance = (color: number[]): number =>
  color
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0);
const contrast = (one: number[], other: number[]): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** The hue of HSL: yellow is 60, orange 30. */
const hue = ([red = 0, green = 0, blue = 0]: number[]): number =>
  (60 * (green - blue)) / (red - Math.min(green, blue));

describe.each([
  ["light", light],
  ["dark", dark],
])("spec §9: yellow is yellow, and can be read: %s", (_theme, css) => {
  test("its hue", () => {
    for (const name of ["yellow", "yellow-tint"]) {
      expect(hue(channels(css, name))).toBeGreaterThan(45);
      expect(hue(channels(css, name))).toBeLessThan(65);
    }
  });

  test("its contrast", () => {
    expect(contrast(channels(css, "yellow"), channels(css, "yellow-tint"))).toBeGreaterThan(7);
  });
});
