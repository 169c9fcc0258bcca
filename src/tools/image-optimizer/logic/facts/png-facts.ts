import { joined, textAt, viewOf } from "./bytes-at.ts";
import { readExif, xmpHasLocation } from "./exif.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

export interface Chunk {
  type: string; // "IHDR"
  data: Uint8Array;
  whole: Uint8Array; // with length, type and checksum
}

const signatureBytes = 8;
const frameBytes = 12; // length, type and checksum of a chunk

/** The chunks of a PNG, up to its end or to the first that is cut off. */
export function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = signatureBytes;
  while (at + frameBytes <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + frameBytes + length;
    if (end > bytes.length) break;
    const type = textAt(bytes, at + 4, 4);
    chunks.push({
      type,
      data: bytes.subarray(at + 8, at + 8 + length),
      whole: bytes.subarray(at, end),
    });
    if (type === "IEND") break;
    at = end;
  }
  return chunks;
}

export function readPng(bytes: Uint8Array): ImageFacts {
  const facts = { ...plainFacts("png"), isCutOff: true };
  // The size is worth knowing even if nothing follows.
  const view = viewOf(bytes);
  if (bytes.length >= 26) {
    facts.width = view.getUint32(16);
    facts.height = view.getUint32(20);
    facts.hasAlpha = ((bytes[25] ?? 0) & 4) !== 0;
  }
  for (const { type, data } of chunksOf(bytes)) {
    if (type === "IEND") facts.isCutOff = false;
    else if (type === "acTL") facts.isAnimated = true;
    else if (type === "tRNS") facts.hasAlpha = true;
    else if (type === "iCCP") facts.hasProfile = !textAt(data, 0, 79).startsWith("sRGB");
    else if (type === "eXIf") {
      const exif = readExif(data);
      facts.isTurned = exif.orientation !== 1;
      facts.hasLocation ||= exif.hasLocation;
      facts.hasMetadata = true;
    } else if (/^(?:tEXt|zTXt|iTXt|tIME)$/.test(type)) {
      facts.hasLocation ||= type === "iTXt" && xmpHasLocation(data);
      facts.hasMetadata = true;
    }
  }
  return facts;
}

/** What a picture needs to look the same: pixels, palette, transparency, colors, resolution. */
const needed = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|iCCP|sRGB|gAMA|cHRM|cICP|sBIT|bKGD|pHYs)$/;

/** What makes it move. */
const frames = /^(?:acTL|fcTL|fdAT)$/;

/** A PNG without texts, dates and camera data; every pixel of its first frame stays as it was. */
export function withoutMetadata(bytes: Uint8Array, keepsFrames = false): Uint8Array<ArrayBuffer> {
  return joined([
    bytes.subarray(0, signatureBytes),
    ...chunksOf(bytes)
      .filter(({ type }) => needed.test(type) || (keepsFrames && frames.test(type)))
      .map(({ whole }) => whole),
  ]);
}
