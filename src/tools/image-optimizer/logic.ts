import {
  type Format,
  type Options,
  type Resize,
  formats,
  qualityField,
  maxSide,
} from "./logic/options.ts";

export { dimensionWords, formatName, formatSize, formats, qualityField } from "./logic/options.ts";
export type { Dimensions, Options } from "./logic/options.ts";
export { refuseBySize } from "./logic/problems.ts";
export type { Reason } from "./logic/problems.ts";
export { fitted, fittedSize, pan, placeOf, zoom } from "./logic/viewport.ts";
export type { Viewport } from "./logic/viewport.ts";
export { distinctNames, maxZipBytes, writeZip } from "./logic/zip.ts";
export type { ZipFile } from "./logic/zip.ts";

const extensionOf = (format: Format): string => (format === "jpeg" ? "jpg" : format);

export const defaultOptions: Options = {
  quality: qualityField.initial,
  format: "jpeg",
  isSlow: false,
  resize: "none",
  pixels: 1920,
  percent: 50,
  hasTarget: false,
  targetKb: 200,
  background: "#ffffff",
};

export const numberRanges = {
  pixels: [1, maxSide],
  percent: [1, 100],
  targetKb: [1, 65_536],
} as const;

const resizes = ["none", "side", "width", "height", "percent"] as const satisfies readonly Resize[];

/** Anyone can edit what is stored: what is not a proper choice becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null ? stored : {};
  const whole = (key: "quality" | keyof typeof numberRanges, [min, max]: readonly number[]) => {
    const value = found[key];
    const isProper = Number.isInteger(value) && Number(value) >= Number(min);
    return isProper && Number(value) <= Number(max) ? Number(value) : defaultOptions[key];
  };
  const { background } = found;
  return {
    quality: whole("quality", [qualityField.min, qualityField.max]),
    format: formats.find(([id]) => id === found.format)?.[0] ?? defaultOptions.format,
    isSlow: found.isSlow === true,
    resize: resizes.find((each) => each === found.resize) ?? defaultOptions.resize,
    pixels: whole("pixels", numberRanges.pixels),
    percent: whole("percent", numberRanges.percent),
    hasTarget: found.hasTarget === true,
    targetKb: whole("targetKb", numberRanges.targetKb),
    background:
      typeof background === "string" && /^#[\da-f]{6}$/i.test(background)
        ? background
        : defaultOptions.background,
  };
}

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
