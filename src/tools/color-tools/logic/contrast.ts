import { black, hexOf, mix, rgbOf, white, type Rgb } from "./color.ts";

/** WCAG 2.2, "relative luminance": 0 is black, 1 is white. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The light of a component, 0 to 1. */
export function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2, "contrast ratio": 1 to 21, not rounded. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Two decimals, cut and not rounded: 4.499 is shown as 4.49, because it does not pass. */
export function showRatio(ratio: number): string {
  // 21 comes out of the division a hair too small.
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;
}

/** What WCAG 2.2 asks for (success criteria 1.4.3, 1.4.6 and 1.4.11). */
export const demands = [
  { name: "Normal text", level: "AA", least: 4.5 },
  { name: "Normal text", level: "AAA", least: 7 },
  { name: "Large text", level: "AA", least: 3 },
  { name: "Large text", level: "AAA", least: 4.5 },
  { name: "Icons and controls", level: "AA", least: 3 },
] as const;

/** The exact ratio decides, never the shown one. */
export const passes = (ratio: number, least: number): boolean => ratio >= least;

/** What is seen of a color that lets a share of its background through. */
export const over = (color: Rgb, alpha: number, background: Rgb): Rgb =>
  mix(background, color, alpha);

/**
 * The color nearest to this one that reaches the ratio, mixed with black or white, whichever
 * needs less of it; null when neither reaches it.
 */
export function nearestPassing(hex: string, background: Rgb, least: number): string | null {
  for (let share = 0; share <= 255; share += 1) {
    for (const end of [black, white]) {
      // Rounded first: what is offered must pass as it is written.
      const tried = hexOf(mix(rgbOf(hex), end, share / 255));
      if (passes(contrastOf(rgbOf(tried), background), least)) return tried;
    }
  }
  return null;
}
