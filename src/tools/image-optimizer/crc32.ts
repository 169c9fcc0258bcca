import { fail, ok, type Result } from "#domain/result.ts";

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let word = index;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

/** The checksum that ZIP wants of each file (CRC-32, ISO-HDLC). */
export function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff;
  for (const byte of bytes) word = (table[(word ^ byte) & 0xff] ?? 0) ^ (word >>> 8);
  return (word ^ 0xffffffff) >>> 0;
}

/** The same of a file, as a job. */
export async function checksum(blob: Blob): Promise<Result<number>> {
  try {
    return ok(crc32(new Uint8Array(await blob.arrayBuffer())));
  } catch {
    return fail("This file could not be read.");
  }
}
