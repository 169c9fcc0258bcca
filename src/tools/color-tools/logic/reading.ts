import { clampRgb, getMode, parse, type Color } from "culori/fn";

/** The color that a text stands for, with what the library leaves undone; null for none. */
export function parseColor(text: string): Color | null {
  const color = parseOrNothing(text);
  if (color === undefined) return null;
  fillMissing(color);
  // CSS Color 4, 4.4: a missing alpha is painted as 0, where the library takes it for opaque.
  if (/\/\s*none\s*\)?$/.test(text)) color.alpha = 0;
  // 5.1: components outside of the range are no error in rgb(), hsl() and hwb(), but are clipped.
  return /^(?:rgb|hsl|hwb)/.test(text) ? clampRgb(color) : color;
}

/** CSS Color 4, 4.4: a missing component is painted as 0. A missing hue stays: it is a gray's. */
function fillMissing(color: Color): void {
  const values = color as unknown as Record<string, number | undefined>;
  for (const channel of getMode(color.mode).channels) {
    if (channel !== "h" && channel !== "alpha") values[channel] ??= 0;
  }
}

function parseOrNothing(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    return undefined; // The library trips over "color(".
  }
}

/** The same of a text that is known to be a color. */
export function colorOf(exact: string): Color {
  const color = parseColor(exact);
  if (color === null) throw new Error(`Not a color: ${exact}`);
  return color;
}
