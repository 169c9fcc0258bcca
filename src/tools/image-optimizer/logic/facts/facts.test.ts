import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { plainFacts, type ImageFacts } from "./facts.ts";
import { chunksOf, withoutMetadata } from "./png-facts.ts";
import { readFacts } from "./read-facts.ts";
import { bytesOf, exifBlock, pictures, withChunk, withExif } from "./test-images.ts";

const text = (letters: string) => new TextEncoder().encode(letters);
const jpeg = bytesOf(pictures.jpeg);
const png = bytesOf(pictures.png);

/** An IHDR alone, as the bombs of the reliability research have it. */
const pngHeader = (width: number, height: number) => {
  const bytes = png.slice(0, 33);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe("what a file is, by its bytes and not by its name", () => {
  test.each<[string, Uint8Array, Partial<ImageFacts> & Pick<ImageFacts, "kind">]>([
    ["JPEG", jpeg, { kind: "jpeg", width: 3, height: 2 }],
    ["PNG", png, { kind: "png", width: 3, height: 2, hasAlpha: true }],
    ["GIF", bytesOf(pictures.gif), { kind: "gif", width: 5, height: 4 }],
    [
      "animated GIF",
      bytesOf(pictures.animatedGif),
      { kind: "gif", width: 5, height: 4, isAnimated: true },
    ],
    ["WebP", bytesOf(pictures.webp), { kind: "webp", width: 3, height: 2 }],
    [
      "lossless WebP",
      bytesOf(pictures.losslessWebp),
      { kind: "webp", width: 3, height: 2, hasAlpha: true },
    ],
    ["BMP", bytesOf(pictures.bmp), { kind: "bmp", width: 3, height: 2 }],
    ["AVIF", bytesOf(pictures.avif), { kind: "avif", width: 3, height: 2 }],
    ["HEIC", text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), { kind: "heic" }],
    [
      "SVG",
      text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
      { kind: "svg", hasAlpha: true },
    ],
    ["SVG behind a byte order mark", text("\uFEFF<svg/>"), { kind: "svg", hasAlpha: true }],
    ["TIFF", text("II*\0rest"), { kind: "tiff" }],
    [
      "APNG",
      withChunk(png, "acTL", new Uint8Array(8)),
      { kind: "png", width: 3, height: 2, hasAlpha: true, isAnimated: true },
    ],
    [
      "a PNG of 30,000²",
      pngHeader(30_000, 30_000),
      { kind: "png", width: 30_000, height: 30_000, hasAlpha: true, isCutOff: true },
    ],
    [
      "a PNG of 2³¹ − 1",
      pngHeader(2 ** 31 - 1, 1),
      { kind: "png", width: 2 ** 31 - 1, height: 1, hasAlpha: true, isCutOff: true },
    ],
  ])("%s", (_name, bytes, facts) => {
    expect(readFacts(bytes)).toEqual({ ...plainFacts(facts.kind), ...facts });
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["HTML", text("<!doctype html><title>not a picture</title>")],
    ["a page that mentions one", text("<p>about <svg></p>")],
    ["PDF", text("%PDF-1.7")],
    ["a film", text("\0\0\0\u0018ftypmp42\0\0\0\0isom")],
    ["half a GIF header", text("GIF89a")],
  ])("%s is no picture", (_name, bytes) => {
    expect(readFacts(bytes)).toBeNull();
  });

  test.each([
    ["JPEG", jpeg],
    ["PNG", png],
    ["GIF", bytesOf(pictures.gif)],
    ["WebP", bytesOf(pictures.webp)],
  ])("a %s whose end is missing is known as cut off", (_name, bytes) => {
    expect(readFacts(bytes)?.isCutOff).toBe(false);
    expect(readFacts(bytes.subarray(0, -4))?.isCutOff).toBe(true);
  });

  test("no bytes, however broken, stop the reader", () => {
    const all = [jpeg, png, ...Object.values(pictures).map(bytesOf)];
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
        fc.nat(400),
        (bytes, edits, length) => {
          const broken = bytes.slice(0, length);
          for (const [at, byte] of edits) if (at < broken.length) broken[at] = byte;
          expect(() => readFacts(broken)).not.toThrow();
        },
      ),
      { numRuns: sampled(2000) },
    );
  });
});

describe("what a camera adds", () => {
  test.each([
    [1, false],
    [6, true],
    [8, false],
  ])("orientation %d, a place: %s", (orientation, hasPlace) => {
    const facts = readFacts(withExif(jpeg, exifBlock(orientation, hasPlace)));
    expect(facts).toMatchObject({
      width: 3,
      height: 2,
      isTurned: orientation !== 1,
      hasLocation: hasPlace,
      hasMetadata: true,
    });
  });
  test("Exif in a PNG, and a place in its XMP", () => {
    const turned = withChunk(png, "eXIf", exifBlock(3, true));
    expect(readFacts(turned)).toMatchObject({ isTurned: true, hasLocation: true });
    const xmp = withChunk(png, "iTXt", text("XML:com.adobe.xmp\0\0\0\0\0<exif:GPSLatitude>"));
    expect(readFacts(xmp)).toMatchObject({ hasLocation: true, hasMetadata: true });
  });
  test("only profiles other than sRGB count", () => {
    expect(readFacts(withChunk(png, "iCCP", text("sRGB IEC61966-2.1\0")))?.hasProfile).toBe(false);
    expect(readFacts(withChunk(png, "iCCP", text("Display P3\0")))?.hasProfile).toBe(true);
  });
  test("a PNG loses its metadata and nothing else", () => {
    const p3 = withChunk(png, "iCCP", text("Display P3\0"));
    const full = withChunk(withChunk(p3, "tEXt", text("Author\0me")), "eXIf", exifBlock(1, true));
    expect(withoutMetadata(full)).toEqual(p3);
    expect(chunksOf(withoutMetadata(full)).map(({ type }) => type)).toEqual([
      "IHDR",
      "iCCP",
      "IDAT",
      "IEND",
    ]);
  });
});
