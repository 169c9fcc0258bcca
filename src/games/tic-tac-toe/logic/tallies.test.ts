import { expect, test } from "vitest";
import { noTallies, readTallies, tallied } from "./tallies.ts";

test("spec: on finishing the matching tally increments", () => {
  const one = tallied(noTallies, "O");
  expect(one).toEqual({ X: 0, O: 1, tie: 0 });
  expect(tallied(tallied(one, "tie"), "X")).toEqual({ X: 1, O: 1, tie: 1 });
  expect(noTallies).toEqual({ X: 0, O: 0, tie: 0 });
});

test.each([
  ["as they were kept", { X: 1, O: 2, tie: 3 }, { X: 1, O: 2, tie: 3 }],
  ["with more than there is", { X: 1, O: 2, tie: 3, Y: 4 }, { X: 1, O: 2, tie: 3 }],
  ["nothing", undefined, null],
  ["no object", "X", null],
  ["one is missing", { X: 1, O: 2 }, null],
  ["negative", { X: -1, O: 0, tie: 0 }, null],
  ["text", { X: "1", O: 0, tie: 0 }, null],
  ["endless", { X: 1e300, O: 0, tie: 0 }, null],
  ["halves", { X: 0.5, O: 0, tie: 0 }, null],
])("kept scores: %s", (_case, saved, tallies) => {
  expect(readTallies(saved)).toEqual(tallies);
});
