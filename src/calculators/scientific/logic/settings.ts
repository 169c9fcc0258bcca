import type { Angle } from "./functions.ts";

export type Mode = "immediate" | "expression";

export interface Settings {
  mode: Mode;
  /** For Expression mode. Immediate mode takes degrees, as the spec says. */
  angle: Angle;
}

export const initialSettings: Settings = { mode: "immediate", angle: "deg" };

export const modes = [
  ["immediate", "Immediate"],
  ["expression", "Expression"],
] as const satisfies readonly (readonly [Mode, string])[];

export const angles = [
  ["deg", "DEG"],
  ["rad", "RAD"],
  ["grad", "GRAD"],
] as const satisfies readonly (readonly [Angle, string])[];

/** Stored settings, checked: anyone can edit them. */
export function checkSettings(stored: unknown): Settings {
  const { mode, angle }: Record<string, unknown> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  return {
    mode: modes.find(([word]) => word === mode)?.[0] ?? initialSettings.mode,
    angle: angles.find(([word]) => word === angle)?.[0] ?? initialSettings.angle,
  };
}
