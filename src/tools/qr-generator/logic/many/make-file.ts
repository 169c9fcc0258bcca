import { crc32 } from "#domain/crc32.ts";
import { transfer, type Transferred } from "#domain/jobs.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { CodeRequest } from "../draw.ts";
import { drawChecked, pngOf, svgFor } from "../make.ts";
import type { Level } from "../options.ts";
import type { Ending } from "./names.ts";

export interface FileRequest extends CodeRequest {
  ending: Ending;
}

/** A code that a decoder has read again, as a file for a ZIP. */
export interface CodeFile {
  bytes: Uint8Array<ArrayBuffer>;
  crc: number;
  side: number;
  count: number;
  level: Level;
}

/** Draws a code of many, reads it again, and writes its file. What cannot be read is refused. */
export async function makeFile(
  request: FileRequest,
): Promise<Result<CodeFile> | Transferred<Result<CodeFile>>> {
  const drawn = drawChecked(request);
  // Without what would be safer: to look for it in every row takes long, and it is the same in most.
  if (!drawn.ok) return fail(drawn.message);
  const bytes =
    request.ending === "png"
      ? await pngOf(drawn.value)
      : new TextEncoder().encode(await svgFor(drawn.value));
  const { drawing, level } = drawn.value;
  const { layout, modules } = drawing;
  const file = { bytes, crc: crc32(bytes), side: layout.side, count: modules.length, level };
  return transfer(ok(file), [bytes.buffer]);
}
