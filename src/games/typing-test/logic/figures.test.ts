import { minutesAndSeconds } from "#domain/wording.ts";
import { describe, expect, test } from "vitest";
import { charactersAt, consistencyOf, figuresOf, secondsOf, wordsPerMinute } from "./figures.ts";
import { detailsShape } from "./options.ts";
import type { State, Stroke } from "./state.ts";

const typedIn = (passage: string, typed: string, ms: number, part: Partial<State> = {}): State => ({
  dice: [1, 2, 3, 4],
  options: { ...detailsShape.initial, kind: "text" },
  phase: "typing",
  seed: null,
  passage,
  typed,
  watch: { totalMs: ms, since: null },
  now: 0,
  strokes: [],
  pauses: 0,
  isAided: false,
  last: null,
  ...part,
});

describe("spec §9: the figures", () => {
  // The speeds are monkeytype's own examples.
  test.each([
    [250, 60_000, 50],
    [200, 30_000, 80],
    [1000, 120_000, 100],
    [10, 0, 0],
  ])("“a word is five typed characters”: %d characters in %d ms are %d WPM", (count, ms, wpm) => {
    expect(wordsPerMinute(count, ms)).toBe(wpm);
  });

  test("“accuracy = correct characters / typed characters”, errors per position", () => {
    const figures = figuresOf(typedIn("abcdefghij", "abcdef##ij", 6000));
    expect(figures).toMatchObject({ accuracy: 80, errors: 2, wpm: 20, netWpm: 16 });
    expect(figuresOf(typedIn("abc", "", 0)).accuracy).toBe(100);
  });

  test("raw speed counts all that stands there, net speed only what is right", () => {
    const held = figuresOf(typedIn("abcdefghij", "eeeeeeeeee", 6000));
    expect(held).toMatchObject({ wpm: 20, netWpm: 2, accuracy: 10 });
  });

  test("an extra letter and a word left early are errors of a word test", () => {
    const options = { ...detailsShape.initial, kind: "words" } as const;
    const { errors, accuracy } = figuresOf(typedIn("one two six", "onex t ", 6000, { options }));
    expect(errors).toBe(2);
    expect(accuracy).toBeCloseTo((5 / 7) * 100, 9);
  });
});

describe("second by second", () => {
  const strokes = (...times: number[]): Stroke[] => times.map((ms) => [ms, ms % 7 !== 0]);

  test.each([
    ["nothing yet", [], 0, []],
    ["half a second", [[1, true]], 499, []],
    ["one full second", strokes(1, 500, 999), 1000, [[36, 0]]],
    [
      "a key on the border belongs to the later second",
      strokes(1000),
      2000,
      [
        [0, 0],
        [12, 0],
      ],
    ],
    [
      "the last key of a run belongs to the run",
      strokes(1, 2000),
      2000,
      [
        [12, 0],
        [12, 0],
      ],
    ],
    [
      "a pause shows",
      strokes(1, 2500),
      3000,
      [
        [12, 0],
        [0, 0],
        [12, 0],
      ],
    ],
    [
      "the rest is measured by its length",
      strokes(1, 1400),
      1500,
      [
        [12, 0],
        [24, 1],
      ],
    ],
    ["errors as they were typed", strokes(7, 14, 15), 1000, [[36, 2]]],
  ] as [string, Stroke[], number, number[][]][])("%s", (_, typed, ms, expected) => {
    expect(secondsOf(typed, ms).map(({ wpm, errors }) => [Math.round(wpm), errors])).toEqual(
      expected,
    );
  });

  // Spread against mean by hand: 80 and 120 are 20 away from 100; 0 and 200 are 100 away.
  test.each([
    [[60, 60, 60], 100],
    [[80, 120], 80],
    [[75, 125, 75, 125], 75],
    [[0, 200], 0],
    [[0, 0, 0, 300], 0],
    [[0, 0], 0],
  ])("consistency = 100 × (1 − standard deviation ÷ mean): of %j it is %d", (speeds, percent) => {
    expect(consistencyOf(speeds)).toBeCloseTo(percent, 9);
    const faster = speeds.map((speed) => speed * 3);
    expect(consistencyOf(faster)).toBeCloseTo(percent, 9);
  });

  test("of less than two seconds nothing is claimed", () => {
    expect(consistencyOf([])).toBeNull();
    expect(consistencyOf([80])).toBeNull();
  });
});

test.each([
  [60, 0, 0],
  [60, 199, 0],
  [60, 200, 1],
  [60, 60_000, 300],
  [0, 60_000, 0],
])("at %d WPM the pace caret has after %d ms passed %d characters", (wpm, ms, characters) => {
  expect(charactersAt(wpm, ms)).toBe(characters);
});

test("the clock shows whole seconds", () => {
  expect(minutesAndSeconds(65.9)).toBe("1:05");
});
