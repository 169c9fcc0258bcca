import { inField, type NumberField } from "#domain/number-field.ts";
import { flag, oneOf, oneOfKeys, shape, type Value } from "#domain/shape.ts";
import { listOf } from "#domain/shape-list.ts";
import { colorShape } from "./color.ts";

/** Spec §3: type (linear or radial); conic stands beside them. */
export const gradientTypes = { linear: "Linear", radial: "Radial", conic: "Conic" } as const;

/** Spec §9: gradient directions to right, to left, to bottom, to top, 45deg, 135deg; then corners. */
export const directions = [
  "to right",
  "to left",
  "to bottom",
  "to top",
  "45deg",
  "135deg",
  "to top left",
  "to top right",
  "to bottom left",
  "to bottom right",
  "angle",
] as const;
type Direction = (typeof directions)[number];

/** In which color space the colors between the stops lie. */
export const spaces = {
  srgb: "sRGB, as always",
  oklab: "Oklab, even",
  oklch: "Oklch, through the hues",
} as const;

export const fewestStops = 2;
export const maxStops = 8;

export const angleField: NumberField = {
  id: "angle",
  label: "Angle",
  unit: "degrees",
  min: 0,
  max: 360,
  step: 1,
  initial: 90,
};
export const stopField: NumberField = {
  id: "at",
  label: "Position",
  unit: "percent",
  min: 0,
  max: 100,
  step: 1,
  initial: 50,
};

const stopShape = shape({ color: colorShape("#3B82F6"), at: inField(stopField) });
export type Stop = Value<typeof stopShape>;

const plainStops: readonly Stop[] = [
  { color: "#3B82F6", at: 0 },
  { color: "#8B5CF6", at: 100 },
];

export const gradientShape = shape({
  type: oneOfKeys(gradientTypes, "linear"),
  direction: oneOf(directions, "to right"),
  angle: inField(angleField), // used when the direction is "angle", and by a conic one
  stops: listOf(stopShape, [fewestStops, maxStops], plainStops),
  space: oneOfKeys(spaces, "srgb"),
  repeating: flag(false),
});
export type Gradient = Value<typeof gradientShape>;

/** The value of `background`: "linear-gradient(to right, #3B82F6, #8B5CF6)". */
export function gradientValue(gradient: Gradient): string {
  const { type, space, stops, repeating } = gradient;
  const shape = [shapeOf(gradient), space === "srgb" ? "" : `in ${space}`]
    .filter(Boolean)
    .join(" ");
  const list = [shape, ...inOrder(stops).map((stop) => stopText(stop, gradient))].filter(Boolean);
  return `${repeating ? "repeating-" : ""}${type}-gradient(${list.join(", ")})`;
}

/** CSS moves a stop that comes too early up to the one before it; here it is where it was put. */
const inOrder = (stops: readonly Stop[]): Stop[] => stops.toSorted((a, b) => a.at - b.at);

function shapeOf({ type, direction, angle }: Gradient): string {
  if (type === "radial") return "circle";
  if (type === "conic") return `from ${angle}deg`;
  return direction === "angle" ? `${angle}deg` : direction;
}

/** Two stops at the ends need no positions: that is how people write it. */
function stopText({ color, at }: Stop, { stops, repeating }: Gradient): string {
  const [first, second, ...more] = inOrder(stops);
  const isPlain = more.length === 0 && first?.at === 0 && second?.at === 100 && !repeating;
  return isPlain ? color : `${color} ${at}%`;
}

/** With one stop changed. */
export const withStop = (gradient: Gradient, index: number, part: Partial<Stop>): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)),
});

/** With one more stop: in the middle of the widest gap, with its neighbor's color. */
export function addStop(stops: readonly Stop[]): readonly Stop[] {
  if (stops.length >= maxStops) return stops;
  const sorted = inOrder(stops);
  const gaps = sorted.slice(1).map((stop, index) => stop.at - (sorted[index]?.at ?? 0));
  const widest = gaps.indexOf(Math.max(...gaps));
  const [before, after] = [sorted[widest], sorted[widest + 1]];
  if (before === undefined || after === undefined) return stops;
  const middle = { color: after.color, at: Math.round((before.at + after.at) / 2) };
  return sorted.toSpliced(widest + 1, 0, middle);
}

/** The same gradient the other way round. */
export const turned = (stops: readonly Stop[]): readonly Stop[] =>
  stops.map(({ color, at }) => ({ color, at: 100 - at })).toReversed();

const sides: Partial<Record<Direction, string>> = {
  "to right": "r",
  "to left": "l",
  "to bottom": "b",
  "to top": "t",
  "to top left": "tl",
  "to top right": "tr",
  "to bottom left": "bl",
  "to bottom right": "br",
};

/** The same as Tailwind 4 classes. */
export function gradientClasses(gradient: Gradient): string {
  const side = sides[gradient.direction];
  const [first, second, ...more] = inOrder(gradient.stops);
  const isNamed =
    gradient.type === "linear" && side !== undefined && more.length === 0 && !gradient.repeating;
  if (!isNamed || first === undefined || second === undefined) {
    return `bg-[${gradientValue(gradient).replaceAll(", ", ",").replaceAll(" ", "_")}]`;
  }
  // Tailwind mixes in Oklab unless told otherwise.
  const classes = [`bg-linear-to-${side}/${gradient.space}`, `from-[${first.color}]`];
  if (first.at !== 0) classes.push(`from-${first.at}%`);
  classes.push(`to-[${second.color}]`);
  if (second.at !== 100) classes.push(`to-${second.at}%`);
  return classes.join(" ");
}
