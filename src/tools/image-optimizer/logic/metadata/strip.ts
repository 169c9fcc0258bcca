import { fail, ok, type Result } from "#domain/result.ts";
import { joined, textAt, viewOf } from "../facts/bytes-at.ts";
import { orientationTag, readExif } from "../facts/exif.ts";
import type { ImageFacts } from "../facts/facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { withoutMetadata } from "../facts/png-facts.ts";
import { webpChunksOf } from "../facts/webp-facts.ts";
import { refuse, type Reason } from "../problems.ts";
import { jpegMarks, noMetadata } from "./metadata.ts";
import { readMetadata } from "./read-metadata.ts";
import { withMetadata } from "./write-metadata.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The same picture without anything that says who took it, when, where and with what. Pixels are
 * not encoded anew. Its colors stay, and so does the way that it has to be turned.
 */
export async function stripMetadata(bytes: Bytes): Promise<Result<Bytes, Reason>> {
  const facts = readFacts(bytes);
  const problem = refuse(bytes, facts);
  if (problem !== null || facts === null) return problem ?? fail("This is not an image.");
  const { kind } = facts;
  if (kind !== "jpeg" && kind !== "png" && kind !== "webp")
    return fail("Metadata can be taken out of JPEG, PNG and WebP images.");
  if (facts.isCutOff) return fail("This file ends before the picture does.");
  const bare = strippers[kind](bytes);
  if (bare === null) return fail("This image is damaged.");
  const { exif } = await readMetadata(bytes, kind);
  const orientation = exif === null ? 1 : readExif(exif).orientation;
  const turned = orientation === 1 || kind === "webp" ? null : orientationBlock(orientation);
  const made = turned ? await withMetadata(bare, kind, { ...noMetadata, exif: turned }) : bare;
  return isCleaned(made, facts) ? ok(made) : fail("This image is damaged.");
}

/** Reads the result as if it were another's file: nothing may be claimed that is not so. */
function isCleaned(made: Bytes, before: ImageFacts): boolean {
  const after = readFacts(made);
  const wanted = { ...before, hasLocation: false, hasMetadata: before.isTurned };
  const names = Object.keys(wanted) as (keyof ImageFacts)[];
  return after !== null && names.every((name) => after[name] === wanted[name]);
}

const strippers: Record<"jpeg" | "png" | "webp", (bytes: Bytes) => Bytes | null> = {
  jpeg: stripJpeg,
  png: (bytes) => withoutMetadata(bytes, true),
  webp: stripWebp,
};

/** Tables, frames and scans have lower markers, or 0xfe, which is a comment. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  const startsWith = (mark: string) => textAt(segment, 0, mark.length) === mark;
  if (marker === 0xe0) return startsWith("JFIF\0");
  if (marker === 0xe2) return startsWith(jpegMarks.profile);
  // Adobe's says how the colors are written.
  return marker < 0xe0 || (marker === 0xee && startsWith("Adobe"));
}

/** Everything up to the true end: phones put a second picture or a film behind it. */
function stripJpeg(bytes: Bytes): Bytes | null {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return joined([...parts, Uint8Array.of(0xff, 0xd9)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (isNeeded(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    at = scanEnd(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  return null;
}

/** Behind the pixels of a scan. In them FF is followed by 00, or by the number of a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const webpParts = /^(?:VP8X|ICCP|ANIM|ANMF|ALPH|VP8 |VP8L)$/;
const metadataFlags = 0x08 | 0x04;

function stripWebp(bytes: Bytes): Bytes {
  const parts = webpChunksOf(bytes)
    .filter(({ type }) => webpParts.test(type))
    .flatMap(({ type, data }) => {
      const head = new TextEncoder().encode(`${type}\0\0\0\0`);
      viewOf(head).setUint32(4, data.length, true);
      const content = data.slice();
      if (type === "VP8X") content[0] = (content[0] ?? 0) & ~metadataFlags;
      return [head, content, new Uint8Array(data.length % 2)];
    });
  const content = joined(parts);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, content.length + 4, true);
  return joined([head, content]);
}

/** An Exif block that says nothing but how the picture is to be turned. */
function orientationBlock(orientation: number): Uint8Array {
  const block = new Uint8Array(26);
  const view = viewOf(block);
  block.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]);
  view.setUint16(10, orientationTag);
  view.setUint16(12, 3); // a short number
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return block;
}
