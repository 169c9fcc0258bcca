import type { Shade } from "./color.ts";
import { colorOf } from "./reading.ts";
import { hexOfColor, toSpace } from "./spaces.ts";

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const last = steps.length - 1;

/** The lightness at both ends, unless the color itself is lighter or darker. */
const lightest = 0.97;
const darkest = 0.25;

/** What is left of the chroma at both ends: a tint is pale, a deep shade is not gray. */
const paleChroma = 0.12;
const deepChroma = 0.5;

/** Eleven steps of even lightness to the eye. The color itself is one of them, unchanged. */
export function rampOf(hex: string): Shade[] {
  const { l, c, h } = toSpace.oklch(colorOf(hex));
  const place = ((lightest - l) / (lightest - darkest)) * last;
  const base = Math.min(last, Math.max(0, Math.round(place)));
  return steps.map((step, index) => {
    if (index === base) return { step, hex };
    const isLighter = index < base;
    const share = isLighter ? 1 - index / base : (index - base) / (last - base);
    const [endLight, endChroma] = isLighter ? [lightest, paleChroma] : [darkest, deepChroma];
    const tone = {
      mode: "oklch" as const,
      l: l + (endLight - l) * share,
      c: c * (1 + (endChroma - 1) * share),
      ...(h !== undefined && { h }),
    };
    return { step, hex: hexOfColor(tone) };
  });
}
