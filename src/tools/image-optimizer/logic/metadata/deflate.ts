import { collectThrough } from "#domain/compression.ts";

/** No profile and no packet is larger: what claims to be is there to fill the memory. */
const maxInflatedBytes = 16 * 1024 * 1024;

/** Bytes out of a zlib stream; `null` when it is broken or far too long. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await collectThrough(bytes, new DecompressionStream("deflate"), maxInflatedBytes);
  } catch {
    return null;
  }
}

/** Bytes as a zlib stream. */
export const deflate = (bytes: Uint8Array): Promise<Uint8Array> =>
  collectThrough(bytes, new CompressionStream("deflate"), maxInflatedBytes);
