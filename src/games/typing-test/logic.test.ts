import { minutesAndSeconds } from "#domain/wording.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  consistencyOf,
  countErrors,
  evenness,
  figuresOf,
  runsOf,
  wordsPerMinute,
} from "./logic/figures.ts";
import { addResult, maxResults, readResults, type Result } from "./logic/history.ts";
import { typingTest, type Action } from "./logic.ts";
import type { State } from "./logic/state.ts";
import { passages } from "./logic/passages.data.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast } from "./view/announcements.ts";

const game = typingTest("text");
const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const begun = (seed = 1): State => play(game.start(seed), { type: "start" });

/** Types a text one character after the other, one every so many ms. */
function type(state: State, text: string, everyMs = 100, from = 1000): State {
  let now = state;
  for (let index = 0; index < text.length; index += 1) {
    now = play(now, { type: "input", text: text.slice(0, index + 1), at: from + index * everyMs });
  }
  return now;
}

describe("spec §4: idle, typing …, complete when typed length equals passage length; Reset clears", () => {
  test("nothing can be typed before Start", () => {
    const idle = game.start(1);
    expect(idle).toMatchObject({ phase: "idle", passage: "", typed: "" });
    expect(play(idle, { type: "input", text: "a", at: 1 })).toBe(idle);
  });

  test("“Start Test picks a random passage”: each comes up, none twice in a row", () => {
    const seen = new Set<string>();
    let state = begun();
    for (let count = 0; count < 60; count += 1) {
      const before = state.passage;
      state = play(state, { type: "start" });
      expect(state.passage).not.toBe(before);
      seen.add(state.passage);
    }
    expect(seen.size).toBe(5);
  });

  test("complete with the last character, right or wrong", () => {
    const state = begun();
    const wrong = `${state.passage.slice(0, -1)}#`;
    const before = type(state, wrong.slice(0, -1));
    expect(before.phase).toBe("typing");
    const done = play(before, { type: "input", text: wrong, at: 99_000 });
    expect(done.phase).toBe("complete");
    expect(figuresOf(done).errors).toBe(1);
    expect(play(done, { type: "input", text: "x", at: 99_100 })).toBe(done);
  });

  test("never longer than the passage", () => {
    const state = begun();
    const done = play(state, { type: "input", text: `${state.passage}!!!`, at: 5 });
    expect(done.typed).toBe(state.passage);
  });

  test("Reset clears", () => {
    const reset = play(type(begun(), "abc"), { type: "reset" });
    expect(reset).toMatchObject({ phase: "idle", typed: "", passage: "" });
    expect(figuresOf(reset)).toMatchObject({ wpm: 0, seconds: 0, errors: 0 });
  });
});

describe("spec §9: the figures", () => {
  test.each([
    [250, 60_000, 50],
    [200, 30_000, 80],
    [1000, 120_000, 100],
    [10, 0, 0],
  ])("“a word is five typed characters”: %d characters in %d ms are %d WPM", (count, ms, wpm) => {
    expect(wordsPerMinute(count, ms)).toBe(wpm);
  });

  test("“time runs from the first key”", () => {
    const state = begun();
    const done = type(state, state.passage, 100, 50_000);
    expect(figuresOf(done).seconds).toBeCloseTo(((state.passage.length - 1) * 100) / 1000);
  });

  test.each([
    ["abc", "abc", 0],
    ["abc", "axc", 1],
    ["abc", "bca", 3],
    ["abc", "", 0],
  ])("“errors counted per position”: %s typed as %s has %d", (passage, typed, errors) => {
    expect(countErrors(passage, typed)).toBe(errors);
  });

  test("“accuracy = correct characters / typed characters”", () => {
    const state = begun();
    const typed = `${state.passage.slice(0, 6)}##${state.passage.slice(8, 10)}`;
    expect(figuresOf(type(state, typed)).accuracy).toBe(80);
    expect(figuresOf(state).accuracy).toBe(100);
  });

  test("a corrected mistake counts while typing, not in the end", () => {
    const state = begun();
    const [a = "", b = ""] = state.passage;
    const done = play(
      state,
      { type: "input", text: "#", at: 0 },
      { type: "input", text: "", at: 100 },
      { type: "input", text: a, at: 200 },
      { type: "input", text: a + b, at: 300 },
    );
    expect(figuresOf(done)).toMatchObject({ accuracy: 100, errors: 0 });
    expect(figuresOf(done).strokeAccuracy).toBeCloseTo(66.67, 1);
  });

  test("k times slower is a kth of the speed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat({ max: 1000 }), (factor, seed) => {
        const state = begun(seed);
        const fast = figuresOf(type(state, state.passage, 20)).wpm;
        const slow = figuresOf(type(state, state.passage, 20 * factor)).wpm;
        expect(slow * factor).toBeCloseTo(fast, 6);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    [0, 100],
    [0.1, 90.00000142537648],
    [0.25, 75.00085931912493],
    [0.5, 50.1042832075367],
    [1, 8.90067105245741],
  ])("monkeytype's consistency of a spread of %d is %d", (spread, consistency) => {
    expect(evenness(spread)).toBeCloseTo(consistency, 9);
  });

  test("an even speed is fully consistent, a burst and a pause are not", () => {
    expect(consistencyOf(Array.from({ length: 51 }, (_, index) => index * 100))).toBe(100);
    const burst = [...Array.from({ length: 30 }, (_, index) => index * 30), 5000];
    expect(consistencyOf(burst)).toBeLessThan(20);
    expect(consistencyOf([])).toBe(100);
  });
});

