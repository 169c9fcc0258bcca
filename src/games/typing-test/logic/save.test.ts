import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { detailsShape } from "./options.ts";
import { isUnfinished, putDown, readSave, writeSave } from "./save.ts";
import type { State } from "./state.ts";

const running: State = {
  dice: [1, 2, 3, 4],
  options: { ...detailsShape.initial, kind: "words", words: 10, pace: "80" },
  seed: 20261116,
  phase: "typing",
  passage: "one two three",
  typed: "one tw",
  watch: { totalMs: 2000, since: 50_000 },
  now: 51_500,
  strokes: [
    [0, true],
    [900, false],
  ],
  pauses: 1,
  isAided: false,
  last: { type: "started" },
};
const written = JSON.parse(JSON.stringify(writeSave(running))) as Record<string, unknown>;

describe("a run that is not finished", () => {
  test("is found again after a reload: the text is there and the clock stands", () => {
    const found = readSave(written);
    expect(found).toEqual({
      ...running,
      watch: { totalMs: 3500, since: null },
      now: 0,
      last: null,
    });
    expect(putDown(found!)).toMatchObject({ pauses: 2, last: { type: "restored" } });
  });

  test("and after a walk through the site, where its clock was never stopped", () => {
    const found = putDown(running);
    expect(found.watch).toEqual({ totalMs: 3500, since: null });
    expect(figuresOf({ ...found, now: 999_999 }).seconds).toBe(3.5);
  });

  test.each([
    [running, true],
    [{ ...running, typed: "" }, false],
    [{ ...running, phase: "complete" }, false],
    [{ ...running, phase: "idle", typed: "" }, false],
  ] as const)("only what has begun and is not over: %#", (state, unfinished) => {
    expect(isUnfinished(state)).toBe(unfinished);
  });

  test.each([
    null,
    [],
    "x",
    {},
    { version: 1 },
    { options: null },
    { options: { kind: "toString" } },
    { seed: "20261116" },
    { seed: undefined },
    { dice: [0, 0, 0, 0] },
    { passage: "" },
    { passage: 5 },
    { passage: "a ".repeat(20_000) },
    { typed: "" },
    { typed: "one two three" },
    { typed: "one  tw" },
    { totalMs: -1 },
    { totalMs: "5" },
    { strokes: [[1]] },
    { strokes: [["1", true]] },
    { strokes: null },
    { pauses: -1 },
    { isAided: 1 },
    { options: { kind: "time", seconds: 15 }, totalMs: 15_000 },
  ])("what cannot be one is refused: %j", (part) => {
    const isPart = part !== null && !Array.isArray(part) && Object.keys(part).length > 0;
    expect(readSave(isPart && typeof part === "object" ? { ...written, ...part } : part)).toBe(
      undefined,
    );
  });
});
