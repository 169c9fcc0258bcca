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
