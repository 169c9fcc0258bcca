import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsShape, resultName, savedWords } from "./logic.ts";
import { formatChoices, formatSize, formats, qualityField, resizedTo } from "./logic/options.ts";
import { nothingKept, notesOf, type Changes } from "./logic/notes.ts";
import {
  encodeFailed,
  refuse,
  refuseBySize,
  refuseToCompare,
  undecodable,
  undrawable,
  undrawn,
} from "./logic/problems.ts";
import { plainFacts } from "./logic/facts/facts.ts";
import { highestThatFits } from "./logic/encode/quality-search.ts";
import { fitScale, fitted, pan, placeOf, scaleOf, zoom } from "./logic/viewport.ts";

describe("spec §9: Image optimizer", () => {
  test("quality 10-100 default 80", () => {
    expect([qualityField.min, qualityField.max, qualityField.initial]).toEqual([10, 100, 80]);
    expect(optionsShape.initial.quality).toBe(80);
  });
  test("formats jpeg, png, webp; AVIF beside them", () => {
    expect(formats.map(([id]) => id)).toEqual(["jpeg", "png", "webp", "avif"]);
    expect(formatChoices).toEqual([...formats, ["best", "Best for each image"]]);
    expect(optionsShape.initial.format).toBe("jpeg");
  });
  test.each([
    [0, "0 Bytes"],
    [512, "512 Bytes"],
    [1023, "1023 Bytes"],
    [1024, "1 KB"],
    [1536, "1.5 KB"],
    [1024 ** 2 - 1, "1 MB"],
    [1024 ** 2, "1 MB"],
    [2_621_440, "2.5 MB"],
    [1024 ** 3, "1 GB"],
    [5 * 1024 ** 4, "5120 GB"],
  ])("sizes shown in Bytes, KB, MB, GB: %d is %s", (bytes, words) => {
    expect(formatSize(bytes)).toBe(words);
  });
});

test.each([
  [1000, 190, "81% smaller"],
  [1000, 1120, "12% larger"],
  [1000, 1000, "the same size"],
  [0, 100, "the same size"],
  [100_000, 1, "99.9% smaller"],
  [1000, 995, "0.5% smaller"],
  [1_000_000, 999_999, "under 0.1% smaller"],
  [10, 1000, "9,900% larger"],
])("from %d to %d is %s", (before, after, words) => {
  expect(savedWords(before, after)).toBe(words);
});

