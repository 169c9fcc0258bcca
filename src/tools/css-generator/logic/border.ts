import type { NumberField } from "#domain/number-field.ts";
import { isRecord } from "#domain/saved.ts";
import { colorOr, numberOr, wordOr } from "./stored.ts";

/** Spec §9: styles solid, dashed, dotted, double. */
export const borderStyles = ["solid", "dashed", "dotted", "double"] as const;
type BorderStyle = (typeof borderStyles)[number];

/** Clockwise from the top left, as CSS counts. */
export const corners = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;
type Corners = readonly [number, number, number, number];

export interface Border {
  width: number;
  style: BorderStyle;
  color: string;
  radius: number;
  corners: Corners | null; // null while all have the same radius
}

/** Spec §9: border width 0-20, radius 0-50. */
export const widthField: NumberField = {
  id: "width",
  label: "Width",
  unit: "pixels",
  min: 0,
  max: 20,
  step: 1,
  initial: 2,
};
export const radiusField: NumberField = {
  id: "radius",
  label: "Radius",
  unit: "pixels",
  min: 0,
  max: 50,
  step: 1,
  initial: 8,
};

export const plainBorder: Border = {
  width: 2,
  style: "solid",
  color: "#3B82F6",
  radius: 8,
  corners: null,
};

/** The values of `border` and `border-radius`. */
export const borderValue = ({ width, style, color }: Border): string =>
  `${width}px ${style} ${color}`;
export const radiusValue = ({ radius, corners: each }: Border): string =>
  (each ?? [radius]).map((corner) => `${corner}px`).join(" ");

/** Each corner for itself, or all alike again. */
export const withCorners = (border: Border, isEach: boolean): Border => {
  const { radius } = border;
  return isEach
    ? { ...border, corners: border.corners ?? [radius, radius, radius, radius] }
    : { ...border, radius: border.corners?.[0] ?? radius, corners: null };
};

const widthClasses: Record<number, string> = { 1: "border" };
for (const width of [0, 2, 4, 8]) widthClasses[width] = `border-${width}`;

/** The same as Tailwind 4 classes. */
export function borderClasses(border: Border): string {
  const { width, style, color, corners: each, radius } = border;
  const sides = ["tl", "tr", "br", "bl"] as const;
  const radii =
    each === null
      ? [`rounded-[${radius}px]`]
      : sides.map((side, index) => `rounded-${side}-[${each[index] ?? 0}px]`);
  return [
    widthClasses[width] ?? `border-[${width}px]`,
    `border-${style}`,
    `border-[${color}]`,
    ...radii,
  ].join(" ");
}

/** Anyone can edit what is stored: what is not proper becomes the default. */
export function readBorder(stored: unknown): Border {
  const found = isRecord(stored) ? stored : {};
  const each = found["corners"];
  return {
    width: numberOr(widthField, found["width"]),
    style: wordOr(borderStyles, found["style"], plainBorder.style),
    color: colorOr(plainBorder.color, found["color"]),
    radius: numberOr(radiusField, found["radius"]),
    corners:
      Array.isArray(each) && each.length === 4
        ? (each.map((corner) => numberOr(radiusField, corner)) as unknown as Corners)
        : null,
  };
}
