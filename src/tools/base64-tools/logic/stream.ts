import { openBase64Decoder } from "#domain/base64.ts";
import { unwrap } from "./wrapping.ts";
import { joint, pieceBytes, writeBase64, type Writing } from "./encode.ts";
import { messages } from "./transform.ts";

/** Base64 of bytes that arrive piece by piece, in pieces of whole lines. */
export async function* streamBase64(
  pieces: AsyncIterable<Uint8Array>,
  writing: Writing,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  const held = new Uint8Array(pieceBytes);
  let size = 0;
  let isFirst = true;
  const write = () => {
    const written = (isFirst ? "" : joint(writing)) + writeBase64(held.subarray(0, size), writing);
    isFirst = false;
    size = 0;
    return encoder.encode(written);
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + pieceBytes - size);
      held.set(part, size);
      size += part.length;
      at += part.length;
      if (size === pieceBytes) yield write();
    }
  }
  if (size > 0) yield write();
}

/** The bytes that Base64 stands for, piece by piece. What is wrong ends it with an error. */
export async function* streamBytes(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const decoder = openBase64Decoder();
  let isFirst = true;
  for await (const piece of pieces) {
    yield decoder.push(isFirst ? withoutWrapping(piece) : piece);
    isFirst = false;
    if (decoder.hasFailed()) break;
  }
  const end = decoder.end();
  if (!end.ok) throw new Error(`${messages.decoding}: see offset ${end.detail?.offset ?? 0}.`);
  yield end.value.bytes;
}

/** Without a data URI's head; places stay where they are. */
const withoutWrapping = (piece: Uint8Array): Uint8Array =>
  new TextEncoder().encode(unwrap(new TextDecoder("latin1").decode(piece)).text);
