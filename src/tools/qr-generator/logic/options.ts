import { guarded, oneOf, shape, type Value } from "#domain/shape.ts";
import { isColor } from "./color.ts";

/** Spec §9: sizes 150, 200, 300, 400, 500 (default 200). */
export const sizes = [150, 200, 300, 400, 500] as const;
/** For print, beyond the spec. */
const printSizes = [1000, 2000] as const;
export const allSizes = [...sizes, ...printSizes] as const;
export type Size = (typeof allSizes)[number];

/** How much of a code may be lost before it cannot be read. From little to much. */
export const levels = ["L", "M", "Q", "H"] as const;
export type Level = (typeof levels)[number];

/** How much of a code each level can repair. */
export const repairPercents: Record<Level, number> = { L: 7, M: 15, Q: 25, H: 30 };

/** Modules of empty ground around the code. The standard wants four. */
export const quietZones = [2, 4, 6, 10] as const;
export const standardQuietZone = 4;

/** How modules are drawn, and the patterns in three corners. */
export const dotStyles = ["square", "rounded", "dots"] as const;
export type DotStyle = (typeof dotStyles)[number];
export const cornerStyles = ["square", "rounded", "round"] as const;
export type CornerStyle = (typeof cornerStyles)[number];

/** How much of a code's width a logo takes. */
export const logoPercents = [15, 20, 25, 30] as const;

/** How the visitor likes codes: remembered, while what is typed is not. */
export const optionsShape = shape({
  size: oneOf(allSizes, 200),
  level: oneOf(levels, "M"),
  quiet: oneOf(quietZones, standardQuietZone),
  ink: guarded(isColor, "#000000"),
  ground: guarded(isColor, "#ffffff"),
  dots: oneOf(dotStyles, "square"),
  corners: oneOf(cornerStyles, "square"),
  logoPercent: oneOf(logoPercents, 20),
});
export type Options = Value<typeof optionsShape>;
