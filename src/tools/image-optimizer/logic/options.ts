import type { NumberField } from "#domain/number-field.ts";
import { flag, oneOf, oneOfLabeled, shape, type Value } from "#domain/shape.ts";
import { text, whole } from "#domain/shape-limits.ts";

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

/** What can be chosen: one format for all, or for each picture the one that makes it smallest. */
export const formatChoices = [...formats, ["best", "Best for each image"]] as const;

/** How much the best must look like the original, by MS-SSIM. */
export const likenesses = [
  ["0.999", "0.999, closest"],
  ["0.995", "0.995, close"],
  ["0.99", "0.99, fair"],
  ["0.97", "0.97, rough"],
] as const;

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
  colors: [2, 256],
} as const;

/** What the visitor chose. */
export const optionsShape = shape({
  quality: whole([qualityField.min, qualityField.max], qualityField.initial), // of JPEG, WebP, AVIF
  format: oneOfLabeled(formatChoices, "jpeg"),
  likeness: oneOfLabeled(likenesses, "0.995"), // of the best for each image
  hasPalette: flag(false), // a PNG of few colors
  colors: whole(numberRanges.colors, 256),
  dithers: flag(true),
  isSlow: flag(false), // "Smaller, slower"
  resize: oneOf(["none", "side", "width", "height", "percent"], "none"),
  pixels: whole(numberRanges.pixels, 1920), // of the side that `resize` names
  percent: whole(numberRanges.percent, 50),
  hasTarget: flag(false),
  targetKb: whole(numberRanges.targetKb, 200),
  keepsSmaller: flag(true), // the original, where the result is no smaller
  keepsMetadata: flag(false),
  background: text(/^#[\da-f]{6}$/i, "#ffffff"), // under what is transparent in a JPEG
});
export type Options = Value<typeof optionsShape>;

const sizeUnits = ["Bytes", "KB", "MB", "GB"] as const;
export const kilo = 1024;

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

export interface Dimensions {
  width: number;
  height: number;
}

export const dimensionWords = ({ width, height }: Dimensions): string =>
  `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")}`;
