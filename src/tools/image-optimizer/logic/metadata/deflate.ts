/** No profile and no packet is larger: what claims to be is there to fill the memory. */
const maxInflatedBytes = 16 * 1024 * 1024;

/** Bytes out of a zlib stream; `null` when it is broken or far too long. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await collect(bytes, new DecompressionStream("deflate"));
  } catch {
    return null;
  }
}

/** Bytes as a zlib stream. */
export const deflate = (bytes: Uint8Array): Promise<Uint8Array> =>
  collect(bytes, new CompressionStream("deflate"));

async function collect(
  bytes: Uint8Array,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > maxInflatedBytes) throw new RangeError("Too much to inflate");
    parts.push(value);
  }
}
