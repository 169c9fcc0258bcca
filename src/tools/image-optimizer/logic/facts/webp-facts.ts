import { textAt, viewOf } from "./bytes-at.ts";
import { isSrgbProfile, readExif, xmpHasLocation } from "./exif.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

const headerBytes = 12;

interface WebpChunk {
  type: string; // "VP8X"
  data: Uint8Array;
}

/** The chunks of a WebP; the last may be cut off. */
export function webpChunksOf(bytes: Uint8Array): WebpChunk[] {
  const view = viewOf(bytes);
  const chunks: WebpChunk[] = [];
  let at = headerBytes;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    chunks.push({ type: textAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) });
    // Chunks have an even length.
    at += 8 + length + (length % 2);
  }
  return chunks;
}

export function readWebp(bytes: Uint8Array): ImageFacts {
  const facts = plainFacts("webp");
  facts.isCutOff = viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
  for (const { type, data } of webpChunksOf(bytes)) readChunk(facts, type, data);
  return facts;
}

function readChunk(facts: ImageFacts, type: string, data: Uint8Array): void {
  const view = viewOf(data);
  if (type === "VP8X" && data.length >= 10) {
    const flags = view.getUint8(0);
    facts.hasAlpha = (flags & 0x10) !== 0;
    facts.isAnimated = (flags & 0x02) !== 0;
    facts.width = 1 + (view.getUint32(4, true) & 0xffffff);
    facts.height = 1 + (view.getUint32(6, true) >>> 8);
  } else if (type === "VP8 " && data.length >= 10 && facts.width === 0) {
    facts.width = view.getUint16(6, true) & 0x3fff;
    facts.height = view.getUint16(8, true) & 0x3fff;
  } else if (type === "VP8L" && data.length >= 5 && facts.width === 0) {
    const bits = view.getUint32(1, true);
    facts.width = 1 + (bits & 0x3fff);
    facts.height = 1 + ((bits >>> 14) & 0x3fff);
    facts.hasAlpha = ((bits >>> 28) & 1) === 1;
  } else if (type === "ICCP") {
    facts.hasProfile = !isSrgbProfile(data);
  } else if (type === "EXIF") {
    // Some writers put a JPEG's mark before it. Browsers do not turn a WebP by it.
    const isMarked = textAt(data, 0, 6) === "Exif\0\0";
    facts.hasLocation ||= readExif(isMarked ? data.subarray(6) : data).hasLocation;
    facts.hasMetadata = true;
  } else if (type === "XMP ") {
    facts.hasLocation ||= xmpHasLocation(data);
    facts.hasMetadata = true;
  }
}
