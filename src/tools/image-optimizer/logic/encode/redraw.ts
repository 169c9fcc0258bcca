import { ok, type Result } from "#domain/result.ts";
import type { ImageFacts } from "../facts/facts.ts";
import { colorWords, qualityWords } from "../notes.ts";
import { kilo, resizedTo, type Dimensions, type Format, type Options } from "../options.ts";
import {
  encodeFailed,
  refuse,
  refuseToCompare,
  undecodable,
  undrawable,
  type Reason,
} from "../problems.ts";
import type { Trial } from "./best-format.ts";
import { draw, pixelsOf } from "./drawing.ts";
import { encode, type Encoded } from "./encoding.ts";
import { highestThatFits } from "./quality-search.ts";

/** A picture that was made. */
export interface Made extends Encoded {
  format: Format;
  how: string; // "quality 80", "lossless"
  source: Dimensions;
  size: Dimensions;
  wasFilled: boolean; // the background shows where it was transparent
  isRedrawn: boolean; // else its pixels and colors were never touched
  trials: Trial[]; // of the formats that were compared
  leftOut: string[]; // why others were not
}

/** A drawn picture, and how it is to be encoded. */
export interface Drawn {
  canvas: OffscreenCanvas;
  options: Options;
  /** A PNG that needs no canvas, where there is one. */
  kept: () => Promise<Encoded | null>;
  progress: (done: number) => void;
  extraBytes: number; // that metadata will add
  leavesColors: boolean; // they are not converted, since their profile is kept
}

/** Draws a picture in its size, and encodes it as was chosen. */
export async function redraw(
  given: Blob | ImageBitmap,
  facts: ImageFacts,
  plan: Omit<Drawn, "canvas">,
): Promise<Result<Made, Reason>> {
  const { options, progress } = plan;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(given, {
      imageOrientation: "from-image",
      colorSpaceConversion: plan.leavesColors ? "none" : "default",
    });
  } catch {
    return undecodable(facts);
  }
  const source = { width: picture.width, height: picture.height };
  const size = resizedTo(source, options);
  const tooLarge =
    refuse(null, { ...facts, ...source }) ??
    (options.format === "best" ? refuseToCompare(size) : null);
  if (tooLarge !== null) return tooLarge;
  const isFilled = options.format === "jpeg" && facts.hasAlpha;
  const drawn = draw(picture, size, isFilled ? options.background : null);
  picture.close();
  if (drawn === null) return undrawable(size);
  const { canvas, wasFilled } = drawn;
  progress(0.3);
  try {
    const rest = (done: number) => progress(0.3 + 0.7 * done);
    const made = await makeChosen({ ...plan, canvas, progress: rest });
    if (made === null) return encodeFailed(options.format);
    return ok({ isRedrawn: true, trials: [], leftOut: [], ...made, source, size, wasFilled });
  } catch (error) {
    console.warn(error);
    return encodeFailed(options.format);
  }
}

/** What was made of it. */
export type Chosen = Pick<Made, "blob" | "by" | "format" | "how"> & Partial<Made>;

async function makeChosen(drawn: Drawn): Promise<Chosen | null> {
  const { canvas, options, progress } = drawn;
  const { format, isSlow, quality, targetKb } = options;
  // Few choose these two: what they need is loaded then.
  if (format === "best") {
    const { makeBest } = await import("./make-best.ts");
    return makeBest(drawn);
  }
  if (format === "png" && options.hasPalette) {
    const pixels = pixelsOf(canvas);
    if (pixels === null) return null;
    const { colors, dithers } = options;
    const { encodePalette } = await import("../palette/encode-palette.ts");
    const { count, isExact, ...encoded } = await encodePalette(pixels, colors, dithers, isSlow);
    return { ...encoded, format, how: colorWords(count, isExact) };
  }
  const make = (at: number): Promise<Encoded> => encode(canvas, format, at, isSlow);
  if (format === "png") return { ...(await make(100)), format, how: "lossless" };
  if (!options.hasTarget) return { ...(await make(quality)), format, how: qualityWords(quality) };
  const found = await highestThatFits(make, targetKb * kilo - drawn.extraBytes, progress);
  return { ...found.made, format, how: qualityWords(found.quality) };
}
