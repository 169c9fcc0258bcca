import { tailwindColors, tailwindSteps } from "./colors.data.ts";

/** A color of Tailwind 4: what it is called, and what it is in CSS. */
export interface TailwindColor {
  name: string; // "blue-500/50"
  css: string; // "oklch(62.3% 0.214 259.815 / 0.5)"
}

/**
 * Finds the color that a name or a class of Tailwind stands for: "blue-500", "hover:bg-blue-500/50",
 * "var(--color-blue-500)". `null` when there is none.
 */
export function findTailwindColor(text: string): TailwindColor | null {
  const [, color = "", step = "", percent = "100"] =
    /^(?:var\(--color-|(?:[^\s(]*[-:])?)([a-z]+)-(\d{2,3})\)?(?:\/(\d{1,3}(?:\.\d+)?)%?)?$/.exec(
      text.trim().toLowerCase(),
    ) ?? [];
  const opacity = Number(percent);
  const values = Object.hasOwn(tailwindColors, color) ? tailwindColors[color] : undefined;
  const value = values?.[tailwindSteps.indexOf(step)];
  if (value === undefined || opacity > 100) return null;
  const isOpaque = opacity === 100;
  return {
    name: `${color}-${step}${isOpaque ? "" : `/${opacity}`}`,
    css: `oklch(${value}${isOpaque ? "" : ` / ${opacity / 100}`})`,
  };
}
