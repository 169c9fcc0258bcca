import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "#proof/scale.ts";
import { cellsAfter, winnerOf, wonLines, type Cells, type Winner } from "./logic/lines.ts";
import { canUndo, ticTacToe, type Action, type Level } from "./logic.ts";
import { everyOptions, optionsShape } from "./logic/options.ts";
import { cellsOf, isThinking, isUnderWay, turnOf, type State } from "./logic/state.ts";
import { bestMoves } from "./logic/minimax.ts";
import { statusOf } from "./view/announcements.ts";

const game = ticTacToe(optionsShape.initial);
const human: State = ticTacToe({ ...optionsShape.initial, mode: "human" }).start(1);
const mark = (state: State, cell: number): State => game.step(state, { type: "mark", cell });
const play = (state: State, ...cells: number[]): State => cells.reduce(mark, state);
const tick = (state: State): State => game.step(state, { type: "tick", at: 0 });
const winner = (state: State): Winner | null => winnerOf(cellsOf(state));
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const xWins = play(human, 0, 3, 1, 4, 2);
const oWins = play(human, 0, 3, 1, 4, 8, 5);
const tie = play(human, 0, 4, 8, 1, 7, 6, 2, 5, 3);

describe("spec: X always starts; players alternate", () => {
  test("a new game", () => {
    expect(game.start(7)).toMatchObject({
      moves: [],
      options: { mode: "ai", level: "unbeatable" },
    });
    expect(turnOf(game.start(7))).toBe("X");
  });

  test("in turn", () => {
    expect(cellsOf(play(human, 4, 0, 8))).toEqual([
      "O",
      null,
      null,
      null,
      "X",
      null,
      null,
      null,
      "X",
    ]);
    expect(turnOf(play(human, 4, 0, 8))).toBe("O");
  });
});

describe("spec: a move is ignored on a filled cell or after the game ends", () => {
  test.each([
    ["on X's cell", play(human, 4), 4],
    ["on O's cell", play(human, 4, 0), 0],
    ["after X won", xWins, 8],
    ["after O won", oWins, 7],
    ["after a tie", tie, 0],
    ["outside of the board", human, 9],
  ])("%s", (_case, state, cell) => {
    expect(mark(state, cell)).toBe(state);
  });
});

describe("spec: a win is three in a row (8 lines)", () => {
  test.each([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
  ])("cells %i, %i and %i, for X and for O", (...line) => {
    for (const mark of ["X", "O"] as const) {
      const cells = line.reduce<Cells>((board, cell) => board.with(cell, mark), cellsAfter([]));
      expect(winnerOf(cells)).toBe(mark);
      expect(wonLines(cells)).toEqual([line]);
    }
  });

  test.each([
    ["two in a row", [0, 3, 1]],
    ["a row of both marks", [0, 1, 2]],
    ["nothing yet", []],
  ])("%s is none", (_case, moves) => {
    expect(winnerOf(cellsAfter(moves))).toBeNull();
  });

  test("two lines at once are one win, and both are shown", () => {
    const state = play(human, 0, 1, 2, 3, 6, 5, 8, 7, 4);
    expect(winner(state)).toBe("X");
    expect(wonLines(cellsOf(state))).toEqual([
      [0, 4, 8],
      [2, 4, 6],
    ]);
  });
});

describe("spec: a tie is a full board with no winner", () => {
  test("nine moves without a line", () => {
    expect(winner(tie)).toBe("tie");
    expect(wonLines(cellsOf(tie))).toEqual([]);
  });

  test("a line made by the ninth move is a win", () => {
    const state = play(human, 0, 1, 2, 3, 4, 6, 5, 7, 8);
    expect(state.moves).toHaveLength(9);
    expect(winner(state)).toBe("X");
  });
});

