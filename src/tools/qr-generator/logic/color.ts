/** "#1a2b3c", in lower case. */
export type Color = `#${string}`;

/** True for # and six hex digits in lower case, as a color field of a browser writes them. */
export const isColor = (value: unknown): value is Color =>
  typeof value === "string" && /^#[\da-f]{6}$/.test(value);

/** A color as somebody writes it; `null` if it is none. */
export function colorOf(text: string): Color | null {
  const color = text.toLowerCase();
  return isColor(color) ? color : null;
}

/** The three bytes of a color. */
export function bytesOf(color: Color): [red: number, green: number, blue: number] {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}

/** WCAG 2: how bright a color is to the eye, from 0 to 1. */
function luminance(color: Color): number {
  const [red, green, blue] = bytesOf(color).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** How bright a color is to a decoder, which sees only gray, from 0 to 255. */
function grayOf(color: Color): number {
  const [red, green, blue] = bytesOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** True when the ink is brighter than the ground. */
export const isLightOnDark = (ink: Color, ground: Color): boolean => grayOf(ink) > grayOf(ground);

/** Cameras need more than eyes do: below this a code that a screen shows well may not be read. */
const leastContrast = 4;

/** Why cameras may not read these colors, if so. */
export function colorProblem(ink: Color, ground: Color): string | null {
  const [dark, light] = [luminance(ink), luminance(ground)];
  const ratio = (Math.max(dark, light) + 0.05) / (Math.min(dark, light) + 0.05);
  if (ratio < leastContrast) {
    // Cut, not rounded: 3.99 must not be called 4.
    const words = Math.floor(ratio * 10) / 10;
    return `Contrast is only ${words}:1. Cameras want ${leastContrast}:1 or more.`;
  }
  return dark > light ? "Light on dark: some scanners cannot read it." : null;
}
