import { inField, type NumberField } from "#domain/number-field.ts";
import { oneOf, shape, type Shape, type Value } from "#domain/shape.ts";
import { colorShape } from "./color.ts";

/** Spec §9: styles solid, dashed, dotted, double. */
export const borderStyles = ["solid", "dashed", "dotted", "double"] as const;

/** Clockwise from the top left, as CSS counts. */
export const corners = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;
type Corners = readonly [number, number, number, number];

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

/** `null` while all have the same radius. */
const cornersShape: Shape<Corners | null> = {
  initial: null,
  read: (given) =>
    Array.isArray(given) && given.length === 4
      ? (given.map(inField(radiusField).read) as unknown as Corners)
      : null,
};

export const borderShape = shape({
  width: inField(widthField),
  style: oneOf(borderStyles, "solid"),
  color: colorShape("#3B82F6"),
  radius: inField(radiusField),
  corners: cornersShape,
});
export type Border = Value<typeof borderShape>;

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
