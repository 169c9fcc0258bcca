import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crc32 } from "#domain/crc32.ts";
import { isSame, type Pixels } from "../encode/pixels.ts";
import { chunksOf } from "../facts/png-facts.ts";
import { readFacts } from "../facts/read-facts.ts";
import { viewOf } from "../facts/bytes-at.ts";
import { expand } from "./indexed.ts";
import { writeIndexedPng } from "./indexed-png.ts";
import { nearestOf } from "./nearest.ts";
import { quantize } from "./quantize.ts";

const byte = fc.integer({ min: 0, max: 255 });
/** Alphas at both ends are as likely as those between. */
const alpha = fc.oneof(fc.constant(0), fc.constant(255), byte);
const pixel = fc.tuple(byte, byte, byte, alpha);
const anyPicture = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(pixel, { minLength: width * height, maxLength: width * height })
      .map((pixels): Pixels => ({ data: Uint8ClampedArray.from(pixels.flat()), width, height })),
  );
const anyCount = fc.integer({ min: 2, max: 256 });

const alphasOf = ({ data }: Pixels) => data.filter((_, at) => at % 4 === 3);
const colorsOf = ({ data }: Pixels) => {
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    colors.add(data[at + 3] === 0 ? "clear" : data.subarray(at, at + 4).join());
  }
  return colors.size;
};

/** Sky to sand: far more than 256 colors. */
const slope = (width: number, height: number): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = (x / (width - 1)) * 255;
      const down = (y / (height - 1)) * 255;
      data.set([across, (across + down) / 2, 255 - down, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
};

const squaredError = (one: Pixels, other: Pixels) =>
  one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0);

describe("a palette", () => {
  test("has no more colors than asked for, and none that is not used", () => {
    fc.assert(
      fc.property(anyPicture, anyCount, fc.boolean(), (picture, count, dithers) => {
        const { palette, indexes } = quantize(picture, count, dithers);
        expect(palette.length / 4).toBeLessThanOrEqual(count);
        expect([...new Set(indexes)].sort((a, b) => a - b)).toEqual([
          ...Array(palette.length / 4).keys(),
        ]);
      }),
    );
  });

  test("loses nothing where the colors are few enough, and says so only then", () => {
    fc.assert(
      fc.property(anyPicture, anyCount, fc.boolean(), (picture, count, dithers) => {
        const result = quantize(picture, count, dithers);
        expect(result.isExact).toBe(isSame(expand(result), picture));
        expect(result.isExact).toBe(colorsOf(picture) <= count);
      }),
    );
  });

  test("keeps what is wholly transparent, and what is not at all", () => {
    fc.assert(
      fc.property(anyPicture, anyCount, fc.boolean(), (picture, count, dithers) => {
        const after = alphasOf(expand(quantize(picture, count, dithers)));
        const wrong = alphasOf(picture).filter(
          (before, at) => (before === 0 || before === 255) && after[at] !== before,
        );
        expect(wrong).toHaveLength(0);
      }),
    );
  });

  test("of 256 colors is closer than fixed steps of red, green and blue", () => {
    const picture = slope(96, 80);
    const fixed = picture.data.map((value, at) => {
      const levels = [8, 8, 4, 1][at % 4] ?? 1;
      return levels === 1 ? value : Math.round((value / 255) * (levels - 1)) * (255 / (levels - 1));
    });
    const ours = squaredError(picture, expand(quantize(picture, 256, false)));
    expect(ours).toBeLessThan(squaredError(picture, { ...picture, data: fixed }) / 10);
  });

  test("dithering keeps the mean of an area where the nearest color does not", () => {
    const gray = slope(64, 64);
    for (let at = 0; at < gray.data.length; at++) {
      if (at % 4 !== 3) gray.data[at] = gray.data[at - (at % 4)] ?? 0;
    }
    const meanOfMiddle = (picture: Pixels) => {
      let sum = 0;
      for (let y = 24; y < 40; y++) {
        for (let x = 34; x < 42; x++) sum += picture.data[(y * 64 + x) * 4] ?? 0;
      }
      return sum / (16 * 8);
    };
    const mean = meanOfMiddle(gray);
    expect(Math.abs(meanOfMiddle(expand(quantize(gray, 2, false))) - mean)).toBeGreaterThan(30);
    expect(Math.abs(meanOfMiddle(expand(quantize(gray, 2, true))) - mean)).toBeLessThan(6);
  });

  test("the nearest color is the one that looking at all of them finds", () => {
    const color = fc.array(byte, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(color, { minLength: 1, maxLength: 40 }), color, (colors, wanted) => {
        const distance = (other: readonly number[]) =>
          other.reduce((sum, value, at) => sum + (value - (wanted[at] ?? 0)) ** 2, 0);
        const [red = 0, green = 0, blue = 0, opacity = 0] = wanted;
        const found = nearestOf(colors, [...colors.keys()])(red, green, blue, opacity);
        expect(distance(colors[found] ?? [])).toBe(Math.min(...colors.map(distance)));
      }),
    );
  });
});

