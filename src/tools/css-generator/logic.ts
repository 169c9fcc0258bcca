import { isRecord } from "#domain/saved.ts";
import {
  borderClasses,
  borderValue,
  plainBorder,
  radiusValue,
  readBorder,
  type Border,
} from "./logic/border.ts";
import {
  gradientClasses,
  gradientValue,
  plainGradient,
  readGradient,
  type Gradient,
} from "./logic/gradient.ts";
import { plainLayer, readLayers, shadowClasses, shadowValue, type Layer } from "./logic/shadow.ts";

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
} from "./logic/gradient.ts";
export type { Gradient, Stop } from "./logic/gradient.ts";
export { borderPresets, gradientPresets, shadowPresets } from "./logic/presets.ts";
export { maxLayers, plainLayer, shadowFields } from "./logic/shadow.ts";
export type { Layer } from "./logic/shadow.ts";

/** Spec §2: gradient, shadow, border. */
export const kinds = ["gradient", "shadow", "border"] as const;
export type Kind = (typeof kinds)[number];

export interface Settings {
  kind: Kind;
  gradient: Gradient;
  layers: readonly Layer[];
  border: Border;
}

export const plainSettings: Settings = {
  kind: "gradient",
  gradient: plainGradient,
  layers: [plainLayer],
  border: plainBorder,
};

/** One property and its value. */
export type Declaration = readonly [property: string, value: string];

/** What is generated, as declarations. */
export function declarationsOf({ kind, gradient, layers, border }: Settings): Declaration[] {
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
export const cssOf = (settings: Settings): string =>
  declarationsOf(settings)
    .map(([property, value]) => `${property}: ${value};`)
    .join("\n");

/** The same as Tailwind 4 classes. */
export function classesOf({ kind, gradient, layers, border }: Settings): string {
  if (kind === "gradient") return gradientClasses(gradient);
  return kind === "shadow" ? shadowClasses(layers) : borderClasses(border);
}

/** Anyone can edit what is stored: what is not proper becomes the default. */
export function readSettings(stored: unknown): Settings {
  const found = isRecord(stored) ? stored : {};
  return {
    kind: kinds.find((kind) => kind === found["kind"]) ?? plainSettings.kind,
    gradient: readGradient(found["gradient"]),
    layers: readLayers(found["layers"]),
    border: readBorder(found["border"]),
  };
}
