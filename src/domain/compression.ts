/** The platform's own streams; it knows more formats than its types do. */
export const openPlatformStream = (
  does: "compress" | "expand",
  format: string,
): ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource> =>
  does === "compress"
    ? new CompressionStream(format as CompressionFormat)
    : new DecompressionStream(format as CompressionFormat);

/** Bytes through a stream that presses or unpacks them; fails when more than `maxBytes` come out. */
export async function collectThrough(
  bytes: Uint8Array,
  through: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > maxBytes) throw new RangeError("Too much comes out");
    parts.push(value);
  }
}
