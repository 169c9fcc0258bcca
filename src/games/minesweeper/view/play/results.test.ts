import { expect, test } from "vitest";
import { minesweeper, type State } from "../../logic.ts";
import { dayKind, finishedOf, modeOf, resultKind } from "./results.ts";

const day = 20261116;
const { start, step } = minesweeper(dayKind);
const begun = step(start(day), { type: "begin", at: 0 });
const mines = begun.counts!.flatMap((count, cell) => (count < 0 ? [cell] : []));
const won = begun.counts!.reduce<State>(
  (state, count, cell) => (count < 0 ? state : step(state, { type: "open", cell, at: 34_299 })),
  begun,
);
const lost = step(begun, { type: "open", cell: mines[0]!, at: 500 });

test("the day of 2026-11-16 is the same board for everybody", () => {
  expect(mines).toEqual([0, 7, 8, 12, 21, 25, 39, 53, 54, 79]);
});

test("a game that runs has no result", () => {
  expect(finishedOf(begun, 0)).toBeNull();
});

const standard = { mode: "beginner", seed: day, isStandard: true, isChosen: true };
test.each<[string, State, number, object]>([
  ["won", won, 0, { ...standard, score: 342, earlierBest: null }],
  ["won, after another time", won, 400, { ...standard, score: 342, earlierBest: 400 }],
  ["won with help", { ...won, hints: 1 }, 0, { ...standard, score: null, earlierBest: null }],
  ["lost", lost, 0, { ...standard, score: null, earlierBest: null }],
  ["begun elsewhere", { ...won, isChosen: false }, 0, { isStandard: false, isChosen: false }],
  ["another level", { ...won, kind: { ...dayKind, level: "expert" } }, 0, { isStandard: false }],
  ["without guessing", { ...won, kind: { ...dayKind, noGuess: true } }, 0, { isStandard: false }],
])("%s", (_case, state, best, finished) => {
  expect(finishedOf(state, best)).toMatchObject(finished);
});

test.each([
  ["beginner", { kind: dayKind, isProven: false }],
  ["beginner-no-guess", { kind: dayKind, isProven: true }],
  ["custom-9-9-10", { kind: { ...dayKind, level: "custom" }, isProven: false }],
] as const)("mode: %s", (mode, game) => {
  expect(modeOf(game)).toBe(mode);
});

test("words", () => {
  expect([resultKind.words(342), resultKind.words(null)]).toEqual(["0:34.2", "No time"]);
  expect(resultKind.difference?.(12.5)).toBe("1.3 s");
});
