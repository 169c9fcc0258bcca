import { joined, textAt, viewOf } from "../facts/bytes-at.ts";
import { isSrgbProfile } from "../facts/exif.ts";
import { segmentsOf } from "../facts/jpeg-facts.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { readWebp, webpChunksOf } from "../facts/webp-facts.ts";
import type { Format } from "../options.ts";
import { pngChunk } from "../palette/png-chunk.ts";
import { deflate } from "./deflate.ts";
import { jpegMarks, pngXmpName, type Metadata } from "./metadata.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const letters = (text: string) => new TextEncoder().encode(text);

/** A picture with metadata. What a format cannot hold is not in it: AVIF gets none. */
export async function withMetadata(
  bytes: Bytes,
  format: Format,
  metadata: Metadata,
): Promise<Bytes> {
  if (format === "jpeg") return intoJpeg(bytes, metadata);
  if (format === "png") return intoPng(bytes, metadata);
  if (format === "webp") return intoWebp(bytes, metadata);
  return bytes;
}

/** A segment's length is written in two bytes and counts them. */
const maxSegmentBytes = 0xffff - 2;
const maxProfileParts = 255;

function segment(marker: number, parts: readonly Uint8Array[]): Uint8Array[] {
  const content = joined(parts);
  if (content.length > maxSegmentBytes) return [];
  const length = content.length + 2;
  return [Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content];
}

function intoJpeg(bytes: Bytes, { exif, xmp, profile }: Metadata): Bytes {
  const segments = segmentsOf(bytes);
  const scan = segments.at(-1)?.at ?? 2;
  const whole = ({ at, segment: { length } }: (typeof segments)[number]) =>
    bytes.subarray(at, at + 4 + length);
  const isProfile = ({ marker, segment: content }: (typeof segments)[number]) =>
    marker === 0xe2 && textAt(content, 0, jpegMarks.profile.length) === jpegMarks.profile;
  // JFIF wants its own segment to be the first. Chromium's encoder adds a profile of sRGB.
  const first = segments.filter(({ marker }) => marker === 0xe0);
  const rest = segments.filter(
    (each) => each.marker !== 0xe0 && each.at < scan && !(profile !== null && isProfile(each)),
  );
  return joined([
    bytes.subarray(0, 2),
    ...first.map(whole),
    ...(exif ? segment(0xe1, [letters(jpegMarks.exif), exif]) : []),
    ...(xmp ? segment(0xe1, [letters(jpegMarks.xmp), xmp]) : []),
    ...(profile ? profileSegments(profile) : []),
    ...rest.map(whole),
    bytes.subarray(scan),
  ]);
}

/** A long profile comes in parts, each with its number and how many they are. */
function profileSegments(profile: Uint8Array): Uint8Array[] {
  const partBytes = maxSegmentBytes - jpegMarks.profile.length - 2;
  const count = Math.ceil(profile.length / partBytes);
  if (count > maxProfileParts) return [];
  return Array.from({ length: count }, (_, at) =>
    segment(0xe2, [
      letters(jpegMarks.profile),
      Uint8Array.of(at + 1, count),
      profile.subarray(at * partBytes, (at + 1) * partBytes),
    ]),
  ).flat();
}

async function intoPng(bytes: Bytes, { exif, xmp, profile }: Metadata): Promise<Bytes> {
  const [header, ...rest] = chunksOf(bytes);
  if (header === undefined) return bytes;
  const name = profile && isSrgbProfile(profile) ? "sRGB" : "ICC profile";
  const colors = profile && [letters(`${name}\0`), new Uint8Array(1), await deflate(profile)];
  // Two statements about the same colors would contradict each other.
  const kept = rest.filter(({ type }) => !colors || !/^(?:sRGB|gAMA|cHRM|iCCP)$/.test(type));
  return joined([
    bytes.subarray(0, 8),
    header.whole,
    ...(colors ? [pngChunk("iCCP", joined(colors))] : []),
    ...(exif ? [pngChunk("eXIf", exif)] : []),
    // Not compressed, no language, no translation.
    ...(xmp ? [pngChunk("iTXt", joined([letters(`${pngXmpName}\0\0\0\0\0`), xmp]))] : []),
    ...kept.map(({ whole }) => whole),
  ]);
}

const flags = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04 };

function intoWebp(bytes: Bytes, { exif, xmp, profile }: Metadata): Bytes {
  const { width, height, hasAlpha } = readWebp(bytes);
  const described = new Uint8Array(10);
  const view = viewOf(described);
  view.setUint32(4, width - 1, true);
  // Three bytes for each side, one behind the other.
  view.setUint32(6, ((width - 1) >>> 16) | ((height - 1) << 8), true);
  described[0] =
    (profile ? flags.profile : 0) |
    (hasAlpha ? flags.alpha : 0) |
    (exif ? flags.exif : 0) |
    (xmp ? flags.xmp : 0);
  const picture = webpChunksOf(bytes).filter(({ type }) => /^(?:ALPH|VP8 |VP8L)$/.test(type));
  const content = joined([
    ...webpChunk("VP8X", described),
    ...(profile ? webpChunk("ICCP", profile) : []),
    ...picture.flatMap(({ type, data }) => webpChunk(type, data)),
    ...(exif ? webpChunk("EXIF", exif) : []),
    ...(xmp ? webpChunk("XMP ", xmp) : []),
  ]);
  const head = letters("RIFF\0\0\0\0WEBP");
  viewOf(head).setUint32(4, content.length + 4, true);
  return joined([head, content]);
}

/** Name, length, content, and a zero where the content has an odd length. */
function webpChunk(type: string, data: Uint8Array): Uint8Array[] {
  const head = letters(`${type}\0\0\0\0`);
  viewOf(head).setUint32(4, data.length, true);
  return [head, data, new Uint8Array(data.length % 2)];
}