describe("the end of a game", () => {
  test.each([
    ["X", xWins, "Player X wins! 🎉"],
    ["O", oWins, "Player O wins! 🎉"],
    ["tie", tie, "It's a tie! 🤝"],
  ])("%s", (ended, state, message) => {
    expect(winner(state)).toBe(ended);
    expect(statusOf(state)).toBe(message);
    // Whatever is pressed on the finished board.
    expect(tick(play(state, 0, 1, 2, 3, 4, 5, 6, 7, 8))).toBe(state);
  });

  test("only what lies between the first move and the end can be lost", () => {
    expect([human, play(human, 4), xWins, tie].map(isUnderWay)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe("spec: in AI mode the computer plays O after 500 ms", () => {
  const thinking = mark(game.start(1), 4);

  test("500 ms, only while it thinks", () => {
    expect(game.pace(thinking)).toBe(500);
    expect(game.pace(game.start(1))).toBeNull();
    expect(game.pace(tick(thinking))).toBeNull();
    for (const state of [play(human, 4), xWins, oWins, tie]) expect(game.pace(state)).toBeNull();
    // X won against the computer: nothing is left to think about.
    const won = play({ ...game.start(1), moves: [0, 3, 1, 4] }, 2);
    expect(winner(won)).toBe("X");
    expect(game.pace(won)).toBeNull();
  });

  test('spec: the human cannot click during O\'s turn and "AI is thinking..." shows', () => {
    expect(isThinking(thinking)).toBe(true);
    expect(statusOf(thinking)).toBe("AI is thinking...");
    for (let cell = 0; cell < 9; cell += 1) expect(mark(thinking, cell)).toBe(thinking);
    expect(statusOf(tick(thinking))).toBe("Player X's turn");
  });

  test("after Undo no old move can arrive", () => {
    const state = game.step(thinking, { type: "undo" });
    expect(game.pace(state)).toBeNull();
    expect(tick(state)).toBe(state);
    expect(state.moves).toEqual([]);
  });

  test("a tick does nothing unless it is the computer's turn", () => {
    for (const state of [game.start(1), human, play(human, 4), xWins, oWins, tie]) {
      expect(tick(state)).toBe(state);
    }
  });
});

/** Every way in which X can play against the engine itself. */
function everyGame(state: State, count: Record<Winner, number>): typeof count {
  const ended = winner(state);
  if (ended !== null) count[ended] += 1;
  else if (isThinking(state)) everyGame(tick(state), count);
  else
    for (let cell = 0; cell < 9; cell += 1) {
      const next = mark(state, cell);
      if (next !== state) everyGame(next, count);
    }
  return count;
}

describe("levels", () => {
  const at = (level: Level, seed: number): State => ticTacToe({ mode: "ai", level }).start(seed);

  test("unbeatable, the default, is never beaten: every way to play, for many seeds", () => {
    for (let seed = 0; seed < sampled(20, 5); seed += 1) {
      const count = everyGame(game.start(seed), { X: 0, O: 0, tie: 0 });
      expect(count.X, `seed ${seed}`).toBe(0);
      expect(count.O).toBeGreaterThan(300);
      expect(count.tie).toBeGreaterThan(100);
    }
  });

  test("unbeatable takes each of the equally good cells, and no other", () => {
    const replies = new Set<number | undefined>();
    for (let seed = 0; seed < 200; seed += 1)
      replies.add(tick(mark(at("unbeatable", seed), 4)).moves[1]);
    expect(replies).toEqual(new Set(bestMoves(cellsAfter([4]))));
    expect(replies).toEqual(new Set([0, 2, 6, 8]));
  });

  test("easy takes any free cell", () => {
    const replies = new Set<number | undefined>();
    for (let seed = 0; seed < 300; seed += 1) replies.add(tick(mark(at("easy", seed), 4)).moves[1]);
    expect(replies).toEqual(new Set([0, 1, 2, 3, 5, 6, 7, 8]));
  });

  test("medium errs in 3 of 10 moves, and then takes any free cell", () => {
    // X: 0, 7, 8; O: 1, 4. The only good move of four is to block on 6.
    const moves = [0, 4, 8, 1, 7];
    expect(bestMoves(cellsAfter(moves))).toEqual([6]);
    const tries = 4000;
    let errors = 0;
    for (let seed = 0; seed < tries; seed += 1) {
      errors += Number(tick({ ...at("medium", seed), moves }).moves[5] !== 6);
    }
    const expected = (tries * 0.3 * 3) / 4;
    expect(Math.abs(errors - expected)).toBeLessThan(4 * Math.sqrt(expected * (1 - 0.225)));
  });

  test("easy and medium can be beaten", () => {
    const lost = everyGame(at("easy", 3), { X: 0, O: 0, tie: 0 });
    expect(lost.X).toBeGreaterThan(0);
    expect(everyGame(at("medium", 3), { X: 0, O: 0, tie: 0 }).X).toBeGreaterThan(0);
  });
});

describe("undo", () => {
  test("takes one move back between two people", () => {
    expect(game.step(play(human, 4, 0, 8), { type: "undo" }).moves).toEqual([4, 0]);
  });

  test("takes the computer's reply back too", () => {
    const state = tick(mark(tick(mark(game.start(1), 4)), 1));
    expect(state.moves).toHaveLength(4);
    expect(game.step(state, { type: "undo" }).moves).toEqual(state.moves.slice(0, 2));
  });

  test("is counted", () => {
    const once = game.step(play(human, 4, 0, 8), { type: "undo" });
    expect([human.undos, once.undos, game.step(once, { type: "undo" }).undos]).toEqual([0, 1, 2]);
  });

  test.each([
    ["an empty board", human],
    ["a finished game, which has been counted", xWins],
    ["a tie", tie],
  ])("leaves %s alone", (_case, state) => {
    expect(canUndo(state)).toBe(false);
    expect(game.step(state, { type: "undo" })).toBe(state);
  });
});

describe("any game", () => {
  const action = fc.oneof(
    { weight: 8, arbitrary: fc.nat(8).map((cell): Action => ({ type: "mark", cell })) },
    { weight: 4, arbitrary: fc.constant({ type: "tick", at: 0 } as const) },
    fc.constant({ type: "undo" } as const),
  );

  test("takes different cells, none after its end, and can be replayed", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom(...everyOptions),
        fc.array(action, { maxLength: 120 }),
        (seed, options, actions) => {
          const { start, step } = ticTacToe(options);
          let state = start(seed);
          for (const one of actions) {
            const before = state;
            state = step(before, one);
            expect(new Set(state.moves).size).toBe(state.moves.length);
            expect(winner(before) === null || state === before).toBe(true);
          }
          expect(actions.reduce(step, start(seed))).toEqual(state);
        },
      ),
    );
  });
});
