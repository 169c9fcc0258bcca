import { textAt, viewOf } from "./bytes-at.ts";
import { isSrgbProfile, readExif, xmpHasLocation } from "./exif.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";

const startOfScan = 0xda;

/** Markers of a frame's header: C0 to CF without tables (C4, CC) and a reserved one (C8). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

interface Segment {
  marker: number;
  segment: Uint8Array; // what stands in it
  at: number;
}

/** The segments of a JPEG before its pixels, up to the first that makes no sense. */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) break;
    segments.push({ marker, segment: bytes.subarray(at + 4, at + 2 + length), at });
    if (marker === startOfScan) break;
    at += 2 + length;
  }
  return segments;
}

export function readJpeg(bytes: Uint8Array): ImageFacts {
  const facts = { ...plainFacts("jpeg"), isCutOff: true };
  for (const { marker, segment, at } of segmentsOf(bytes)) {
    if (isFrame(marker) && segment.length >= 5) {
      facts.height = viewOf(segment).getUint16(1);
      facts.width = viewOf(segment).getUint16(3);
    }
    readSegment(facts, marker, segment);
    if (marker === startOfScan) facts.isCutOff = !hasEnd(bytes, at);
  }
  return facts;
}

function readSegment(facts: ImageFacts, marker: number, segment: Uint8Array): void {
  const name = textAt(segment, 0, 28);
  if (marker === 0xe1 && name.startsWith("Exif\0\0")) {
    const exif = readExif(segment.subarray(6));
    facts.isTurned = exif.orientation !== 1;
    facts.hasLocation ||= exif.hasLocation;
    facts.hasMetadata = true;
  } else if (marker === 0xe1 && name.startsWith("http://ns.adobe.com/x")) {
    facts.hasLocation ||= xmpHasLocation(segment);
    facts.hasMetadata = true;
  } else if (marker === 0xe2 && name.startsWith("ICC_PROFILE\0")) {
    // A long profile comes in several segments; its name stands in the first.
    if (segment[12] === 1) facts.hasProfile = !isSrgbProfile(segment);
  } else if (marker === 0xed || marker === 0xfe) {
    facts.hasMetadata = true;
  }
}

/** Looks from the end: some cameras put more behind it. Inside of a scan FF D9 cannot occur. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > from; at = bytes.lastIndexOf(0xd9, at - 1)) {
    if (bytes[at - 1] === 0xff) return true;
  }
  return false;
}
