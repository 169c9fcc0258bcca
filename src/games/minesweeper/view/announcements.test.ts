import { minutesAndSeconds } from "#domain/wording.ts";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { kindOf, optionsShape } from "../logic/levels.ts";
import { minesweeper } from "../logic.ts";
import type { Action, State } from "../logic/state.ts";
import {
  describeCell,
  describeGame,
  describeLast,
  isUnproven,
  resultText,
} from "./announcements.ts";
import { describeHint, describeVerdict } from "./play/advice.ts";

const settings = optionsShape.initial;
const beginner = kindOf(settings);
const { start, step } = minesweeper(beginner);
/** Its mines: 7, 10, 12, 13, 17, 26, 34, 45, 57 and 63. */
const opened = step(start(20260714), { type: "open", cell: 40, at: 0 });
const after = (...actions: Action[]): State => actions.reduce(step, opened);
const open = (cell: number, at = 65_000): Action => ({ type: "open", cell, at });
const mark = (cell: number): Action => ({ type: "mark", cell, questions: false });
const safe = opened.counts!.flatMap((count, cell) => (count < 0 ? [] : [open(cell)]));

describe("what a screen reader says", () => {
  test.each<[string, State]>([
    ["New game. Beginner: 9 columns, 9 rows, 10 mines.", start(1)],
    ["", { ...start(1), last: null }],
    ["Row 5, column 5: empty. Opened 52 cells.", opened],
    ["Row 1, column 1: 1 mine nearby.", after(open(0))],
    ["Row 2, column 8: 3 mines nearby.", after(open(16))],
    ["Row 1, column 8: flag. 9 mines left.", after(mark(7))],
    ["Row 1, column 8: covered. 10 mines left.", after(mark(7), mark(7))],
    ["A flag is on it.", after(mark(7), open(7))],
    ["1 flag around a 2: it opens the rest when they are as many.", after(mark(12), open(20))],
    ["Paused.", after({ type: "pause", at: 1 })],
    ["Going on.", after({ type: "pause", at: 1 }, { type: "resume", at: 2 })],
    ["Game over. A mine was at row 1, column 8.", after(open(7))],
    ["You won in 65.0 seconds.", after(...safe)],
    [
      "You won in 0.9 seconds.",
      after(...opened.counts!.flatMap((count, cell) => (count < 0 ? [] : [open(cell, 999)]))),
    ],
  ])("%j", (text, state) => {
    expect(describeLast(state)).toBe(text);
  });

  test("a search, and that it found nothing", () => {
    const careful = { ...beginner, noGuess: true };
    const waiting = minesweeper(careful).start(3);
    const laying = step(waiting, open(0));
    expect(describeLast(laying)).toBe("Looking for a board that needs no guess.");
    const unproven = step(laying, { type: "lay", attempt: 0, isProven: false, at: 0 });
    expect(isUnproven(unproven)).toBe(true);
    expect(describeLast(unproven)).toMatch(
      /^Row 1, column 1: empty\. Opened \d+ cells\. No board without guessing was found in time\. This one may need a guess\.$/,
    );
    expect(isUnproven(opened)).toBe(false);
  });

  test.each([
    ["hidden", "Row 2, column 3: covered"],
    ["flag", "Row 2, column 3: flag"],
    ["question", "Row 2, column 3: question mark"],
    ["mine", "Row 2, column 3: mine"],
    ["exploded", "Row 2, column 3: mine, exploded"],
    ["wrong flag", "Row 2, column 3: wrong flag"],
    [0, "Row 2, column 3: empty"],
    [1, "Row 2, column 3: 1 mine nearby"],
    [8, "Row 2, column 3: 8 mines nearby"],
  ] as const)("a cell with %s", (face, text) => {
    expect(describeCell(9, 11, face)).toBe(text);
  });

  test("how the game stands", () => {
    expect(describeGame(after(mark(7)))).toBe(
      "Beginner. 52 of 71 safe cells open. 9 mines left. 0:00.",
    );
  });
});

describe("hints", () => {
  const hint = { cells: [2], clues: [11, 14], usesCount: false } as const;
  test.each([
    [
      { ...hint, type: "safe" } as const,
      "Safe: row 1, column 3. This follows from the 2 at row 2, column 3 and the 1 at row 2, column 6.",
    ],
    [
      { ...hint, type: "mines", cells: [2, 3], clues: [11], usesCount: true } as const,
      "Mines: row 1, column 3 and row 1, column 4. This follows from the 2 at row 2, column 3 and the number of mines left.",
    ],
    [
      { ...hint, type: "mines", clues: [11] } as const,
      "A mine: row 1, column 3. This follows from the 2 at row 2, column 3.",
    ],
    [
      { ...hint, type: "wrong flag", clues: [] } as const,
      "No mine under the flag: row 1, column 3. This follows from all the numbers together.",
    ],
    [{ ...hint, type: "guess" } as const, "No cell is certain: here you have to guess."],
  ])("%j", (given, text) => {
    expect(describeHint(beginner, opened.counts, given)).toBe(text);
  });

  test.each([
    ["forced", /^A forced guess: no safe cell was certain\.$/],
    ["certain", /^The numbers gave it away\. Safe: /],
    ["avoidable", /^There was another way\. Safe: /],
  ] as const)("after a loss: %s", (type, text) => {
    expect(describeVerdict(opened, { type, hint: { ...hint, type: "safe" } })).toMatch(text);
  });
});

describe("the result to copy", () => {
  test.each<[string, State]>([
    [
      "Minesweeper, Beginner, seed 20260732\nCleared in 1:05.0 · 3BV 20 · 0.31 3BV/s",
      after(...safe),
    ],
    [
      "Minesweeper, Beginner, seed 20260732\nCleared in 1:05.0 · 3BV 20 · 0.31 3BV/s · 1 hint",
      after({ type: "hint" }, ...safe),
    ],
    ["Minesweeper, Beginner, seed 20260732\n52 of 71 cells · lost · 1:05.0", after(open(7))],
    ["Minesweeper, Beginner, seed 20260732\n52 of 71 cells · 0:00.0", opened],
    [
      "Minesweeper, Beginner, daily 2026-07-14\n44 of 71 cells · 0:00.0",
      step(start(20260714), { type: "begin", at: 0 }),
    ],
  ])("%j", (text, state) => {
    expect(resultText(state)).toBe(text);
  });

  test.each([
    [0, "0:00"],
    [59, "0:59"],
    [60, "1:00"],
    [3600, "60:00"],
  ])("%i s is %s", (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});

test("every number can be read on an open cell, in both themes", () => {
  const css = readFileSync(new URL("board/ink.module.css", import.meta.url), "utf8");
  const rule = /(?<dark>:global\(\.dark\) )?\.ink\[data-face="\d"\] \{\s*color: (?<ink>#\w{6});/g;
  const inks = [...css.matchAll(rule)].map(({ groups }) => groups!);
  expect(inks).toHaveLength(16);
  for (const { dark, ink } of inks) {
    expect(contrast(ink!, dark ? "#211f1c" : "#fefdfb"), ink).toBeGreaterThanOrEqual(4.5);
  }
});

/** WCAG 2: relative luminance and contrast. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
