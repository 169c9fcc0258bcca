/**
 * A file piece by piece, so that one of any size can be worked on: only two pieces are in memory,
 * because the next one is read while one is worked on.
 */
export async function* piecesOf(
  blob: Blob,
  pieceBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let next = readPiece(blob, 0, pieceBytes);
  for (let from = 0; from < blob.size; from += pieceBytes) {
    const piece = await next;
    next = readPiece(blob, from + pieceBytes, pieceBytes);
    yield new Uint8Array(piece);
  }
}

function readPiece(blob: Blob, from: number, pieceBytes: number): Promise<ArrayBuffer> {
  const reading = blob.slice(from, from + pieceBytes).arrayBuffer();
  // It may fail while nobody waits for it yet; whoever does will hear of it.
  reading.catch(() => {});
  return reading;
}
