import { joined, textAt } from "../facts/bytes-at.ts";
import type { ImageKind } from "../facts/facts.ts";
import { segmentsOf } from "../facts/jpeg-facts.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { webpChunksOf } from "../facts/webp-facts.ts";
import { inflate } from "./deflate.ts";
import { jpegMarks, noMetadata, pngXmpName, type Metadata } from "./metadata.ts";

/** The metadata of a JPEG, a PNG or a WebP; of other files none is read. */
export async function readMetadata(bytes: Uint8Array, kind: ImageKind): Promise<Metadata> {
  if (kind === "jpeg") return fromJpeg(bytes);
  if (kind === "png") return fromPng(bytes);
  if (kind === "webp") return fromWebp(bytes);
  return noMetadata;
}

function fromJpeg(bytes: Uint8Array): Metadata {
  const found = { ...noMetadata };
  const parts: Uint8Array[] = [];
  let partCount = 0;
  for (const { marker, segment } of segmentsOf(bytes)) {
    const startsWith = (mark: string) => textAt(segment, 0, mark.length) === mark;
    if (marker === 0xe1 && startsWith(jpegMarks.exif)) {
      found.exif ??= segment.subarray(jpegMarks.exif.length);
    } else if (marker === 0xe1 && startsWith(jpegMarks.xmp)) {
      found.xmp ??= segment.subarray(jpegMarks.xmp.length);
    } else if (marker === 0xe2 && startsWith(jpegMarks.profile)) {
      // A long profile comes in parts: which one, of how many, then its bytes.
      partCount = segment[13] ?? 0;
      parts[(segment[12] ?? 0) - 1] = segment.subarray(14);
    }
  }
  const isWhole =
    partCount > 0 && Array.from({ length: partCount }, (_, at) => parts[at]).every(Boolean);
  return { ...found, profile: isWhole ? joined(parts.slice(0, partCount)) : null };
}

async function fromPng(bytes: Uint8Array): Promise<Metadata> {
  const found = { ...noMetadata };
  for (const { type, data } of chunksOf(bytes)) {
    const end = data.indexOf(0);
    if (type === "eXIf") found.exif ??= data;
    // A name, a zero, the method, which is always the same, and the compressed profile.
    if (type === "iCCP" && end !== -1) found.profile ??= await inflate(data.subarray(end + 2));
    if (type === "iTXt" && textAt(data, 0, end) === pngXmpName) {
      // Whether it is compressed, the method, two more texts that end with a zero.
      const language = data.indexOf(0, end + 3);
      const text = language === -1 ? -1 : data.indexOf(0, language + 1);
      if (text === -1) continue;
      const packet = data.subarray(text + 1);
      found.xmp ??= data[end + 1] === 1 ? await inflate(packet) : packet;
    }
  }
  return found;
}

function fromWebp(bytes: Uint8Array): Metadata {
  const found = { ...noMetadata };
  for (const { type, data } of webpChunksOf(bytes)) {
    const isMarked = textAt(data, 0, jpegMarks.exif.length) === jpegMarks.exif;
    if (type === "EXIF") found.exif ??= isMarked ? data.subarray(jpegMarks.exif.length) : data;
    if (type === "XMP ") found.xmp ??= data;
    if (type === "ICCP") found.profile ??= data;
  }
  return found;
}