describe("settings", () => {
  test.each([
    [undefined],
    [null],
    ["x"],
    [[]],
    [{ quality: 9, format: "gif", resize: "huge", pixels: 0, percent: 101, targetKb: -1 }],
    [{ quality: 101, background: "red", pixels: 1e9, hasTarget: "yes", isSlow: 1 }],
    [{ quality: 80.5, percent: Number.NaN, targetKb: "5" }],
    [{ likeness: 0.97, hasPalette: "no", colors: 1, dithers: null, keepsMetadata: 1 }],
    [{ likeness: "1", colors: 257 }],
  ])("what is not a proper choice becomes the default: %j", (stored) => {
    expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
  });
  test("what is proper stays, through JSON too", () => {
    const chosen = {
      quality: 10,
      format: "avif",
      isSlow: true,
      resize: "side",
      pixels: 640,
      percent: 100,
      hasTarget: true,
      targetKb: 50,
      keepsSmaller: false,
      background: "#00FF7f",
      likeness: "0.97",
      hasPalette: true,
      colors: 2,
      dithers: false,
      keepsMetadata: true,
    } as const;
    expect(optionsShape.read(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });
});

describe("resizing", () => {
  const photo = { width: 4000, height: 3000 };
  test.each([
    ["none", 100, 50, 4000, 3000],
    ["side", 1920, 50, 1920, 1440],
    ["width", 1000, 50, 1000, 750],
    ["height", 1000, 50, 1333, 1000],
    ["percent", 1, 25, 1000, 750],
    ["side", 16_384, 50, 4000, 3000],
  ] as const)("%s %d px or %d%%", (resize, pixels, percent, width, height) => {
    expect(resizedTo(photo, { resize, pixels, percent })).toEqual({ width, height });
  });
  test("is never empty, never larger, and keeps the shape", () => {
    const side = fc.integer({ min: 1, max: 16_384 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom("side", "width", "height", "percent" as const),
        side,
        fc.integer({ min: 1, max: 100 }),
        (width, height, resize, pixels, percent) => {
          const to = resizedTo({ width, height }, { resize, pixels, percent });
          expect(Math.min(to.width, to.height)).toBeGreaterThanOrEqual(1);
          expect(to.width).toBeLessThanOrEqual(width);
          expect(to.height).toBeLessThanOrEqual(height);
          const share = Math.min(to.width / width, to.height / height);
          // Each side is off by at most half a pixel, or is the one pixel that must stay.
          expect(Math.abs(to.width - width * share)).toBeLessThanOrEqual(
            Math.max(1, width / height, height / width),
          );
        },
      ),
    );
  });
});

test.each([
  ["photo.png", "webp", "photo.webp"],
  ["photo.JPG", "jpeg", "photo-optimized.jpg"],
  ["photo.jpeg", "jpeg", "photo-optimized.jpg"],
  ["a.b.png", "avif", "a.b.avif"],
  ["noending", "png", "noending.png"],
  [".png", "png", ".png.png"],
  ["", "png", "image.png"],
] as const)("“%s” as %s is saved as “%s”", (name, format, saved) => {
  expect(resultName(name, format)).toBe(saved);
});

describe("what else happened is said", () => {
  const quiet: Changes = {
    facts: plainFacts("jpeg"),
    options: { ...optionsShape.initial, format: "jpeg" },
    isRedrawn: true,
    wasFilled: false,
    size: { width: 400, height: 300 },
    sizeBytes: 1,
    kept: nothingKept,
  };
  const photo = { hasLocation: true, hasMetadata: true, hasProfile: true };
  const facts = (part: Partial<Changes["facts"]>) => ({ facts: { ...quiet.facts, ...part } });
  const options = (part: Partial<Changes["options"]>) => ({
    options: { ...quiet.options, ...part },
  });
  const tooSmall = "It is not 350 px to begin with, so it keeps its size: nothing is enlarged.";
  test.each<[Partial<Changes>, string[]]>([
    [{}, []],
    [options({ resize: "height", pixels: 350 }), [tooSmall]],
    [options({ resize: "width", pixels: 350 }), []],
    [options({ resize: "side", pixels: 350 }), []],
    [options({ resize: "percent", pixels: 350 }), []],
    [
      facts({ hasLocation: true, hasMetadata: true }),
      ["Location data removed.", "Other metadata removed."],
    ],
    [facts({ hasMetadata: true }), ["Metadata removed. It held no location."]],
    [facts({ isAnimated: true }), ["It was animated: only the first frame is kept."]],
    [facts({ isCutOff: true }), ["The file ends early: part of the picture may be missing."]],
    [facts({ hasProfile: true }), ["Colors converted from the embedded profile to sRGB."]],
    [{ ...facts({ hasProfile: true }), isRedrawn: false }, []],
    [
      { ...facts(photo), kept: { ...photo, names: ["Exif", "XMP", "color profile"] } },
      ["Metadata kept: Exif, XMP, and color profile, with its location. Other kinds are removed."],
    ],
    [
      {
        ...facts(photo),
        kept: { ...nothingKept, hasMetadata: true, names: ["Exif"] },
        isRedrawn: false,
      },
      ["Metadata kept: Exif.", "Location data removed."],
    ],
    [{ wasFilled: true }, ["JPEG has no transparency: transparent areas were filled."]],
    [
      { ...options({ format: "webp", hasTarget: true, targetKb: 20 }), sizeBytes: 20 * 1024 + 1 },
      ["20 KB is out of reach: this is WebP at its lowest quality. Resize it to get there."],
    ],
    [{ ...options({ format: "webp", hasTarget: true, targetKb: 20 }), sizeBytes: 20 * 1024 }, []],
    [
      { ...options({ format: "png", hasTarget: true, targetKb: 20 }), sizeBytes: 90_000 },
      ["PNG is lossless: it cannot be made 20 KB by quality. Resize it or choose another format."],
    ],
    [
      {
        ...options({ format: "png", hasTarget: true, targetKb: 20, hasPalette: true, colors: 8 }),
        sizeBytes: 90_000,
      },
      ["20 KB is out of reach with 8 colors. Choose fewer, resize it or choose another format."],
    ],
  ])("%j", (part, notes) => {
    expect(notesOf({ ...quiet, ...part })).toEqual(notes);
  });
});

describe("problems name the reason", () => {
  const sized = (width: number, height: number) => ({ ...plainFacts("png"), width, height });
  const some = new Uint8Array(1);
  test.each([
    ["an empty file", refuse(new Uint8Array(), null), "This file is empty."],
    ["no image", refuse(some, null), "This is not an image that can be read."],
    ["a drawing", undrawn(), "This drawing could not be turned into pixels."],
    ["a bomb", refuse(some, sized(30_000, 30_000)), "This image is 30,000 × 30,000 pixels."],
    ["a long side", refuse(some, sized(16_385, 1)), "This image is 16,385 × 1 pixels."],
    ["over 100 MP", refuse(some, sized(16_000, 16_000)), "This image is 16,000 × 16,000 pixels."],
    ["over 64 MB", refuseBySize(64 * 1024 ** 2 + 1), "This file is 64 MB."],
    ["HEIC", undecodable(plainFacts("heic")), "This browser cannot read this HEIC image."],
    ["damaged", undecodable(plainFacts("png")), "This image is damaged."],
    ["no canvas", undrawable(sized(1, 2)), "This browser cannot draw 1 × 2 pixels."],
    ["no encoder", encodeFailed("avif"), "No AVIF could be made."],
    ["no encoder at all", encodeFailed("best"), "No result could be made."],
    [
      "too many to compare",
      refuseToCompare(sized(8000, 5001)),
      "8,000 × 5,001 pixels are too many to compare formats.",
    ],
  ])("%s", (_case, problem, message) => {
    expect(problem?.message).toBe(message);
    expect(problem?.detail?.reason).not.toBe("");
  });
  test.each([
    [sized(10_000, 10_000)],
    [sized(16_384, 6_000)],
    [plainFacts("heic")],
    [plainFacts("svg")],
  ])("nothing else is refused", (facts) => {
    expect(refuse(some, facts)).toBeNull();
    expect(refuseBySize(64 * 1024 ** 2)).toBeNull();
    expect(refuseToCompare(sized(8000, 5000))).toBeNull();
  });
});

describe("target size", () => {
  const search = async (sizeAt: (quality: number) => number, target: number) => {
    const tried: number[] = [];
    const found = await highestThatFits(
      (quality) => {
        tried.push(quality);
        return Promise.resolve({ blob: { size: sizeAt(quality) } });
      },
      target,
      () => undefined,
    );
    return { quality: found.quality, size: found.made.blob.size, tried };
  };
  test.each([
    [100_000, 100],
    [5500, 55],
    [5599, 55],
    [1000, 10],
    [999, 10],
    [0, 10],
  ])("%d bytes at 100 bytes per quality is quality %d", async (target, quality) => {
    expect((await search((each) => each * 100, target)).quality).toBe(quality);
  });
  test("the highest that fits is found within eight tries", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1000, max: 9e4 }),
        async (slope, target) => {
          const sizeAt = (quality: number) => quality * slope;
          const { quality, tried } = await search(sizeAt, target);
          expect(tried.length).toBeLessThanOrEqual(8);
          const fits = (each: number) => each === 10 || (each <= 100 && sizeAt(each) <= target);
          expect([fits(quality), fits(quality + 1)]).toEqual([true, false]);
        },
      ),
    );
  });
});

