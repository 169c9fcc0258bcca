import { inField, type NumberField } from "#domain/number-field.ts";
import { flag, shape, type Value } from "#domain/shape.ts";
import { listOf } from "#domain/shape-list.ts";
import { opacityOf, opaque, opaqueShape } from "./color.ts";

/** Spec §9: shadow x, y, spread -50 to 50; blur 0-100; opacity 0-100 default 25; defaults x 0, y 4, blur 6. */
export const shadowFields = [
  { id: "x", label: "X offset", unit: "pixels", min: -50, max: 50, step: 1, initial: 0 },
  { id: "y", label: "Y offset", unit: "pixels", min: -50, max: 50, step: 1, initial: 4 },
  { id: "blur", label: "Blur", unit: "pixels", min: 0, max: 100, step: 1, initial: 6 },
  { id: "spread", label: "Spread", unit: "pixels", min: -50, max: 50, step: 1, initial: 0 },
  { id: "opacity", label: "Opacity", unit: "percent", min: 0, max: 100, step: 1, initial: 25 },
] as const satisfies readonly NumberField[];

const [x, y, blur, spread, opacity] = shadowFields;

/** One layer of a shadow. Spec §3: x, y, blur, spread, color, opacity, inset. */
const layerShape = shape({
  x: inField(x),
  y: inField(y),
  blur: inField(blur),
  spread: inField(spread),
  color: opaqueShape("#000000"),
  opacity: inField(opacity), // percent
  inset: flag(false),
});
export type Layer = Value<typeof layerShape>;
export const plainLayer: Layer = layerShape.initial;

export const maxLayers = 6;
export const layersShape = listOf(layerShape, [1, maxLayers], [plainLayer]);

/** The layer in another color. One that is transparent brings its opacity with it. */
export const recolored = (color: string): Partial<Layer> =>
  color.length === 9 ? { color: opaque(color), opacity: opacityOf(color) } : { color };

/** The value of `box-shadow`; the first layer lies on top. */
export const shadowValue = (layers: readonly Layer[]): string =>
  layers.map((layer) => layerText(layer)).join(", ");

function layerText({ x, y, blur, spread, color, opacity, inset }: Layer): string {
  const lengths = [x, y, blur, spread].map((length) => `${length}px`).join(" ");
  return `${inset ? "inset " : ""}${lengths} ${faded(color, opacity)}`;
}

/** "rgb(0 0 0 / 0.25)" */
function faded(color: string, opacity: number): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  return `rgb(${parts.join(" ")} / ${opacity / 100})`;
}

/** The same as a Tailwind 4 class. */
export const shadowClasses = (layers: readonly Layer[]): string =>
  `shadow-[${layers
    .map((layer) => layerText(layer).replaceAll(" / ", "/").replaceAll(" ", "_"))
    .join(",")}]`;
