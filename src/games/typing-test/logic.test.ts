import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figuresOf } from "./logic/figures.ts";
import { detailsShape, type Options } from "./logic/options.ts";
import type { State } from "./logic/state.ts";
import { game, loadWords, type Action } from "./logic.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast } from "./view/announcements.ts";

const words = await loadWords();
const options = (part: Partial<Options> = {}): Options => ({
  ...detailsShape.initial,
  kind: "text",
  ...part,
});
const startWith = (part: Partial<Options> = {}): Action => ({
  type: "start",
  options: options(part),
  words,
});
const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const begun = (part: Partial<Options> = {}, seed = 1): State =>
  play(game.start(seed), startWith(part));
const input = (text: string, at: number): Action => ({ type: "input", text, at });

/** Types a text one character after the other, one every so many ms. */
function type(state: State, text: string, everyMs = 100, from = 1000): State {
  let now = state;
  for (let index = state.typed.length; index < text.length; index += 1) {
    now = play(now, input(text.slice(0, index + 1), from + index * everyMs));
  }
  return now;
}

describe("spec §4: idle, typing …, complete when typed length equals passage length; Reset clears", () => {
  test("nothing can be typed before Start", () => {
    const idle = game.start(1);
    expect(idle).toMatchObject({ phase: "idle", passage: "", typed: "" });
    expect(play(idle, input("a", 1))).toBe(idle);
  });

  test("“Start Test picks a random passage”: each comes up, none twice in a row", () => {
    const seen = new Set<string>();
    let state = begun();
    for (let count = 0; count < 60; count += 1) {
      const before = state.passage;
      state = play(state, startWith());
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
    const done = play(before, input(wrong, 99_000));
    expect(done.phase).toBe("complete");
    expect(figuresOf(done).errors).toBe(1);
    expect(play(done, input("x", 99_100))).toBe(done);
  });

  test("never longer than the passage", () => {
    const state = begun();
    expect(play(state, input(`${state.passage}!!!`, 5)).typed).toBe(state.passage);
  });

  test("Reset clears", () => {
    const reset = play(type(begun(), "abc"), { type: "reset" });
    expect(reset).toMatchObject({ phase: "idle", typed: "", passage: "", strokes: [], pauses: 0 });
    expect(figuresOf(reset)).toMatchObject({ wpm: 0, seconds: 0, errors: 0 });
  });

  test("a restart in the middle begins anew: nothing of the run before counts", () => {
    const aided = play(begun(), input("abcdef", 1000), { type: "leave", at: 3000 });
    const anew = play(aided, startWith());
    expect(anew).toMatchObject({ phase: "typing", typed: "", isAided: false, pauses: 0 });
    expect(figuresOf(anew)).toMatchObject({ wpm: 0, seconds: 0, strokeAccuracy: 100 });
  });
});

describe("words", () => {
  test("a test of ten words ends with the last letter of the tenth", () => {
    const state = begun({ kind: "words", words: 10 });
    expect(state.passage.split(" ")).toHaveLength(10);
    const before = type(state, state.passage.slice(0, -1));
    expect(before.phase).toBe("typing");
    expect(type(state, state.passage).phase).toBe("complete");
  });

  test("the first letter of each word and a space is not fast typing", () => {
    const state = begun({ kind: "words", words: 25 });
    const first = state.passage.replaceAll(/(\S)\S*/g, "$1");
    const { accuracy } = figuresOf(type(state, `${first} `));
    expect(accuracy).toBeLessThan(60);
  });
});

describe("seconds", () => {
  test.each([15, 30, 60, 120] as const)("%d of them are exactly as many", (seconds) => {
    const state = play(begun({ kind: "time", seconds }), input("x", 1000));
    const endMs = 1000 + seconds * 1000;
    const inTime = play(state, input("xy", endMs - 0.1));
    expect(inTime).toMatchObject({ phase: "typing", typed: "xy" });
    const late = play(state, input("xy", endMs));
    expect(late).toMatchObject({ phase: "complete", typed: "x" });
    expect(figuresOf(late).seconds).toBe(seconds);
  });

  test("a key that was pressed in time counts, though a slow frame brings it after the end", () => {
    const state = play(begun({ kind: "time", seconds: 15 }), input("x", 1000));
    const done = game.step(state, { type: "tick", at: 16_004 });
    const brought = play(done, input("xy", 15_990));
    expect(brought).toMatchObject({ phase: "complete", typed: "xy" });
    expect(brought.strokes.at(-1)?.[0]).toBe(14_990);
    expect(figuresOf(brought).seconds).toBe(15);
    expect(brought.last).toBe(done.last);
    expect(play(brought, input("xyz", 16_000))).toBe(brought);
  });

  test("a late tick, in a slow frame or after a laptop slept, does not make it longer", () => {
    const state = play(begun({ kind: "time", seconds: 15 }), input("x", 1000));
    const done = game.step(state, { type: "tick", at: 16_700 });
    expect(done).toMatchObject({ phase: "complete", last: { type: "complete" } });
    expect(figuresOf(done).seconds).toBe(15);
    expect(game.pace(done)).toBeNull();
  });

  test("after a pause the tick comes when the time is up, not up to a second later", () => {
    const paused = play(begun({ kind: "time", seconds: 15 }), input("x", 0), {
      type: "leave",
      at: 7300,
    });
    expect(game.pace(play(paused, input("xy", 9000)))).toBe(700);
  });

  test("there is more text than anyone types in the time", () => {
    const { passage } = begun({ kind: "time", seconds: 120 });
    expect(passage.length).toBeGreaterThan(120 * 25);
  });
});

describe("several words that come at once are not a result", () => {
  test.each([
    ["one key", "", "A", false],
    ["two at once, as some keyboards give", "A", "A g", false],
    ["a word that was swiped or suggested", "A ", "A good ", false],
    ["the same with its space before it", "A", "A good", false],
    ["a keyboard's correction", "A godo", "A good ", false],
    ["a voice", "A ", "A good name", true],
    ["a voice that says the space, too", "A", "A good name ", true],
    ["a dead key's first half replaced by the whole", "´", "é", false],
    ["a word taken back", "A good", "A ", false],
    ["all of it replaced by a letter", "A good", "x", false],
  ])("%s: %j becomes %j", (_, before, after, isAided) => {
    const state = play(type(begun(), before), input(after, 9000));
    expect(state.isAided).toBe(isAided);
    expect(state.typed).toBe(after);
    expect(state.last?.type).toBe(isAided ? "aided" : "started");
  });

  test("it stays so until the next test, and is said", () => {
    const aided = type(play(begun(), input("A good n", 1000)), "A good name");
    expect(aided.isAided).toBe(true);
    expect(describeLast(aided)).toBe(
      "Several words arrived at once, as from a voice. This test is not a result.",
    );
    const done = type(aided, aided.passage, 100, 2000);
    expect(describeLast(done)).toBe("Complete, but not a result: several words arrived at once.");
    expect(soundOf(done)).toBeUndefined();
  });

  test("paste does not count, and what was typed stays", () => {
    const state = play(type(begun(), "A go"), { type: "pasted" });
    expect(state).toMatchObject({ typed: "A go", isAided: false, last: { type: "pasted" } });
    expect(describeLast(state)).toBe("Pasting does not count. Type the passage.");
  });
});

describe("how people type", () => {
  test("the clock stands still while the visitor is away, and the pause is counted", () => {
    const state = begun();
    const away = play(state, input("A", 1000), { type: "leave", at: 3000 });
    expect(game.pace(away)).toBeNull();
    expect(away).toMatchObject({ pauses: 1, last: { type: "paused" } });
    const back = play(away, input("A ", 60_000));
    expect(figuresOf(back).seconds).toBe(2);
    expect(game.pace(back)).toBe(1000);
    expect(play(away, { type: "leave", at: 5000 })).toBe(away);
    expect(play(state, { type: "leave", at: 5 })).toBe(state);
  });

  test("a corrected mistake counts while typing, not in the end", () => {
    const state = begun();
    const [one = "", two = ""] = state.passage;
    const tries = ["#", "", one, one + two].map((text, index) => input(text, index * 100));
    const done = play(state, ...tries);
    expect(figuresOf(done)).toMatchObject({ accuracy: 100, errors: 0 });
    expect(figuresOf(done).strokeAccuracy).toBeCloseTo(66.67, 1);
  });

  test("what a phone's keyboard makes finer is taken as it was meant", () => {
    let state = begun({ kind: "code" });
    while (!state.passage.includes('"')) state = play(state, startWith({ kind: "code" }));
    const fine = state.passage.replaceAll('"', "”").replaceAll(" ", "\u00A0");
    expect(figuresOf(play(state, input(fine, 9))).errors).toBe(0);
  });

  test("the clock ticks only while it runs, whatever the frame rate", () => {
    expect(game.pace(begun())).toBeNull();
    const running = play(begun(), input("x", 1000));
    const at = (ms: number) => ({ type: "tick", at: ms }) as const;
    const ticked = game.step(running, at(3000));
    expect(figuresOf(ticked).seconds).toBe(2);
    const often = [1500, 2000, 2500, 3000].reduce((now, ms) => game.step(now, at(ms)), running);
    expect(often).toEqual(ticked);
  });

  test("k times slower is a kth of the speed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat({ max: 1000 }), (factor, seed) => {
        const state = begun({}, seed);
        const fast = figuresOf(type(state, state.passage, 20)).wpm;
        const slow = figuresOf(type(state, state.passage, 20 * factor)).wpm;
        expect(slow * factor).toBeCloseTo(fast, 6);
      }),
      { numRuns: 20 },
    );
  });
});

test("the end in one sentence, and a sound", () => {
  const state = begun();
  const done = type(state, state.passage, 100);
  expect(describeLast(done)).toMatch(
    /^Complete\. 12\d words per minute, accuracy 100 percent, 0 errors\.$/,
  );
  expect(soundOf(done)).toBeDefined();
  expect(soundOf(state)).toBeUndefined();
});
