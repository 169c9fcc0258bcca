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
  if (facts.kind === "svg") {
    return fail("SVG is not made of pixels.", {
      reason:
        "A drawing stays sharp at any size as it is. Open it in a drawing program to export a picture of it.",
    });
  }
  const { width, height } = facts;
  if (width * height > maxPixels || width > maxSide || height > maxSide) {
    return fail(`This image is ${dimensionWords(facts)} pixels.`, { reason: limits });
  }
  return null;
}

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

/** A canvas of that size stayed empty. */
export const undrawable = (size: Dimensions): Problem =>
  fail(`This browser cannot draw ${dimensionWords(size)} pixels.`, {
    reason: "Resize the picture to get a result.",
  });

/** An encoder failed, or could not be loaded. */
export const encodeFailed = (format: Format): Problem =>
  fail(`No ${formatName(format)} could be made.`, {
    reason:
      "Its encoder could not be loaded or ran out of memory. Check your connection, or make the picture smaller.",
  });
