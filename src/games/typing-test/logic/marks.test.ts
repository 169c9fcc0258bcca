import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFull, marksOf, runsOf, taken } from "./marks.ts";

/** Right as ".", wrong as "x". */
const drawn = (marks: readonly boolean[]) => marks.map((isRight) => (isRight ? "." : "x")).join("");

describe("a passage is compared position by position", () => {
  test.each([
    ["abc", "abc", "..."],
    ["abc", "axc", ".x."],
    ["abc", "bca", "xxx"],
    ["a b", "ab", ".x"],
    ["abc", "", ""],
  ])("spec §9, “errors counted per position”: %j typed as %j is %j", (passage, typed, marks) => {
    expect(drawn(marksOf(passage, typed, false))).toBe(marks);
  });

  test("looks", () => {
    expect(runsOf("abcdef", "abX", false)).toEqual([
      { from: 0, text: "ab", look: "right", isPace: false },
      { from: 2, text: "c", look: "wrong", isPace: false },
      { from: 3, text: "d", look: "next", isPace: false },
      { from: 4, text: "ef", look: "ahead", isPace: false },
    ]);
  });
});

describe("drawn words are compared one by one", () => {
  test.each([
    ["one two", "one two", "......."],
    ["one two", "onex two", "...x...."],
    ["one two", "on two", "..x..."],
    ["one two", "o t", ".x."],
    ["one two", "eno", "x.x"],
    ["one two", "one ", "...."],
  ])("%j typed as %j is %j", (passage, typed, marks) => {
    expect(drawn(marksOf(passage, typed, true))).toBe(marks);
  });

  test.each([
    ["one two", "on", "on:right e:next  two:ahead"],
    ["one two", "one", "one:right  :next two:ahead"],
    ["one two", "oneX", "one:right X:extra  :next two:ahead"],
    ["one two", "on t", "on:right e:missed  :wrong t:right w:next o:ahead"],
    ["one two", "onx two", "on:right e:wrong  two:right"],
  ])("%j typed as %j looks like %s", (passage, typed, looks) => {
    const runs = runsOf(passage, typed, true);
    expect(runs.map(({ text, look }) => `${text}:${look}`).join(" ")).toBe(looks);
  });

  test.each([
    ["one two", "one tw", false],
    ["one two", "one two", true],
    ["one two", "one xyz", true],
    ["one two", "one t ", true],
    ["one two", "onetwothree", false],
    ["one two", "", false],
  ])("%j typed as %j is full: %s", (passage, typed, full) => {
    expect(isFull(passage, typed, true)).toBe(full);
  });

  test.each([
    ["  one", "one"],
    ["one  two", "one two"],
    ["one\ntwo", "one two"],
    ["oneaaaaaaaaaaaaaaaaaaaa", "oneaaaaaaaaaa"],
    ["one two three four", "one two three"],
  ])("of %j, %j is taken: held keys and double spaces lead nowhere", (text, typed) => {
    expect(taken("one two", text, true)).toBe(typed);
  });
});

test.each([true, false])("nothing is lost, doubled or marked twice (by words: %s)", (byWords) => {
  const letters = fc.constantFrom("a", "b", " ");
  const text = fc.array(letters, { maxLength: 40 }).map((chars) => chars.join(""));
  const passages = fc
    .array(fc.constantFrom("a", "ab", "bba"), { minLength: 1, maxLength: 12 })
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(passages, text, (passage, raw) => {
      const typed = taken(passage, raw, byWords);
      expect(taken(passage, typed, byWords)).toBe(typed);
      expect(marksOf(passage, typed, byWords)).toHaveLength(typed.length);
      const runs = runsOf(passage, typed, byWords);
      const shown = runs.filter(({ look }) => look !== "extra").map((run) => run.text);
      expect(shown.join("")).toBe(passage);
      const nexts = runs.filter(({ look }) => look === "next");
      expect(nexts.map((run) => run.text.length)).toEqual(
        isFull(passage, typed, byWords) ? [] : [1],
      );
    }),
  );
});

test("the pace caret breaks a run where it stands, and extra letters do not move it", () => {
  const pieces = (typed: string, paceAt: number) =>
    runsOf("one two", typed, true, paceAt).map(({ text, isPace }) => (isPace ? `|${text}` : text));
  expect(pieces("oneXX t", 1)).toEqual(["o", "|ne", "XX", " t", "w", "o"]);
  expect(pieces("oneXX t", 5)).toEqual(["one", "XX", " t", "|w", "o"]);
  expect(pieces("one", 99).join("")).toBe("one two");
});
