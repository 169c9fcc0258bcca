import { fail, ok, type Result } from "#domain/result.ts";
import type { ImageFacts, ImageKind } from "../facts/facts.ts";
import { withoutMetadata } from "../facts/png-facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { drawnNote, nothingKept, notesOf } from "../notes.ts";
import { resizedTo, type Dimensions, type Options } from "../options.ts";
import { encodeFailed, refuse, undecodable, type Reason } from "../problems.ts";
import { shrinkPng } from "./codecs.ts";
import type { Encoded } from "./encoding.ts";
import { redraw, type Made } from "./redraw.ts";

/** What became of a picture. */
export interface Optimized extends Pick<
  Made,
  "blob" | "by" | "format" | "how" | "source" | "size" | "trials" | "leftOut"
> {
  kind: ImageKind; // that it was
  losesMetadata: boolean;
  notes: string[];
}

/** A drawing: only a page can turn it into pixels, and then asks again. */
export interface ToDraw {
  text: string;
  size: Dimensions;
}

interface Task {
  file: Blob;
  options: Options;
  drawn?: ImageBitmap; // of a file that is a drawing
}

interface Job {
  progress: (done: number) => void;
}

/** Enough to tell what a file is. */
const headBytes = 4096;

/** Makes a picture smaller. */
export async function optimize(
  { file, options, drawn }: Task,
  job: Job,
): Promise<Result<Optimized | ToDraw, Reason>> {
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
  if (facts.kind !== "svg") return optimizePicture({ file, bytes, facts, options }, job);

  const { planDrawing } = await import("../svg.ts");
  const drawing = planDrawing(bytes, options);
  if (drawing === null) return undecodable(facts);
  const { text, own, size, notes } = drawing;
  const tooLarge = refuse(null, { ...facts, ...size });
  if (tooLarge !== null) return tooLarge;
  if (drawn === undefined) return ok({ text, size });
  // It has been drawn in the size that was chosen.
  const asDrawn: Options = { ...options, resize: "none" };
  const made = await optimizePicture({ file, bytes, facts, options: asDrawn, drawn }, job);
  if (!made.ok) return made;
  return ok({ ...made.value, source: own, notes: [drawnNote, ...notes, ...made.value.notes] });
}

interface Picture extends Task {
  bytes: Uint8Array<ArrayBuffer>;
  facts: ImageFacts;
}

async function optimizePicture(
  { file, bytes, facts, options, drawn }: Picture,
  { progress }: Job,
): Promise<Result<Optimized, Reason>> {
  progress(0.1);
  // Few want to keep it: what reads and writes metadata is loaded then.
  const keeper = options.keepsMetadata
    ? await (await import("../metadata/keep.ts")).keepMetadata(bytes, facts, options.format)
    : null;
  const kept = () => shrinkAsItIs(bytes, facts, options);
  const whole = options.format === "png" && !options.hasPalette ? await kept() : null;
  const extraBytes = keeper?.sizeBytes ?? 0;
  const leavesColors = keeper?.leavesColors ?? false;
  const made =
    whole === null
      ? await redraw(drawn ?? file, facts, { options, kept, progress, extraBytes, leavesColors })
      : ok(asItIs(whole, facts));
  if (!made.ok) return made;
  const { wasFilled, isRedrawn, ...result } = made.value;
  const { format, size } = result;
  const isWhole = whole !== null;
  const blob = keeper && !isWhole ? await keeper.addTo(result.blob, format, size) : result.blob;
  // The label is what the bytes are, not what was asked for.
  const head = new Uint8Array(await blob.slice(0, headBytes).arrayBuffer());
  if (readFacts(head)?.kind !== format) return encodeFailed(format);
  const hasTarget = options.hasTarget && options.format !== "best";
  const notes = notesOf({
    facts,
    options: { ...options, format, hasTarget },
    isRedrawn,
    wasFilled,
    size,
    sizeBytes: blob.size,
    kept: keeper ? await keeper.findIn(blob) : nothingKept,
  });
  const losesMetadata = !options.keepsMetadata && (facts.hasMetadata || facts.hasLocation);
  return ok({ ...result, blob, kind: facts.kind, losesMetadata, notes });
}

function asItIs(encoded: Encoded, { width, height }: ImageFacts): Made {
  const size: Dimensions = { width, height };
  const how = "lossless";
  const rest = { wasFilled: false, isRedrawn: false, trials: [], leftOut: [] };
  return { ...encoded, format: "png", how, source: size, size, ...rest };
}

/** A PNG that stays one needs no canvas: 16 bits, palettes and profiles survive. */
async function shrinkAsItIs(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: Options,
): Promise<Encoded | null> {
  const isResized = resizedTo(facts, options).width !== facts.width;
  const isPlain = !facts.isTurned && !facts.isAnimated && !facts.isCutOff && !isResized;
  if (facts.kind !== "png" || !isPlain) return null;
  const keepsAll = options.keepsMetadata && options.format === "png";
  try {
    const png = keepsAll ? bytes : withoutMetadata(bytes);
    return { blob: await shrinkPng(png, options.isSlow), by: "OxiPNG" };
  } catch {
    // Damaged, or the codec could not be loaded: the browser may still know how to draw it.
    return null;
  }
}
