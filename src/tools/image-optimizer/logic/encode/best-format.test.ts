import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { trialsWords } from "../trials.ts";
import { findBest, type Maker } from "./best-format.ts";
import { lowestThatReaches, maxTriesToReach } from "./quality-search.ts";

const silent = () => undefined;

describe("the lowest quality that is alike enough", () => {
  test("is found within eight tries, and the one below is not enough", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 110 }), async (needed) => {
        let tries = 0;
        const make = (at: number) => {
          tries += 1;
          return Promise.resolve({ likeness: at >= needed ? 0.99 : 0.98, blob: { size: at } });
        };
        const aim = { wanted: 0.99, limitBytes: Infinity };
        const { at, reaches, made } = await lowestThatReaches(make, [10, 100], aim, silent);
        expect(tries).toBeLessThanOrEqual(maxTriesToReach);
        expect(at).toBe(Math.min(100, Math.max(10, needed)));
        expect(reaches).toBe(needed <= 100);
        expect(made.likeness >= 0.99).toBe(reaches);
      }),
    );
  });
});

test("a format that cannot win any more is given up, one that can is not", async () => {
  const search = async (limitBytes: number) => {
    const tried: number[] = [];
    const make = (at: number) => {
      tried.push(at);
      return Promise.resolve({ likeness: at >= 80 ? 0.99 : 0.98, blob: { size: at } });
    };
    const aim = { wanted: 0.99, limitBytes };
    const { at, reaches } = await lowestThatReaches(make, [10, 100], aim, silent);
    return { at, reaches, tries: tried.length };
  };
  expect(await search(54)).toEqual({ at: 55, reaches: false, tries: 1 });
  expect(await search(55)).toMatchObject({ at: 78, reaches: false });
  expect(await search(79)).toMatchObject({ at: 80, reaches: true });
});

describe("the best format", () => {
  const maker = (
    format: Maker["format"],
    sizeAt: (step: number) => number,
    likenessAt: (step: number) => number,
    steps: Maker["steps"] = [10, 100],
  ): Maker => ({
    format,
    steps,
    make: (step) =>
      Promise.resolve({
        blob: new Blob([new Uint8Array(sizeAt(step))]),
        by: "a test",
        how: `quality ${step}`,
        likeness: likenessAt(step),
        isRedrawn: true,
      }),
  });
  const jpeg = maker(
    "jpeg",
    (step) => step * 10,
    (step) => 0.9 + step / 1000,
  );
  const webp = maker(
    "webp",
    (step) => step * 7,
    (step) => 0.9 + step / 1000,
  );
  const png = maker(
    "png",
    () => 900,
    () => 1,
    [0, 0],
  );
  const rough = maker(
    "avif",
    () => 1,
    () => 0.5,
  );
  const broken: Maker = { ...rough, make: () => Promise.reject(new Error("no codec")) };

  test("is the smallest of those that are alike enough, never one that is not", async () => {
    const best = await findBest([jpeg, webp, png, rough], 0.95, silent);
    expect(best).toMatchObject({ format: "webp", attempt: { how: "quality 50" }, failed: [] });
    expect(best?.trials.map(({ format, sizeBytes }) => [format, sizeBytes])).toEqual([
      ["webp", 350],
      ["jpeg", 500],
      ["png", 900],
      ["avif", 1],
    ]);
    expect(trialsWords(best?.trials ?? [])).toEqual({
      chosen: "Smallest, with its likeness by MS-SSIM: WebP, quality 50: 350 Bytes, 0.9500.",
      others: [
        "JPEG, quality 50: 500 Bytes, 0.9500",
        "PNG, quality 0: 900 Bytes, identical",
        "AVIF, quality 100: 1 Bytes, 0.5000 (not enough)",
      ],
    });
  });

  test("is the closest where none is alike enough, and that is said", async () => {
    const limited = maker(
      "jpeg",
      () => 100,
      (step) => step / 110,
    );
    const best = await findBest([rough, limited], 0.95, silent);
    expect(best).toMatchObject({ format: "jpeg" });
    expect(trialsWords(best?.trials ?? []).chosen).toMatch(/^None is as alike as asked\. Closest/);
  });

  test("goes on without a format that cannot be made", async () => {
    vi.spyOn(console, "warn").mockImplementation(silent);
    expect(await findBest([broken, png], 0.9, silent)).toMatchObject({
      format: "png",
      failed: ["AVIF"],
    });
    expect(await findBest([broken], 0.9, silent)).toBeNull();
  });

  test("likeness is never rounded up", () => {
    const trial = { format: "png", how: "x", sizeBytes: 1, reaches: true, likeness: 0.99999 };
    expect(trialsWords([{ ...trial, format: "png" }]).chosen).toContain("0.9999.");
  });

  test("progress never goes back", async () => {
    const seen: number[] = [];
    await findBest([jpeg, webp, png], 0.95, (done) => seen.push(done));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });
});
