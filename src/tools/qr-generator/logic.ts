import { isColor, type Color } from "./logic/color.ts";

/** Spec §10: “sizes 150, 200, 300, 400, 500 (default 200)”. */
export const sizes = [150, 200, 300, 400, 500] as const;
export type Size = (typeof sizes)[number];

/** Spec §10: “regenerates 300 ms after an input change”. */
export const delayMs = 300;

/** Spec §5: “do nothing on blank input”. */
export const isBlank = (text: string): boolean => text.trim() === "";

/** How much of a code may be lost before it cannot be read. From little to much. */
export const levels = ["L", "M", "Q", "H"] as const;
export type Level = (typeof levels)[number];

/** Modules of empty ground around the code. The standard wants four. */
export const quietZones = [2, 4, 6, 10] as const;
export const standardQuietZone = 4;

/** How the visitor likes codes: remembered, while what is typed is not. */
export interface Settings {
  size: Size;
  level: Level;
  quiet: (typeof quietZones)[number];
  ink: Color;
  ground: Color;
}

export const defaults: Settings = {
  size: 200,
  level: "M",
  quiet: standardQuietZone,
  ink: "#000000",
  ground: "#ffffff",
};

/** What was stored, or the default for each thing that is not right. */
export function checkSettings(stored: unknown): Settings {
  const given: Partial<Record<keyof Settings, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  return {
    size: sizes.find((size) => size === given.size) ?? defaults.size,
    level: levels.find((level) => level === given.level) ?? defaults.level,
    quiet: quietZones.find((quiet) => quiet === given.quiet) ?? defaults.quiet,
    ink: isColor(given.ink) ? given.ink : defaults.ink,
    ground: isColor(given.ground) ? given.ground : defaults.ground,
  };
}

/** Spec §7: “a PNG named with a timestamp”. Nothing of the text goes into a file's name. */
export const fileNameAt = (ms: number, ending: "png" | "svg"): string => `qr-code-${ms}.${ending}`;

/** Spec §7: “query parameters size (as {n}x{n}) and data (URL-encoded text)”. */
export function serviceAddress(service: string, text: string, size: Size): string {
  const address = new URL(service);
  address.searchParams.set("size", `${size}x${size}`);
  const others = address.searchParams.toString();
  // Not as a form's field, which would write a space as “+”.
  address.search = `${others}&data=${encodeURIComponent(text.toWellFormed())}`;
  return address.href;
}
