import { oneOfLabeled, shape, type Value } from "#domain/shape.ts";
import type { Angle } from "./functions.ts";

export const modes = [
  ["immediate", "Immediate"],
  ["expression", "Expression"],
] as const;

export const angles = [
  ["deg", "DEG"],
  ["rad", "RAD"],
  ["grad", "GRAD"],
] as const satisfies readonly (readonly [Angle, string])[];

export const optionsShape = shape({
  mode: oneOfLabeled(modes, "immediate"),
  /** For Expression mode. Immediate mode takes degrees, as the spec says. */
  angle: oneOfLabeled(angles, "deg"),
});
export type Options = Value<typeof optionsShape>;
export type Mode = Options["mode"];
