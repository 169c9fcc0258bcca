import type { Format } from "./logic/options.ts";

export {
  dimensionWords,
  formatChoices,
  formatName,
  formatSize,
  likenesses,
  numberRanges,
  optionsShape,
  qualityField,
} from "./logic/options.ts";
export type { Dimensions, Options } from "./logic/options.ts";
export { canPaint } from "./logic/encode/drawing.ts";
export { refuseBySize, undrawable, undrawn } from "./logic/problems.ts";
export type { Reason } from "./logic/problems.ts";
export { trialsWords } from "./logic/trials.ts";
export { fitted, fittedSize, pan, placeOf, zoom } from "./logic/viewport.ts";
export type { Viewport } from "./logic/viewport.ts";

const extensionOf = (format: Format): string => (format === "jpeg" ? "jpg" : format);

/** "81% smaller", "12% larger", "the same size". A little is never rounded to nothing or all. */
export function savedWords(before: number, after: number): string {
  if (after === before || before === 0) return "the same size";
  const share = (Math.abs(before - after) / before) * 100;
  const isWhole = after < before ? share >= 1 && share <= 99 : share >= 1;
  const percent = isWhole ? Math.round(share).toLocaleString("en-US") : tenths(share);
  return `${percent}% ${after < before ? "smaller" : "larger"}`;
}

const tenths = (share: number): string =>
  share < 1
    ? share < 0.1
      ? "under 0.1"
      : share.toFixed(1)
    : (Math.floor(share * 10) / 10).toFixed(1);

/** "photo.webp"; where that is the name it had, "photo-optimized.jpg". */
export function resultName(name: string, format: Format): string {
  const extension = extensionOf(format);
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const old = dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
  const isSame = old === extension || (old === "jpeg" && format === "jpeg");
  return `${stem || "image"}${isSame ? "-optimized" : ""}.${extension}`;
}
