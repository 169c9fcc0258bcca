import type { NumberField } from "#domain/number-field.ts";
import { isRecord } from "#domain/saved.ts";
import { colorOr, numberOr } from "./stored.ts";

/** One layer of a shadow. Spec §3: x, y, blur, spread, color, opacity, inset. */
export interface Layer {
  x: number;
  y: number;
  blur: number;
  spread: number;
  color: string;
  opacity: number; // percent
  inset: boolean;
}

/** Spec §9: shadow x, y, spread -50 to 50; blur 0-100; opacity 0-100 default 25; defaults x 0, y 4, blur 6. */
export const shadowFields = [
  { id: "x", label: "X offset", unit: "pixels", min: -50, max: 50, step: 1, initial: 0 },
  { id: "y", label: "Y offset", unit: "pixels", min: -50, max: 50, step: 1, initial: 4 },
  { id: "blur", label: "Blur", unit: "pixels", min: 0, max: 100, step: 1, initial: 6 },
  { id: "spread", label: "Spread", unit: "pixels", min: -50, max: 50, step: 1, initial: 0 },
  { id: "opacity", label: "Opacity", unit: "percent", min: 0, max: 100, step: 1, initial: 25 },
] as const satisfies readonly NumberField[];

export const plainLayer: Layer = {
  x: 0,
  y: 4,
  blur: 6,
  spread: 0,
  color: "#000000",
  opacity: 25,
  inset: false,
};

export const maxLayers = 6;

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

/** Anyone can edit what is stored: what is not proper becomes the default. */
export function readLayers(stored: unknown): readonly Layer[] {
  if (!Array.isArray(stored) || stored.length === 0) return [plainLayer];
  return stored.slice(0, maxLayers).map((layer) => readLayer(layer));
}

function readLayer(stored: unknown): Layer {
  const found = isRecord(stored) ? stored : {};
  const numbers = Object.fromEntries(
    shadowFields.map((field) => [field.id, numberOr(field, found[field.id])]),
  ) as Record<(typeof shadowFields)[number]["id"], number>;
  return {
    ...numbers,
    color: colorOr(plainLayer.color, found["color"]),
    inset: found["inset"] === true,
  };
}
