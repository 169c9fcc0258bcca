import { roundTo } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { borderClasses, borderValue, radiusValue, type Border } from "./border.ts";
import {
  directions,
  fewestStops,
  gradientClasses,
  gradientValue,
  maxStops,
  type Gradient,
  type Stop,
} from "./gradient.ts";
import { shadowClasses, shadowValue, type Layer } from "./shadow.ts";

/** What is asked for in words, as a link, a script or an agent does; a page has fields for it. */

export type As = "css" | "tailwind";

interface GivenGradient extends Pick<Gradient, "type" | "space" | "repeating"> {
  colors: string; // "#3B82F6 0%, #8B5CF6 100%"
  direction: string; // "to right", "45deg", "" for the usual one
  as: As;
}

/** A color as the fields have it: "#3B82F6" for "#3b82f6", and "#FFAA00" for "#fa0". */
export function readColor(text: string, digits: readonly number[] = [3, 4, 6, 8]): Result<string> {
  const [, hex = ""] = /^#([\da-f]+)$/i.exec(text.trim()) ?? [];
  if (!digits.includes(hex.length))
    return fail(
      `“${text.trim().slice(0, 50)}” is not a color like ${digits.includes(8) ? "#3B82F6 or #3B82F680" : "#3B82F6"}.`,
    );
  const long = hex.length > 4 ? hex : hex.replace(/./g, "$&$&");
  return ok(`#${long.toUpperCase()}`);
}

/** Colors in a row, all of them with a place or none: then they are spread evenly. */
function readStops(text: string): Result<Stop[]> {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length < fewestStops || parts.length > maxStops)
    return fail(`colors must be ${fewestStops} to ${maxStops}, with commas between them.`);
  const stops: Stop[] = [];
  for (const [index, part] of parts.entries()) {
    const [name = "", place, more] = part.split(/\s+/);
    const color = readColor(name);
    if (!color.ok) return color;
    if (more !== undefined || (place !== undefined && !/^(?:100|\d\d?)%$/.test(place)))
      return fail(`“${part.slice(0, 50)}” is not a color and a place like “#3B82F6 50%”.`);
    const even = roundTo((index / (parts.length - 1)) * 100, 2);
    stops.push({ color: color.value, at: place === undefined ? even : Number.parseInt(place, 10) });
  }
  const placed = parts.filter((part) => part.endsWith("%")).length;
  return placed > 0 && placed < parts.length
    ? fail("Give each color a place, or none of them.")
    : ok(stops);
}

/** Which way it runs; what a type does not know is refused. */
function readDirection(
  type: Gradient["type"],
  given: string,
): Result<Pick<Gradient, "direction" | "angle">> {
  const direction = directions.find((known) => known === given && known.startsWith("to "));
  const [, degrees] = /^(\d{1,3})deg$/.exec(given) ?? [];
  const angle = Number(degrees ?? 0);
  if (type === "radial" && given !== "") return fail("A radial gradient has no direction.");
  if (given === "") return ok({ direction: "to right", angle: 0 });
  if (degrees !== undefined && angle <= 360) return ok({ direction: "angle", angle });
  if (type === "conic") return fail("The direction of a conic gradient is an angle like 45deg.");
  return direction === undefined
    ? fail(`direction must be like “to right”, “to top left” or “45deg”.`)
    : ok({ direction, angle: 0 });
}

/** A gradient's declaration, or its classes. */
export function makeGradient({ colors, direction, as, ...rest }: GivenGradient): Result<string> {
  const stops = readStops(colors);
  if (!stops.ok) return stops;
  const course = readDirection(rest.type, direction.trim());
  if (!course.ok) return course;
  const gradient: Gradient = { ...rest, ...course.value, stops: stops.value };
  return ok(as === "css" ? `background: ${gradientValue(gradient)};` : gradientClasses(gradient));
}

/** A shadow's declaration, or its class. */
export function makeShadow({ as, ...given }: Layer & { as: As }): Result<string> {
  const color = readColor(given.color, [3, 6]);
  if (!color.ok) return color;
  const layers = [{ ...given, color: color.value }];
  return ok(as === "css" ? `box-shadow: ${shadowValue(layers)};` : shadowClasses(layers));
}

type GivenBorder = Pick<Border, "width" | "style" | "color"> & { radius: string; as: As };

/** A border's declarations, or its classes. */
export function makeBorder({ radius, as, ...given }: GivenBorder): Result<string> {
  const color = readColor(given.color);
  if (!color.ok) return color;
  const radii = readRadii(radius);
  if (!radii.ok) return radii;
  const border: Border = { ...given, ...radii.value, color: color.value };
  return ok(
    as === "css"
      ? `border: ${borderValue(border)};\nborder-radius: ${radiusValue(border)};`
      : borderClasses(border),
  );
}

/** One radius, or four from the top left on: "8", "40 4 40 4". */
function readRadii(text: string): Result<Pick<Border, "radius" | "corners">> {
  const [first, second, third, fourth] = /^\d{1,4}(?: \d{1,4}){0,3}$/.test(text.trim())
    ? text.trim().split(" ").map(Number)
    : [];
  if (first !== undefined && second === undefined) return ok({ radius: first, corners: null });
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return fail("radius must be one number of pixels, or four: “8”, “40 4 40 4”.");
  return ok({ radius: first, corners: [first, second, third, fourth] });
}
