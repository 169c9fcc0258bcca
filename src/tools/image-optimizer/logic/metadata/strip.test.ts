import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../../operations.ts";
import { saysOf } from "../facts/describe.ts";
import { joined } from "../facts/bytes-at.ts";
import { readExif } from "../facts/exif.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { bytesOf, exifBlock, pictures, withChunk, withExif } from "../facts/test-images.ts";
import { noMetadata } from "./metadata.ts";
import { readMetadata } from "./read-metadata.ts";
import { stripMetadata } from "./strip.ts";
import { withMetadata } from "./write-metadata.ts";

const letters = (text: string) => new TextEncoder().encode(text);
const jpeg = bytesOf(pictures.jpeg);
const png = bytesOf(pictures.png);

async function stripped(bytes: Uint8Array<ArrayBuffer>) {
  const made = await stripMetadata(bytes);
  return made.ok ? made.value : new Uint8Array();
}

/** A JPEG with one more segment behind its start. */
const withSegment = (marker: number, content: Uint8Array) =>
  joined([
    jpeg.subarray(0, 2),
    Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff),
    content,
    jpeg.subarray(2),
  ]);

describe("a JPEG without metadata", () => {
  test.each([
    ["Exif with a place", withExif(jpeg, exifBlock(1, true))],
    ["a comment", withSegment(0xfe, letters("by me"))],
    ["texts of Photoshop", withSegment(0xed, letters("Photoshop 3.0\0"))],
    ["a preview beside JFIF", withSegment(0xe0, letters("JFXX\0\u0010"))],
    ["the list of a second picture", withSegment(0xe2, letters("MPF\0"))],
    ["a segment of a maker", withSegment(0xe5, letters("Ricoh"))],
    ["a film behind its end", joined([jpeg, letters("ftypmp42")])],
    ["a second picture behind its end", joined([jpeg, withExif(jpeg, exifBlock(1, true))])],
  ])("had %s", async (_what, bytes) => {
    expect(await stripped(bytes)).toEqual(jpeg);
  });

  test("stays as it is when there is nothing to take out", async () => {
    expect(await stripped(jpeg)).toEqual(jpeg);
  });

  test("is turned as before, and says no more than that", async () => {
    const made = await stripped(withExif(jpeg, exifBlock(6, true)));
    const { exif } = await readMetadata(made, "jpeg");
    expect(exif && readExif(exif)).toEqual({ orientation: 6, hasLocation: false });
    expect(exif).toHaveLength(26);
    expect(readFacts(made)).toMatchObject({ isTurned: true, hasLocation: false });
  });

  test("keeps the profile of its colors", async () => {
    const profile = letters("a profile of its own");
    const held = await withMetadata(jpeg, "jpeg", { exif: exifBlock(1, true), xmp: null, profile });
    expect(await readMetadata(await stripped(held), "jpeg")).toEqual({ ...noMetadata, profile });
  });
});

describe("a PNG without metadata", () => {
  test.each(["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "abCd"])("had %s", async (type) => {
    expect(await stripped(withChunk(png, type, letters("x\0y")))).toEqual(png);
  });

  test("still moves", async () => {
    const moving = withChunk(png, "acTL", new Uint8Array(8));
    const made = await stripped(withChunk(moving, "tEXt", letters("a\0b")));
    expect(chunksOf(made).map(({ type }) => type)).toEqual(["IHDR", "acTL", "IDAT", "IEND"]);
  });
});

describe("a WebP without metadata", () => {
  test("says so in its header, too", async () => {
    const metadata = { exif: exifBlock(6, true), xmp: letters("<x/>"), profile: null };
    const made = await stripped(await withMetadata(bytesOf(pictures.webp), "webp", metadata));
    // The header of a WebP with flags: none is left.
    expect([...made.subarray(12, 21)]).toEqual([...letters("VP8X\n\0\0\0\0")]);
    expect(await readMetadata(made, "webp")).toEqual(noMetadata);
    expect(readFacts(made)).toMatchObject({
      width: 3,
      height: 2,
      isCutOff: false,
      hasMetadata: false,
    });
  });

  test("stays as it is when it has none", async () => {
    const bytes = bytesOf(pictures.losslessWebp);
    expect(await stripped(bytes)).toEqual(bytes);
  });
});

test.each([
  ["no picture", letters("hello"), "This is not an image that can be read."],
  ["a GIF", bytesOf(pictures.gif), "Metadata can be taken out of JPEG, PNG and WebP images."],
  ["half a JPEG", jpeg.subarray(0, jpeg.length - 9), "This file ends before the picture does."],
  ["half a PNG", png.subarray(0, 50), "This file ends before the picture does."],
])("%s is refused", async (_what, bytes, message) => {
  expect(await stripMetadata(bytes.slice())).toMatchObject({ ok: false, message });
});

describe("what a picture says", () => {
  test.each([
    ["a photo", withExif(jpeg, exifBlock(1, true)), "JPEG image", "tells where it was taken"],
    ["a part", png.subarray(0, 50), "PNG image", "its end is missing"],
  ])("of %s", (_what, bytes, label, words) => {
    expect(saysOf(bytes)).toMatchObject([{ label, mark: { words, is: "bad" } }]);
  });

  test("of a plain one, and of none", () => {
    expect(saysOf(png)).toEqual([{ label: "PNG image", words: "3 × 2 px, 76 bytes" }]);
    expect(saysOf(letters("hello"))).toEqual([]);
  });

  test("bytes that are no picture are refused", async () => {
    const [describeImage] = operations;
    if (describeImage === undefined) throw new Error("No operation");
    expect(await runOperation(describeImage, "hello", {}, exampleAmbient())).toMatchObject({
      ok: false,
      message: "These bytes are no image that is known here.",
    });
  });
});
