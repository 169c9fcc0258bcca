import { fail, type Failure } from "#domain/result.ts";
import type { ImageFacts } from "./facts/facts.ts";
import {
  dimensionWords,
  formatName,
  formatSize,
  maxFileBytes,
  maxPixels,
  maxSide,
  type Dimensions,
  type Format,
} from "./options.ts";

/** Under the message: what is wrong, and what can be done. */
export interface Reason {
  reason: string;
}

type Problem = Failure<Reason>;

const limits = `The limit is ${maxPixels / 1_000_000} megapixels, and ${maxSide.toLocaleString("en-US")} pixels a side.`;

/** Refuses a file by its size alone, before it is read. */
export const refuseBySize = (bytes: number): Problem | null =>
  bytes > maxFileBytes
    ? fail(`This file is ${formatSize(bytes)}.`, {
        reason: `The limit is ${formatSize(maxFileBytes)}.`,
      })
    : null;

/** Refuses what no browser could show, by its header. */
export function refuse(bytes: Uint8Array | null, facts: ImageFacts | null): Problem | null {
  if (bytes?.length === 0)
    return fail("This file is empty.", { reason: "There is nothing in it." });
  if (facts === null) {
    return fail("This is not an image that can be read.", {
      reason: "Its content is that of no image format, whatever its name says.",
    });
  }
  const { width, height } = facts;
  if (width * height > maxPixels || width > maxSide || height > maxSide) {
    return fail(`This image is ${dimensionWords(facts)} pixels.`, { reason: limits });
  }
  return null;
}

/** Comparing needs several copies of all pixels. */
const maxComparedPixels = 40_000_000;

/** Refuses to look for the best format of what is too large to be compared again and again. */
export const refuseToCompare = (size: Dimensions): Problem | null =>
  size.width * size.height > maxComparedPixels
    ? fail(`${dimensionWords(size)} pixels are too many to compare formats.`, {
        reason: `The limit is ${maxComparedPixels / 1_000_000} megapixels. Resize the picture, or choose a format.`,
      })
    : null;

const unread: Partial<Record<ImageFacts["kind"], string>> = {
  heic: "HEIC",
  tiff: "TIFF",
  jxl: "JPEG XL",
  avif: "AVIF",
};

/** The browser gave up. */
export function undecodable({ kind, isCutOff }: ImageFacts): Problem {
  const name = unread[kind];
  if (name !== undefined) {
    return fail(`This browser cannot read this ${name} image.`, {
      reason: "Another browser may, or export it as JPEG or PNG first.",
    });
  }
  return fail("This image is damaged.", {
    reason: isCutOff
      ? "The file ends before the picture does."
      : "Its content does not make a picture.",
  });
}

/** A drawing that the page could not turn into pixels. */
export const undrawn = (): Problem =>
  fail("This drawing could not be turned into pixels.", {
    reason: "It is damaged, or this browser does not let its parts be read.",
  });

/** A canvas of that size stayed empty. */
export const undrawable = (size: Dimensions): Problem =>
  fail(`This browser cannot draw ${dimensionWords(size)} pixels.`, {
    reason: "Resize the picture to get a result.",
  });

/** An encoder failed, or could not be loaded. */
export const encodeFailed = (format: Format | "best"): Problem =>
  fail(`No ${format === "best" ? "result" : formatName(format)} could be made.`, {
    reason:
      "Its encoder could not be loaded or ran out of memory. Check your connection, or make the picture smaller.",
  });