describe("a PNG with a palette", () => {
  /** Reads it as the PNG specification says, with zlib's own inflate. */
  const decode = (png: Uint8Array): Pixels => {
    const chunks = new Map(chunksOf(png).map(({ type, data }) => [type, data]));
    const header = chunks.get("IHDR") ?? new Uint8Array(13);
    const [width, height] = [viewOf(header).getUint32(0), viewOf(header).getUint32(4)];
    const bits = header[8] ?? 8;
    expect([...header.subarray(9)]).toEqual([3, 0, 0, 0]);
    const rows = inflateSync(chunks.get("IDAT") ?? new Uint8Array());
    const rowBytes = 1 + Math.ceil((width * bits) / 8);
    expect(rows.length).toBe(rowBytes * height);
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++) {
      const digits = [...rows.subarray(y * rowBytes + 1, (y + 1) * rowBytes)]
        .map((each) => each.toString(2).padStart(8, "0"))
        .join("");
      for (let x = 0; x < width; x++) {
        const place = Number.parseInt(digits.slice(x * bits, (x + 1) * bits), 2);
        const color = (chunks.get("PLTE") ?? []).slice(place * 3, place * 3 + 3);
        data.set([...color, chunks.get("tRNS")?.[place] ?? 255], (y * width + x) * 4);
      }
    }
    return { data, width, height };
  };

  test("is decoded to what was put into it, with checksums that are right", () => {
    fc.assert(
      fc.property(anyPicture, anyCount, (picture, count) => {
        const indexed = quantize(picture, count, false);
        const png = writeIndexedPng(indexed);
        expect(decode(png)).toEqual(expand(indexed));
        for (const { whole } of chunksOf(png)) {
          expect(viewOf(whole).getUint32(whole.length - 4)).toBe(crc32(whole.subarray(4, -4)));
        }
        expect(readFacts(png)).toMatchObject({ kind: "png", isCutOff: false });
      }),
    );
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [16, 4],
    [17, 8],
    [256, 8],
  ])("of %d colors takes %d bits a pixel", (count, bits) => {
    const data = Uint8ClampedArray.from({ length: count * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : at >> 2,
    );
    const png = writeIndexedPng(quantize({ data, width: count, height: 1 }, 256, false));
    expect(png[24]).toBe(bits);
    expect(chunksOf(png).map(({ type }) => type)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  });

  test("larger than a stored block is whole", () => {
    const picture = slope(280, 240);
    const indexed = quantize(picture, 256, true);
    const { data, ...size } = decode(writeIndexedPng(indexed));
    expect(size).toEqual({ width: 280, height: 240 });
    expect(Buffer.compare(Buffer.from(data), Buffer.from(expand(indexed).data))).toBe(0);
  });
});
