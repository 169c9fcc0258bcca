import { ok, type Result } from "#domain/result.ts";
import { oneOf, shape, type Value } from "#domain/shape.ts";
import { borderClasses, borderShape, borderValue, radiusValue } from "./logic/border.ts";
import { gradientClasses, gradientShape, gradientValue } from "./logic/gradient.ts";
import { linkTo as writeLink, readLink } from "./logic/link.ts";
import { layersShape, shadowClasses, shadowValue } from "./logic/shadow.ts";

export { borderStyles, corners, radiusField, widthField, withCorners } from "./logic/border.ts";
export type { Border } from "./logic/border.ts";
export {
  addStop,
  angleField,
  directions,
  fewestStops,
  gradientTypes,
  maxStops,
  spaces,
  stopField,
  turned,
  withStop,
} from "./logic/gradient.ts";
export type { Gradient, Stop } from "./logic/gradient.ts";
export { opacityOf, withOpacity } from "./logic/color.ts";
export { placeAt, pointOf } from "./logic/line.ts";
export { borderPresets, gradientPresets, shadowPresets } from "./logic/presets.ts";
export { maxLayers, plainLayer, recolored, shadowFields } from "./logic/shadow.ts";
export type { Layer } from "./logic/shadow.ts";

/** Spec §2: gradient, shadow, border. */
export const kinds = ["gradient", "shadow", "border"] as const;
export type Kind = (typeof kinds)[number];

export const optionsShape = shape({
  kind: oneOf(kinds, "gradient"),
  gradient: gradientShape,
  layers: layersShape,
  border: borderShape,
});
export type Options = Value<typeof optionsShape>;

/** What a link may carry, by the name that it has there. */
const linked = { gradient: gradientShape, layers: layersShape, border: borderShape };
const kindOf = { gradient: "gradient", layers: "shadow", border: "border" } as const;

/** The link to what is generated now. */
export function linkTo(options: Options): string {
  const name = options.kind === "shadow" ? "layers" : options.kind;
  return writeLink(name, options[name]);
}

/** What a link changes, or why it does not. */
export function optionsOf(link: URLSearchParams): Result<Partial<Options>> {
  const read = readLink(linked, link);
  if (!read.ok) return read;
  const { name, value } = read.value;
  return ok({ kind: kindOf[name], [name]: value });
}

/** One property and its value. */
export type Declaration = readonly [property: string, value: string];

/** What is generated, as declarations. */
export function declarationsOf({ kind, gradient, layers, border }: Options): Declaration[] {
  switch (kind) {
    case "gradient":
      return [["background", gradientValue(gradient)]];
    case "shadow":
      return [["box-shadow", shadowValue(layers)]];
    case "border":
      return [
        ["border", borderValue(border)],
        ["border-radius", radiusValue(border)],
      ];
  }
}

/** The same as text: "background: linear-gradient(…);" */
export const cssOf = (options: Options): string =>
  declarationsOf(options)
    .map(([property, value]) => `${property}: ${value};`)
    .join("\n");

/** The same as Tailwind 4 classes. */
export function classesOf({ kind, gradient, layers, border }: Options): string {
  if (kind === "gradient") return gradientClasses(gradient);
  return kind === "shadow" ? shadowClasses(layers) : borderClasses(border);
}
