import { crc32 } from "#domain/crc32.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** The checksum that ZIP wants of a file, as a job. */
export async function checksum(blob: Blob): Promise<Result<number>> {
  try {
    return ok(crc32(new Uint8Array(await blob.arrayBuffer())));
  } catch {
    return fail("This file could not be read.");
  }
}
