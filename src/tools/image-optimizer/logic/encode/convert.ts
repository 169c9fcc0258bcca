import type { Bytes, Outcome } from "#domain/operation/operation.ts";
import { fail } from "#domain/result.ts";
import { optionsShape, type Format } from "../options.ts";
import { optimize } from "./optimize.ts";

interface Wanted {
  to: Format;
  quality: number;
  maxSide: number; // 0: as large as it is
}

/** A picture in another format, and what was lost on the way. */
export async function convertImage(
  bytes: Bytes,
  { to, quality, maxSide }: Wanted,
): Promise<Outcome<Bytes>> {
  const size = maxSide === 0 ? {} : ({ resize: "side", pixels: maxSide } as const);
  const options = { ...optionsShape.initial, ...size, format: to, quality };
  const made = await optimize({ file: new Blob([bytes]), options }, { progress: () => undefined });
  if (!made.ok) return made;
  if (!("blob" in made.value))
    return fail(
      "Only a page can turn a drawing (SVG) into pixels: open it in the Image Optimizer.",
    );
  const { blob, notes } = made.value;
  return { ok: true, value: new Uint8Array(await blob.arrayBuffer()), notes };
}