describe("zoom and pan", () => {
  const frame = { width: 800, height: 400 };
  const photo = { width: 4000, height: 3000 };
  test("all of a picture fits; a small one is not blown up", () => {
    expect(fitScale(frame, photo)).toBeCloseTo(400 / 3000);
    expect(fitScale(frame, { width: 16, height: 16 })).toBe(1);
  });
  test("zooming goes through its steps and back to all of it", () => {
    let now = fitted;
    const seen = [1, 1, 1, 1, 1, 1, 1].map(() => (now = zoom(now, 1, frame, photo)).scale);
    expect(seen).toEqual([0.25, 0.5, 1, 2, 4, 8, 8]);
    const back = [1, 1, 1, 1, 1, 1].map(() => (now = zoom(now, -1, frame, photo)).scale);
    expect(back).toEqual([4, 2, 1, 0.5, 0.25, "fit"]);
  });
  test("a picture is never moved out of its frame", () => {
    const move = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(fc.constantFrom(0.25, 0.5, 1, 2), move, move, (scale, x, y) => {
        const moved = pan({ scale, x: 0, y: 0 }, { x, y }, frame, photo);
        const seen = scaleOf(moved, frame, photo);
        const slack = (whole: number, part: number) => Math.max(0, (whole - part / seen) / 2);
        expect(Math.abs(moved.x)).toBeLessThanOrEqual(slack(4000, 800));
        expect(Math.abs(moved.y)).toBeLessThanOrEqual(slack(3000, 400));
      }),
    );
  });
  test("dragging to the right shows what is on the left", () => {
    const moved = pan({ scale: 1, x: 0, y: 0 }, { x: 100, y: 0 }, frame, photo);
    expect(moved.x).toBe(-100);
    expect(placeOf(moved, 1, photo).left).toBe("calc(50% - 1900px)");
  });
});
