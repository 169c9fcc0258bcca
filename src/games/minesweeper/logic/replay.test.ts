import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import { minesweeper, replay, type Action, type State } from "../logic.ts";
import { mine } from "./ground.ts";
import { kindOf, optionsShape } from "./levels.ts";

const custom = { width: 6, height: 5, mines: 4 };
const kinds = [
  kindOf({ ...optionsShape.initial }),
  kindOf({ ...optionsShape.initial, noGuess: true }),
  kindOf({ level: "custom", custom, noGuess: false }),
  kindOf({ level: "custom", custom, noGuess: true }),
];

describe("a game of Minesweeper, watched again", () => {
  proveReplays({
    replay,
    everyOptions: kinds,
    actions: (state, at): Action[] => {
      if (state.isLaying) {
        const lay = { type: "lay", attempt: 3, at } as const;
        return [{ ...lay, isProven: true }, { ...lay, isProven: false }, { type: "cancel" }];
      }
      if (state.isPaused) return [{ type: "resume", at }];
      const isMine = (cell: number) => state.counts?.[cell] === mine;
      // Flags on mines and presses elsewhere for the most part, so that some games come to a win.
      const cells = state.covers.flatMap((_, cell): Action[] => [
        isMine(cell)
          ? { type: "mark", cell, questions: cell % 2 === 0 }
          : { type: "open", cell, at },
      ]);
      const wild: Action = { type: "open", cell: Math.floor(at) % state.covers.length, at };
      return [...cells, wild, { type: "pause", at }, { type: "hint" }, { type: "begin", at }];
    },
  });
});

describe("the word of an action is read as that action", () => {
  test.each<[string, Action]>([
    ["o12", { type: "open", cell: 12, at: 7 }],
    ["f0", { type: "mark", cell: 0, questions: false }],
    ["q719", { type: "mark", cell: 719, questions: true }],
    ["l6", { type: "lay", attempt: 6, isProven: true, at: 7 }],
    ["u0", { type: "lay", attempt: 0, isProven: false, at: 7 }],
    ["begin", { type: "begin", at: 7 }],
    ["pause", { type: "pause", at: 7 }],
    ["resume", { type: "resume", at: 7 }],
    ["cancel", { type: "cancel" }],
    ["hint", { type: "hint" }],
  ])("%s", (word, action) => {
    expect(replay.write(action)).toBe(word);
    expect(replay.read(word, 7)).toEqual(action);
  });

  test.each(["", "o", "o-1", "o1.5", "o1234567", "x1", "f1 ", "tick", "o١"])(
    "%j is none",
    (word) => {
      expect(replay.read(word, 7)).toBeUndefined();
    },
  );
});

test.each([40, 80])("who races gets the same board, opened where it began: %i", (cell) => {
  const [kind] = kinds;
  const game = minesweeper(kind!);
  const first = game.step(game.start(2 ** 32 - 1), { type: "open", cell, at: 0 });
  const raced = minesweeper(replay.optionsOf(first));
  const second = raced.step(raced.start(2 ** 32 - 1), { type: "begin", at: 0 });
  expect(second.covers).toEqual(first.covers);
  expect(second.counts).toEqual(first.counts);
  expect(second.isChosen).toBe(true);
});

test.each<[string, object]>([
  ["no start", { start: undefined }],
  ["a start outside of the board", { start: 81 }],
  ["a level that there is not", { level: "easy" }],
  ["another size of a level", { width: 10 }],
])("options with %s are refused", (_case, change) => {
  const options = { ...kinds[0], start: 80 };
  expect(replay.options.read(options)).toEqual(options);
  expect(replay.options.read({ ...options, ...change })).toEqual(replay.options.initial);
});

test("what a game has come to, in a line", () => {
  const { start, step } = minesweeper(kinds[0]!);
  const opened = step(start(20260714), { type: "open", cell: 40, at: 0 });
  const helped = step(opened, { type: "hint" });
  const lost = step(helped, { type: "open", cell: 7, at: 1500 });
  const won = opened.counts!.reduce<State>(
    (state, count, cell) => (count < 0 ? state : step(state, { type: "open", cell, at: 34_299 })),
    opened,
  );
  expect([opened, helped, lost, won].map(replay.resultOf)).toEqual([
    "52 of 71 cells",
    "52 of 71 cells with 1 hint",
    "52 of 71 cells, lost after 0:01.5 with 1 hint",
    "Cleared in 0:34.2",
  ]);
});
