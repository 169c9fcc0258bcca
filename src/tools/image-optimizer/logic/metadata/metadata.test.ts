import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { findText, viewOf } from "../facts/bytes-at.ts";
import { readExif } from "../facts/exif.ts";
import type { ImageKind } from "../facts/facts.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { bytesOf, exifBlock, pictures, withChunk, withExif } from "../facts/test-images.ts";
import { deflate, inflate } from "./deflate.ts";
import { noMetadata, type Metadata } from "./metadata.ts";
import { readMetadata } from "./read-metadata.ts";
import { uprightMetadata } from "./upright.ts";
import { withMetadata } from "./write-metadata.ts";

const text = (letters: string) => new TextEncoder().encode(letters);
const size = { width: 2, height: 3 };
const xmp = text('<x:xmpmeta><a tiff:Orientation="6" exif:GPSLatitude="1"/></x:xmpmeta>');
const profile = Uint8Array.from({ length: 70_001 }, (_, at) => (at * 7) % 251);
const full: Metadata = { exif: exifBlock(6, true), xmp, profile };

/** Each part in hex: byte by byte, `toEqual` takes a second for a profile. */
const inHex = (parts: Metadata) =>
  Object.entries(parts).map(([part, bytes]) => [part, bytes && Buffer.from(bytes).toString("hex")]);

const holders = [
  ["jpeg", bytesOf(pictures.jpeg)],
  ["png", bytesOf(pictures.png)],
  ["webp", bytesOf(pictures.webp)],
  ["webp", bytesOf(pictures.losslessWebp)],
] as const;

describe("metadata that is kept", () => {
  test.each(holders)("is written into a %s and read out of it again", async (format, bytes) => {
    const held = await withMetadata(bytes, format, full);
    const read = await readMetadata(held, format);
    // Exif of any length, XMP, and a profile that needs two segments in a JPEG.
    expect(inHex(read)).toEqual(inHex(full));
    const before = readFacts(bytes);
    expect(readFacts(held)).toEqual({
      ...before,
      // A WebP is not turned by its Exif.
      isTurned: format !== "webp",
      hasLocation: true,
      hasMetadata: true,
      hasProfile: true,
    });
  });

  test.each(holders)("is as little as there was, in a %s", async (format, bytes) => {
    for (const part of ["exif", "xmp", "profile"] as const) {
      const one = { ...noMetadata, [part]: full[part] };
      expect(inHex(await readMetadata(await withMetadata(bytes, format, one), format))).toEqual(
        inHex(one),
      );
    }
    expect(inHex(await readMetadata(bytes, format))).toEqual(inHex(noMetadata));
  });

  test("is no part of an AVIF", async () => {
    const bytes = bytesOf(pictures.avif);
    expect(await withMetadata(bytes, "avif", full)).toEqual(bytes);
  });

  test("comes out of a photo that stood on its side, and stands upright", async () => {
    const photo = withExif(bytesOf(pictures.jpeg), exifBlock(6, true));
    const found = await readMetadata(photo, "jpeg");
    expect(found.exif).toEqual(exifBlock(6, true));
    for (const [format, bytes] of holders) {
      const kept = await withMetadata(bytes, format, uprightMetadata(found, size));
      expect(readFacts(kept)).toMatchObject({ isTurned: false, hasLocation: true });
    }
  });

  test("a block that is too long for a JPEG is left out whole", async () => {
    const long = { ...full, exif: new Uint8Array(65_528), profile: null };
    const held = await withMetadata(bytesOf(pictures.jpeg), "jpeg", long);
    expect(inHex(await readMetadata(held, "jpeg"))).toEqual(inHex({ ...long, exif: null }));
    const fits = { ...long, exif: new Uint8Array(65_527) };
    const whole = await withMetadata(bytesOf(pictures.jpeg), "jpeg", fits);
    expect(inHex(await readMetadata(whole, "jpeg"))).toEqual(inHex(fits));
  });

  test.each(holders)(
    "a profile that the encoder put into a %s is replaced",
    async (format, bytes) => {
      const first = { ...noMetadata, profile: text("....sRGB, in all its length") };
      const second = { ...noMetadata, profile: text("another") };
      const twice = await withMetadata(await withMetadata(bytes, format, first), format, second);
      expect(inHex(await readMetadata(twice, format))).toEqual(inHex(second));
      expect(findText(twice, "in all its length")).toBe(-1);
    },
  );

  test("a PNG says once what its colors are", async () => {
    const marked = withChunk(bytesOf(pictures.png), "sRGB", new Uint8Array(1));
    const held = await withMetadata(marked, "png", { ...noMetadata, profile });
    expect(chunksOf(held).map(({ type }) => type)).toEqual(["IHDR", "iCCP", "IDAT", "IEND"]);
    const plain = await withMetadata(marked, "png", noMetadata);
    expect(plain).toEqual(marked);
  });

  test.each(holders)("a profile of sRGB is known as one, in a %s, too", async (format, bytes) => {
    const plain = { ...noMetadata, profile: text("....sRGB IEC61966-2.1") };
    const held = await withMetadata(bytes, format, plain);
    expect(readFacts(held)?.hasProfile).toBe(false);
    expect(inHex(await readMetadata(held, format))).toEqual(inHex(plain));
  });

  test("compressed XMP of a PNG is read", async () => {
    const packed = new Uint8Array([
      ...text("XML:com.adobe.xmp\0\u0001\0en\0\0"),
      ...(await deflate(xmp)),
    ]);
    const held = withChunk(bytesOf(pictures.png), "iTXt", packed);
    expect((await readMetadata(held, "png")).xmp).toEqual(xmp);
  });

  test("what claims to be endless is not read", async () => {
    expect(await inflate(await deflate(new Uint8Array(16 * 1024 * 1024 - 1)))).not.toBeNull();
    expect(await inflate(await deflate(new Uint8Array(16 * 1024 * 1024 + 1)))).toBeNull();
    expect(await inflate(text("no zlib"))).toBeNull();
  });

  test("no bytes, however broken, stop the reader", async () => {
    const whole = await Promise.all(
      holders.map(async ([format, bytes]): Promise<[ImageKind, Uint8Array]> => [
        format,
        await withMetadata(bytes, format, { ...full, profile: profile.subarray(0, 99) }),
      ]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(700), fc.nat(255)), { maxLength: 8 }),
        fc.nat(700),
        async ([kind, bytes], edits, length) => {
          const broken = bytes.slice(0, length);
          for (const [at, byte] of edits) if (at < broken.length) broken[at] = byte;
          const found = await readMetadata(broken, kind);
          expect(() => uprightMetadata(found, size)).not.toThrow();
        },
      ),
      { numRuns: sampled(1000) },
    );
  });
});

