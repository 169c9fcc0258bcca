import { expect, test } from "vitest";
import { directions } from "#domain/direction.ts";
import { game, type State } from "../logic.ts";
import { finishedOf, kind } from "./results.ts";

/** Moves in turn until nothing moves any more. */
function playOut(state: State): State {
  let now = state;
  for (let turn = 0; !now.over; turn += 1) {
    now = game.step(now, { type: "move", direction: directions[turn % 4]! });
  }
  return now;
}

const day = game.start(20261116);
const lost = playOut(day);

test("the day of 2026-11-16 is the same for everybody", () => {
  expect(day.tiles.map(({ value, cell }) => [value, cell])).toEqual([
    [2, 4],
    [2, 15],
  ]);
  expect([lost.score, lost.moves]).toEqual([6380, 429]);
});

test.each([
  [0, null],
  [5000, 5000],
])("a full board ends it; the best before was %i", (best, earlierBest) => {
  expect(finishedOf(day, best)).toBeNull();
  expect(finishedOf(lost, best)).toEqual({
    score: lost.score,
    mode: "classic",
    seed: 20261116,
    isStandard: true,
    earlierBest,
  });
});

test("an undo after the end makes no second game of it", () => {
  const reopened = game.step(lost, { type: "undo" });
  expect(finishedOf(reopened, 0)).toEqual(finishedOf(lost, 0));
  expect(finishedOf(game.start(7), 0)).toBeNull();
});

test("words", () => {
  expect([kind.words(1492), kind.difference?.(1)]).toEqual(["1,492 points", "1 point"]);
});
