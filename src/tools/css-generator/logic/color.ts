import { guarded } from "#domain/shape.ts";

const isColor = (given: unknown): given is string =>
  typeof given === "string" && /^#[\dA-F]{6}(?:[\dA-F]{2})?$/.test(given);

/** "#3B82F6", or "#3B82F680" where it is half transparent, as a color field writes it. */
export const colorShape = (initial: string) => guarded(isColor, initial);

/** "#3B82F6", where the opacity is a number of its own. */
export const opaqueShape = (initial: string) =>
  guarded((given): given is string => isColor(given) && given.length === 7, initial);

/** "#3B82F6" of "#3B82F680". */
export const opaque = (color: string): string => color.slice(0, 7);

/** How opaque a color is, in whole percent: two digits tell all hundred of them apart. */
export const opacityOf = (color: string): number =>
  color.length === 9 ? Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100) : 100;

/** The color with another opacity. */
export function withOpacity(color: string, percent: number): string {
  const digits = Math.round((percent / 100) * 255)
    .toString(16)
    .toUpperCase()
    .padStart(2, "0");
  return digits === "FF" ? opaque(color) : `${opaque(color)}${digits}`;
}
