import { describe, expect, test } from "vitest";
import { tilesOf, wordScramble } from "../logic.ts";
import { describeLast, hintText, letterName, resultText, secondsShown } from "./announcements.ts";
import type { Options } from "../logic/options.ts";
import type { Action, State } from "../logic/state.ts";

const options: Options = { length: "mixed", limitS: 30 };
const { start, step } = wordScramble(options);
const fresh = start(20260714); // node, page, build, …
const after = (...actions: Action[]): State =>
  actions.reduce(step, { ...step(fresh, { type: "start", at: 0 }), letters: "endo" });
const write = (text: string, at = 10_000): Action => ({ type: "write", text, at });
const skip: Action = { type: "skip", at: 2000 };
const next: Action = { type: "next", at: 0 };
const hint: Action = { type: "hint" };

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["", fresh],
    ["Word 1 of 10, 4 letters: E, N, D, O.", after()],
    ["E, N, D, O: not a word we know.", after(write("endo"))],
    ["One machine of a network, or one point of a tree.", after(hint)],
    [
      "One machine of a network, or one point of a tree. It starts with N, O.",
      after(hint, hint, hint),
    ],
    [
      "Right! 60 points. NODE: One machine of a network, or one point of a tree.",
      after(write("node")),
    ],
    [
      "Right! 60 points. DONE is as good. NODE: One machine of a network, or one point of a tree.",
      after(write("done")),
    ],
    [
      "Right! 75 points, 2 in a row. PAGE: One document of a website.",
      after(write("node"), next, write("page", 0)),
    ],
    ["Skipped. NODE: One machine of a network, or one point of a tree.", after(skip)],
    [
      "Time is up. NODE: One machine of a network, or one point of a tree.",
      after(write("node", 30_000)),
    ],
    ["Paused.", after({ type: "pause", at: 1 })],
    [
      "Going on. 4 letters: E, N, D, O.",
      after({ type: "pause", at: 1 }, { type: "resume", at: 2 }),
    ],
    [
      "Game over. Final score 60. 1 of 10 words.",
      after(write("node"), next, ...Array.from({ length: 9 }, () => [skip, next]).flat()),
    ],
  ])("%j", (text, state) => {
    expect(describeLast(state)).toBe(text);
  });

  test("nothing that is said or shown of a word that is sought names it", () => {
    for (const state of [after(), after(hint), after({ type: "shuffle" })]) {
      const said = `${describeLast(state)} ${hintText(state)} ${resultText(state)}`.toLowerCase();
      expect(said).not.toContain("node");
    }
  });
});

describe("the result to copy has no word in it", () => {
  test.each<[string, State]>([
    ["Word Scramble, Mixed, 30 s, daily 2026-07-14\n0 points · 0 of 10 words", fresh],
    [
      "Word Scramble, Mixed, 30 s, daily 2026-07-14\n97 points · 2 of 10 words\n🟩🟨🟥",
      after(write("node"), next, hint, write("page", 6000), next, skip),
    ],
    [
      "Word Scramble, Long, no limit, seed 5\n0 points · 0 of 10 words",
      wordScramble({ length: "long", limitS: 0 }).start(5),
    ],
  ])("%j", (text, state) => {
    expect(resultText(state)).toBe(text);
  });
});

describe("the clock", () => {
  const tick = (state: State, at: number) => step(state, { type: "tick", at });
  const calm = wordScramble({ length: "mixed", limitS: 0 });
  test.each<[string, string, State]>([
    ["30", "before the start", fresh],
    ["30", "at the start", after()],
    ["29", "after a second", tick(after(), 1000)],
    ["1", "in the last second", tick(after(), 29_999)],
    ["0", "at the end", tick(after(), 30_000)],
    ["0", "without a limit, before the start", calm.start(1)],
    ["65", "without a limit", tick(step(calm.start(1), { type: "start", at: 0 }), 65_500)],
  ])("shows %s %s", (text, _case, state) => {
    expect(secondsShown(state)).toBe(text);
  });
});

test("no two letters have the same name, though they look alike", () => {
  const names = tilesOf("error").map(({ letter, number }) => letterName(letter, number));
  expect(names).toEqual(["e", "r", "r, number 2", "o", "r, number 3"]);
});
