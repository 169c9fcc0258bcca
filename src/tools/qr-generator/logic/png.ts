import { crc32 } from "#domain/crc32.ts";
import { bytesOf, type Color } from "./color.ts";

/**
 * A square picture in two colors as a PNG, one bit per pixel. Written here and not by a canvas:
 * a browser that guards against fingerprints changes what a canvas gives back.
 */
export async function encodePng(
  pixels: Uint8Array,
  side: number,
  { ink, ground }: { ink: Color; ground: Color },
): Promise<Uint8Array<ArrayBuffer>> {
  const palette = Uint8Array.from([...bytesOf(ground), ...bytesOf(ink)]);
  // One bit, which names a color of the palette.
  return file(side, [1, 3], [chunk("PLTE", palette)], packBits(pixels, side));
}

/** A square picture in any colors as a PNG, four bytes per pixel. */
export async function encodeRgbaPng(
  rgba: Uint8ClampedArray,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const rowBytes = side * 4;
  const rows = new Uint8Array((1 + rowBytes) * side);
  for (let y = 0; y < side; y++) {
    rows.set(rgba.subarray(y * rowBytes, (y + 1) * rowBytes), y * (1 + rowBytes) + 1);
  }
  return file(side, [8, 6], [], rows);
}

async function file(
  side: number,
  format: [bits: number, colors: number],
  palette: Uint8Array<ArrayBuffer>[],
  rows: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  header.set(format, 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    ...palette,
    chunk("IDAT", await deflate(rows)),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Rows of bits, each after a byte that says “not filtered”. */
function packBits(pixels: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const rowBytes = 1 + Math.ceil(side / 8);
  const packed = new Uint8Array(rowBytes * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (pixels[y * side + x] !== 1) continue;
      const index = y * rowBytes + 1 + (x >> 3);
      packed[index] = (packed[index] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return packed;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A part of the file: its length, its name, its content and their checksum. */
function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)));
  return bytes;
}
