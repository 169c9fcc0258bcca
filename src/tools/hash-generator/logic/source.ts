import { piecesOf } from "#domain/pieces.ts";

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

/** A file of any size. */
export const blobSource = (blob: Blob): Source => ({
  size: blob.size,
  whole: async () => new Uint8Array(await blob.arrayBuffer()),
  pieces: () => piecesOf(blob, pieceBytes),
});
