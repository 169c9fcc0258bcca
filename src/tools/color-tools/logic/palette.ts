import type { Options } from "./options.ts";

/** A step and its color, as it is to be written. */
interface Entry {
  step: number;
  value: string;
}

/** A name that CSS takes: "Brand Blue!" is "brand-blue". */
export const paletteName = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "") || "brand";

/** The palette as a piece of a style sheet or as JSON. */
export function writePalette(
  name: string,
  entries: readonly Entry[],
  format: Options["format"],
): string {
  if (format === "json") {
    const values = Object.fromEntries(entries.map(({ step, value }) => [step, value]));
    return JSON.stringify({ [name]: values }, null, 2);
  }
  const lines = entries.map(({ step, value }) => `  --color-${name}-${step}: ${value};`);
  return [format === "css" ? ":root {" : "@theme {", ...lines, "}"].join("\n");
}

/** "brand.css" */
export const paletteFile = (name: string, format: Options["format"]): string =>
  `${name}.${format === "json" ? "json" : "css"}`;
