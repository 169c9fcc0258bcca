/** Bytes to be hashed: whole where they are few, else piece by piece. */
export interface Source {
  size: number;
  whole: () => Promise<Uint8Array<ArrayBuffer>>;
  pieces: () => AsyncIterable<Uint8Array>;
}

/** Large enough that asking for it costs nothing beside hashing it. */
const pieceBytes = 4 * 1024 * 1024;

/** Bytes that are already here. */
export const bytesSource = (bytes: Uint8Array<ArrayBuffer>): Source => ({
  size: bytes.length,
  whole: async () => bytes,
  async *pieces() {
    yield bytes;
  },
});

/** A file. However large it is, only two pieces of it are in memory. */
export const blobSource = (blob: Blob): Source => ({
  size: blob.size,
  whole: async () => new Uint8Array(await blob.arrayBuffer()),
  async *pieces() {
    let next = readPiece(blob, 0);
    for (let from = 0; from < blob.size; from += pieceBytes) {
      const piece = await next;
      // The next one is read while this one is hashed.
      next = readPiece(blob, from + pieceBytes);
      yield new Uint8Array(piece);
    }
  },
});

function readPiece(blob: Blob, from: number): Promise<ArrayBuffer> {
  const reading = blob.slice(from, from + pieceBytes).arrayBuffer();
  // It may fail while nobody waits for it yet; whoever does will hear of it.
  reading.catch(() => {});
  return reading;
}
