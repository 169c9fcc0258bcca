import { joined } from "../facts/bytes-at.ts";
import type { Indexed } from "./indexed.ts";
import { pngChunk } from "./png-chunk.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const indexedColor = 3;

/** A PNG with a palette, in as few bits per pixel as its colors need, not yet compressed. */
export function writeIndexedPng({ palette, indexes, width, height }: Indexed) {
  const count = palette.length / 4;
  const bits = [1, 2, 4].find((each) => count <= 2 ** each) ?? 8;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bits, indexedColor], 8);
  const colors = Uint8Array.from(
    { length: count * 3 },
    (_, at) => palette[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  const alphas = Uint8Array.from({ length: count }, (_, at) => palette[at * 4 + 3] ?? 255);
  // The opaque ones come last and need not be named.
  const firstOpaque = alphas.indexOf(255);
  const named = alphas.subarray(0, firstOpaque === -1 ? count : firstOpaque);
  return joined([
    Uint8Array.from(signature),
    pngChunk("IHDR", header),
    pngChunk("PLTE", colors),
    ...(named.length > 0 ? [pngChunk("tRNS", named)] : []),
    pngChunk("IDAT", zlibStored(packed(indexes, width, height, bits))),
    pngChunk("IEND", new Uint8Array()),
  ]);
}

/** Rows of pixels, several to a byte, each row behind a zero: no filter. */
function packed(indexes: Uint8Array, width: number, height: number, bits: number): Uint8Array {
  const perByte = 8 / bits;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * rowBytes + 1 + Math.floor(x / perByte);
      const shift = 8 - bits * ((x % perByte) + 1);
      rows[at] = (rows[at] ?? 0) | ((indexes[y * width + x] ?? 0) << shift);
    }
  }
  return rows;
}

const maxBlockBytes = 0xffff;
const adlerPrime = 65_521;

/** The zlib format without compression: OxiPNG compresses it anew. */
function zlibStored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at === 0 || at < bytes.length; at += maxBlockBytes) {
    const block = bytes.subarray(at, at + maxBlockBytes);
    const head = new Uint8Array(5);
    head[0] = at + maxBlockBytes >= bytes.length ? 1 : 0;
    new DataView(head.buffer).setUint16(1, block.length, true);
    new DataView(head.buffer).setUint16(3, ~block.length, true);
    parts.push(head, block);
  }
  const checksum = new Uint8Array(4);
  new DataView(checksum.buffer).setUint32(0, adler32(bytes));
  return joined([...parts, checksum]);
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % adlerPrime;
    high = (high + low) % adlerPrime;
  }
  return ((high << 16) | low) >>> 0;
}
