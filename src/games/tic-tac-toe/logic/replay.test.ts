import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import { everyOptions, replay, ticTacToe, type Action, type State } from "../logic.ts";

const marks = Array.from({ length: 9 }, (_, cell): Action => ({ type: "mark", cell }));

describe("a game of Tic Tac Toe, watched again", () => {
  const actions: Action[] = [...marks, { type: "undo" }];
  proveReplays({ replay, everyOptions, actions: () => actions });

  test.each(["", "m", "m9", "m10", "m-1", "M1", "m1 ", "m１", "uu", "toString"])(
    "%j is no move",
    (word) => {
      expect(replay.read(word, 5)).toBeUndefined();
    },
  );
});

describe("what a replay is held to", () => {
  const human = ticTacToe({ mode: "human", level: "easy" }).start(1);
  const ai = ticTacToe({ mode: "ai", level: "medium" }).start(1);
  test.each<[string, State]>([
    ["0 moves", human],
    ["1 move", { ...human, moves: [4] }],
    ["X won in 5 moves", { ...human, moves: [0, 3, 1, 4, 2] }],
    ["A tie with 2 undos", { ...human, moves: [0, 4, 8, 1, 7, 6, 2, 5, 3], undos: 2 }],
    ["O won in 6 moves against the medium AI", { ...ai, moves: [0, 3, 1, 4, 8, 5] }],
    [
      "X won in 5 moves against the medium AI with 1 undo",
      { ...ai, moves: [0, 3, 1, 4, 2], undos: 1 },
    ],
  ])("%s", (words, state) => {
    expect(replay.resultOf(state)).toBe(words);
  });
});
