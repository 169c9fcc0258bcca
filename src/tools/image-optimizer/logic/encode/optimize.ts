import { fail, ok, type Result } from "#domain/result.ts";
import { encodeFailed, refuse, undecodable, undrawable, type Reason } from "../problems.ts";
import { draw } from "./drawing.ts";
import { encode, type Encoded } from "./encoding.ts";
import { shrinkPng } from "./codecs.ts";
import type { ImageFacts, ImageKind } from "../facts/facts.ts";
import { notesOf, resizedTo, type Dimensions, type Options } from "../options.ts";
import { withoutMetadata } from "../facts/png-facts.ts";
import { highestThatFits } from "./quality-search.ts";
import { readFacts } from "../facts/read-facts.ts";

/** What became of a picture. */
export interface Optimized {
  blob: Blob;
  by: string; // "MozJPEG"
  kind: ImageKind; // that it was
  source: Dimensions;
  size: Dimensions;
  quality: number | null; // none when nothing was lost
  hadMetadata: boolean;
  notes: string[];
}

interface Job {
  progress: (done: number) => void;
}

/** Enough to tell what a file is. */
const headBytes = 4096;

/** Makes a picture smaller. */
export async function optimize(
  { file, options }: { file: Blob; options: Options },
  { progress }: Job,
): Promise<Result<Optimized, Reason>> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return fail("This file could not be read.", {
      reason: "It may be a folder, or have been moved or changed.",
    });
  }
  const facts = readFacts(bytes);
  const problem = refuse(bytes, facts);
  if (problem !== null || facts === null) return problem ?? fail("This is not an image.");
  progress(0.1);
  const kept = await shrinkAsItIs(bytes, facts, options);
  const made = kept === null ? await redraw(file, facts, options, progress) : ok(kept);
  if (!made.ok) return made;
  const { wasFilled, ...result } = made.value;
  const { size: sizeBytes } = result.blob;
  // The label is what the bytes are, not what was asked for.
  const head = new Uint8Array(await result.blob.slice(0, headBytes).arrayBuffer());
  if (readFacts(head)?.kind !== options.format) return encodeFailed(options.format);
  const isRedrawn = kept === null;
  return ok({
    ...result,
    kind: facts.kind,
    hadMetadata: facts.hasMetadata || facts.hasLocation,
    notes: notesOf({ facts, options, isRedrawn, wasFilled, size: result.size, sizeBytes }),
  });
}

type Made = Pick<Optimized, "blob" | "by" | "source" | "size" | "quality"> & { wasFilled: boolean };

/** A PNG that stays one needs no canvas: 16 bits, palettes and profiles survive. */
async function shrinkAsItIs(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: Options,
): Promise<Made | null> {
  const size = { width: facts.width, height: facts.height };
  const isResized = resizedTo(size, options).width !== size.width;
  const isPlain = !facts.isTurned && !facts.isAnimated && !facts.isCutOff && !isResized;
  if (facts.kind !== "png" || options.format !== "png" || !isPlain) return null;
  try {
    const blob = await shrinkPng(withoutMetadata(bytes), options.isSlow);
    return { blob, by: "OxiPNG", source: size, size, quality: null, wasFilled: false };
  } catch {
    // Damaged, or the codec could not be loaded: the browser may still know how to draw it.
    return null;
  }
}

async function redraw(
  file: Blob,
  facts: ImageFacts,
  options: Options,
  progress: Job["progress"],
): Promise<Result<Made, Reason>> {
  const { format, isSlow, hasTarget, targetKb, background } = options;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undecodable(facts);
  }
  const source = { width: picture.width, height: picture.height };
  const tooLarge = refuse(null, { ...facts, ...source });
  if (tooLarge !== null) return tooLarge;
  const size = resizedTo(source, options);
  const drawn = draw(picture, size, format === "jpeg" && facts.hasAlpha ? background : null);
  picture.close();
  if (drawn === null) return undrawable(size);
  const { canvas, wasFilled } = drawn;
  const about = { source, size, wasFilled };
  progress(0.3);

  const make = (quality: number): Promise<Encoded> => encode(canvas, format, quality, isSlow);
  try {
    if (format === "png") return ok({ ...(await make(100)), ...about, quality: null });
    if (!hasTarget) {
      return ok({ ...(await make(options.quality)), ...about, quality: options.quality });
    }
    const found = await highestThatFits(make, targetKb * 1024, (done) =>
      progress(0.3 + 0.7 * done),
    );
    return ok({ ...found.made, ...about, quality: found.quality });
  } catch (error) {
    console.warn(error);
    return encodeFailed(format);
  }
}
