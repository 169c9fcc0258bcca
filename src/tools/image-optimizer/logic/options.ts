import type { NumberField } from "#domain/number-field.ts";
import { flag, oneOf, oneOfLabeled, shape, type Value } from "#domain/shape.ts";
import { text, whole } from "#domain/shape-limits.ts";
import type { ImageFacts } from "./facts/facts.ts";

/** Spec §9: quality 10-100 default 80. */
export const qualityField = {
  id: "quality",
  label: "Quality",
  unit: "percent",
  min: 10,
  max: 100,
  step: 1,
  initial: 80,
} as const satisfies NumberField;

/** Spec §9: formats jpeg, png, webp; AVIF stands beside them. */
export const formats = [
  ["jpeg", "JPEG"],
  ["png", "PNG"],
  ["webp", "WebP"],
  ["avif", "AVIF"],
] as const;
export type Format = (typeof formats)[number][0];

export const formatName = (format: Format): string =>
  formats.find(([id]) => id === format)?.[1] ?? format;

/** More than this no browser decodes without harm. */
export const maxFileBytes = 64 * 1024 * 1024;
export const maxPixels = 100_000_000;
export const maxSide = 16_384;

export const numberRanges = {
  pixels: [1, maxSide],
  percent: [1, 100],
  targetKb: [1, 65_536],
} as const;

/** What the visitor chose. */
export const optionsShape = shape({
  quality: whole([qualityField.min, qualityField.max], qualityField.initial), // of JPEG, WebP, AVIF
  format: oneOfLabeled(formats, "jpeg"),
  isSlow: flag(false), // "Smaller, slower"
  resize: oneOf(["none", "side", "width", "height", "percent"], "none"),
  pixels: whole(numberRanges.pixels, 1920), // of the side that `resize` names
  percent: whole(numberRanges.percent, 50),
  hasTarget: flag(false),
  targetKb: whole(numberRanges.targetKb, 200),
  keepsSmaller: flag(true), // the original, where the result is no smaller
  background: text(/^#[\da-f]{6}$/i, "#ffffff"), // under what is transparent in a JPEG
});
export type Options = Value<typeof optionsShape>;

const sizeUnits = ["Bytes", "KB", "MB", "GB"] as const;
const kilo = 1024;

/** Spec §9: sizes shown in Bytes, KB, MB, GB. A KB is 1024 Bytes. */
export function formatSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // 1023.995 KB would be written "1024 KB".
  while (size >= kilo - 0.005 && unit < sizeUnits.length - 1) {
    size /= kilo;
    unit += 1;
  }
  return `${Number(size.toFixed(2))} ${sizeUnits[unit]}`;
}

/** How large a picture becomes. It keeps its shape and is never enlarged. */
export function resizedTo(
  { width, height }: Dimensions,
  { resize, pixels, percent }: Pick<Options, "resize" | "pixels" | "percent">,
): Dimensions {
  const shares: Record<Options["resize"], number> = {
    none: 1,
    side: pixels / Math.max(width, height),
    width: pixels / width,
    height: pixels / height,
    percent: percent / 100,
  };
  const share = Math.min(1, shares[resize]);
  const scaled = (side: number) => Math.max(1, Math.round(side * share));
  return { width: scaled(width), height: scaled(height) };
}

/** The length that a limit in pixels is for. */
function namedSide({ width, height }: Dimensions, resize: Options["resize"]): number {
  if (resize === "side") return Math.max(width, height);
  return { width, height, none: Infinity, percent: Infinity }[resize];
}

export interface Dimensions {
  width: number;
  height: number;
}

export const dimensionWords = ({ width, height }: Dimensions): string =>
  `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")}`;

/** What happened to a picture besides getting smaller. */
export interface Changes {
  facts: Pick<ImageFacts, "isAnimated" | "isCutOff" | "hasLocation" | "hasMetadata" | "hasProfile">;
  options: Pick<Options, "format" | "hasTarget" | "targetKb" | "resize" | "pixels">;
  size: Dimensions;
  isRedrawn: boolean; // else its pixels and colors were never touched
  wasFilled: boolean;
  sizeBytes: number;
}

/** The same, in words. */
export function notesOf(changes: Changes): string[] {
  const { facts, options, isRedrawn, wasFilled, size, sizeBytes } = changes;
  const { format, hasTarget, targetKb, pixels } = options;
  const isMissed = hasTarget && sizeBytes > targetKb * kilo;
  const name = formatName(format);
  return [
    isMissed &&
      format === "png" &&
      `PNG is lossless: it cannot be made ${targetKb} KB by quality. Resize it or choose another format.`,
    isMissed &&
      format !== "png" &&
      `${targetKb} KB is out of reach: this is ${name} at its lowest quality. Resize it to get there.`,
    pixels > namedSide(size, options.resize) &&
      `It is not ${pixels.toLocaleString("en-US")} px to begin with, so it keeps its size: nothing is enlarged.`,
    facts.isCutOff && "The file ends early: part of the picture may be missing.",
    facts.isAnimated && "It was animated: only the first frame is kept.",
    facts.hasLocation && "Location data removed.",
    facts.hasMetadata &&
      (facts.hasLocation ? "Other metadata removed." : "Metadata removed. It held no location."),
    facts.hasProfile && isRedrawn && "Colors converted from the embedded profile to sRGB.",
    wasFilled && "JPEG has no transparency: transparent areas were filled.",
  ].filter((note) => note !== false);
}