describe("how people type", () => {
  test("the clock stands still while the visitor is away", () => {
    const state = begun();
    const [a = "", b = ""] = state.passage;
    const away = play(state, { type: "input", text: a, at: 1000 }, { type: "leave", at: 3000 });
    expect(game.pace(away)).toBeNull();
    const back = play(away, { type: "input", text: a + b, at: 60_000 });
    expect(figuresOf(back).seconds).toBe(2);
    expect(game.pace(back)).toBe(1000);
    expect(play(begun(), { type: "leave", at: 5 })).toEqual(begun());
  });

  test("paste does not count", () => {
    const state = play(begun(), { type: "pasted" });
    expect(state).toMatchObject({ typed: "", phase: "typing", last: { type: "pasted" } });
    expect(describeLast(state)).toBe("Pasting does not count. Type the passage.");
  });

  test("what a phone's keyboard makes finer is taken as it was meant", () => {
    const code = typingTest("code");
    let state = code.start(0);
    while (!state.passage.includes('"')) state = code.step(state, { type: "start" });
    const fine = state.passage.replaceAll('"', "”").replaceAll(" ", "\u00A0");
    const done = code.step(state, { type: "input", text: fine, at: 9 });
    expect(figuresOf(done).errors).toBe(0);
  });

  test("a dead key's first half is replaced by the whole", () => {
    const state = begun();
    const composed = play(
      state,
      { type: "input", text: "´", at: 0 },
      { type: "input", text: state.passage[0] ?? "", at: 50 },
    );
    expect(figuresOf(composed).errors).toBe(0);
  });

  test("the clock ticks only while it runs, whatever the frame rate", () => {
    expect(game.pace(begun())).toBeNull();
    const running = play(begun(), { type: "input", text: "x", at: 1000 });
    const ticked = game.step(running, { type: "tick", at: 3000 });
    expect(figuresOf(ticked).seconds).toBe(2);
    const often = [1, 2, 3, 4].reduce(
      (now, step) => game.step(now, { type: "tick", at: 1000 + step * 500 }),
      running,
    );
    expect(often).toEqual(ticked);
  });
});

describe("the passages", () => {
  test.each(["text", "code"] as const)("five of %s, all different, plain ASCII", (kind) => {
    expect(new Set(passages[kind]).size).toBe(5);
    for (const passage of passages[kind]) {
      expect(passage).toMatch(/^[\x20-\x7E\n]{60,260}$/);
      expect(passage).toBe(passage.trim());
    }
  });

  test("marked as far as they are typed", () => {
    expect(runsOf("abcdef", "abX")).toEqual([
      { from: 0, text: "ab", look: "right" },
      { from: 2, text: "c", look: "wrong" },
      { from: 3, text: "d", look: "next" },
      { from: 4, text: "ef", look: "ahead" },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), fc.string(), (passage, typed) => {
        const runs = runsOf(passage, typed);
        expect(runs.map(({ text }) => text).join("")).toBe(passage);
      }),
    );
  });
});

describe("what is said, heard and kept", () => {
  test("the end in one sentence", () => {
    const state = begun();
    const done = type(state, state.passage, 100);
    expect(describeLast(done)).toMatch(
      /^Complete\. 12\d words per minute, accuracy 100 percent, 0 errors\.$/,
    );
    expect(soundOf(done)).toBeDefined();
    expect(soundOf(state)).toBeUndefined();
    expect(minutesAndSeconds(65.9)).toBe("1:05");
  });

  test("the last fifty results, and nothing that cannot be one", () => {
    const result: Result = { wpm: 60, accuracy: 97.5, kind: "text" };
    let results: readonly Result[] = [];
    for (let count = 0; count < 60; count += 1)
      results = addResult(results, { ...result, wpm: count });
    expect(results).toHaveLength(maxResults);
    expect(results[0]?.wpm).toBe(10);
    expect(readResults(JSON.parse(JSON.stringify(results)))).toEqual(results);
    const bad = [
      null,
      3,
      {},
      { ...result, wpm: -1 },
      { ...result, accuracy: 101 },
      { ...result, kind: "x" },
    ];
    expect(readResults([...bad, result])).toEqual([result]);
    expect(readResults({ length: 2 })).toEqual([]);
  });
});
