import { oneOf, oneOfLabeled, shape, type Value } from "#domain/shape.ts";

export const tabs = [
  { id: "contrast", label: "Contrast" },
  { id: "notations", label: "All notations" },
  { id: "harmonies", label: "Harmonies" },
  { id: "vision", label: "Color blindness" },
  { id: "palette", label: "Palette & export" },
  { id: "image", label: "From a picture" },
] as const;

export const wheels = [
  ["oklch", "Perceptual (OKLCH)"],
  ["hsl", "Classic (HSL)"],
] as const;

export const scales = [
  ["ramp", "Perceptual, 50–950"],
  ["shades", "Shades, 100–900"],
] as const;

export const formats = [
  ["css", "CSS variables"],
  ["tailwind", "Tailwind @theme"],
  ["json", "JSON"],
] as const;

export const writings = [
  ["hex", "Hex"],
  ["oklch", "OKLCH"],
] as const;

/** How many colors to find in a picture. */
export const imageCounts = [
  ["4", "4"],
  ["6", "6"],
  ["8", "8"],
  ["12", "12"],
] as const;

/** What the visitor likes to look at. */
export const optionsShape = shape({
  tab: oneOf(
    tabs.map(({ id }) => id),
    "contrast",
  ),
  wheel: oneOfLabeled(wheels, "oklch"),
  scale: oneOfLabeled(scales, "ramp"),
  format: oneOfLabeled(formats, "css"),
  writing: oneOfLabeled(writings, "hex"),
  imageCount: oneOfLabeled(imageCounts, "6"),
});
export type Options = Value<typeof optionsShape>;
