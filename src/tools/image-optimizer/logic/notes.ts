import { counted, listed } from "#domain/wording.ts";
import type { ImageFacts } from "./facts/facts.ts";
import { formatName, kilo, type Dimensions, type Format, type Options } from "./options.ts";

export const qualityWords = (quality: number): string => `quality ${quality}`;

/** "64 colors"; "lossless" is only said of what was compared. */
export const colorWords = (count: number, isExact: boolean): string =>
  `${counted(count, "color")}${isExact ? ", lossless" : ""}`;

/** Said of every drawing: nobody shall lose one by surprise. */
export const drawnNote = "It was a drawing (SVG) and is now made of pixels.";

/** The length that a limit in pixels is for. */
function namedSide({ width, height }: Dimensions, resize: Options["resize"]): number {
  if (resize === "side") return Math.max(width, height);
  return { width, height, none: Infinity, percent: Infinity }[resize];
}

/** What happened to a picture besides getting smaller. */
export interface Changes {
  facts: Pick<ImageFacts, "isAnimated" | "isCutOff" | "hasLocation" | "hasMetadata" | "hasProfile">;
  options: Pick<
    Options,
    "hasTarget" | "targetKb" | "resize" | "pixels" | "hasPalette" | "colors"
  > & {
    format: Format;
  };
  size: Dimensions;
  isRedrawn: boolean; // else its pixels and colors were never touched
  wasFilled: boolean;
  sizeBytes: number;
  kept: Kept;
}

/** What of the metadata is found in the result. */
export interface Kept {
  names: string[]; // "Exif"
  hasLocation: boolean;
  hasMetadata: boolean;
  hasProfile: boolean;
}

export const nothingKept: Kept = {
  names: [],
  hasLocation: false,
  hasMetadata: false,
  hasProfile: false,
};

/** The same, in words. */
export function notesOf(changes: Changes): string[] {
  const { facts, options, isRedrawn, wasFilled, size, sizeBytes, kept } = changes;
  const { format, hasTarget, targetKb, pixels } = options;
  const isMissed = hasTarget && sizeBytes > targetKb * kilo;
  const name = formatName(format);
  return [
    isMissed &&
      format === "png" &&
      options.hasPalette &&
      `${targetKb} KB is out of reach with ${options.colors} colors. Choose fewer, resize it or choose another format.`,
    isMissed &&
      format === "png" &&
      !options.hasPalette &&
      `PNG is lossless: it cannot be made ${targetKb} KB by quality. Resize it or choose another format.`,
    isMissed &&
      format !== "png" &&
      `${targetKb} KB is out of reach: this is ${name} at its lowest quality. Resize it to get there.`,
    pixels > namedSide(size, options.resize) &&
      `It is not ${pixels.toLocaleString("en-US")} px to begin with, so it keeps its size: nothing is enlarged.`,
    facts.isCutOff && "The file ends early: part of the picture may be missing.",
    facts.isAnimated && "It was animated: only the first frame is kept.",
    kept.names.length > 0 &&
      `Metadata kept: ${listed(kept.names)}${kept.hasLocation ? ", with its location" : ""}.${isRedrawn ? " Other kinds are removed." : ""}`,
    facts.hasLocation && !kept.hasLocation && "Location data removed.",
    facts.hasMetadata &&
      !kept.hasMetadata &&
      (facts.hasLocation ? "Other metadata removed." : "Metadata removed. It held no location."),
    facts.hasProfile &&
      isRedrawn &&
      !kept.hasProfile &&
      "Colors converted from the embedded profile to sRGB.",
    wasFilled && "JPEG has no transparency: transparent areas were filled.",
  ].filter((note) => note !== false);
}