describe("upright", () => {
  /** A block of the other byte order, with the size of its picture and a preview. */
  const littleBlock = () => {
    const block = new Uint8Array(68);
    const view = viewOf(block);
    const entry = (at: number, tag: number, type: number, value: number) => {
      view.setUint16(at, tag, true);
      view.setUint16(at + 2, type, true);
      view.setUint32(at + 4, 1, true);
      view.setUint32(at + 8, value, true);
    };
    block.set([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]);
    entry(10, 0x0112, 3, 8);
    entry(22, 0x8769, 4, 38);
    view.setUint32(34, 60, true);
    view.setUint16(38, 2, true);
    entry(40, 0xa002, 4, 4000);
    entry(52, 0xa003, 3, 3000);
    return block;
  };

  test("Exif: not turned, of its new size, without a preview", () => {
    const before = littleBlock();
    const { exif } = uprightMetadata({ ...noMetadata, exif: before }, size);
    const view = viewOf(exif ?? new Uint8Array(68));
    expect(readExif(exif ?? new Uint8Array()).orientation).toBe(1);
    expect(view.getUint32(34, true)).toBe(0);
    expect([view.getUint32(48, true), view.getUint16(60, true)]).toEqual([2, 3]);
    expect(before).toEqual(littleBlock());
  });

  test.each([
    ['<a tiff:Orientation="6"/>', '<a tiff:Orientation="1"/>'],
    ["<a tiff:Orientation='3'/>", "<a tiff:Orientation='1'/>"],
    ["<tiff:Orientation>8</tiff:Orientation>", "<tiff:Orientation>1</tiff:Orientation>"],
    ["<a xmp:Rating='6'/>", "<a xmp:Rating='6'/>"],
  ])("XMP: %s", (before, after) => {
    const { xmp: packet } = uprightMetadata({ ...noMetadata, xmp: text(before) }, size);
    expect(packet).toEqual(text(after));
    expect(findText(packet ?? new Uint8Array(), after)).toBe(0);
  });
});
