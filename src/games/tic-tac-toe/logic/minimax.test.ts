import { describe, expect, test } from "vitest";
import { isProof } from "#proof/scale.ts";
import { hintsFor } from "./hints.ts";
import { cellsAfter, winnerOf, type Winner } from "./lines.ts";
import { ticTacToe } from "../logic.ts";
import type { State } from "./state.ts";
import { bestMoves, scoreMoves } from "./minimax.ts";

const game = ticTacToe({ mode: "human", level: "unbeatable" });
const human = game.start(1);
const mark = (state: State, cell: number): State => game.step(state, { type: "mark", cell });
const scoresAfter = (...moves: number[]) =>
  scoreMoves(cellsAfter(moves), moves.length % 2 === 0 ? "X" : "O");
const allCells = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe("the whole game, played by its own rules", () => {
  // Known counts: 255,168 games; 549,946 nodes.
  const nodes = Array.from({ length: 10 }, () => 0);
  const lengths = Array.from({ length: 10 }, () => 0);
  const ends: Record<Winner, number> = { X: 0, O: 0, tie: 0 };
  const positions = new Map<string, boolean>();

  /** A corner, an edge and the center stand for their mirror images, but in a proof. */
  const imagesOf = (first: number): number => (isProof ? 1 : [4, 4, 0, 0, 1][first]) ?? 0;

  function visit(state: State, images = 1) {
    const ply = state.moves.length;
    const cells = cellsAfter(state.moves);
    const winner = winnerOf(cells);
    nodes[ply]! += images;
    positions.set(cells.map((cell) => cell ?? "-").join(""), winner !== null);
    if (winner !== null) {
      ends[winner] += images;
      lengths[ply]! += images;
    }
    for (const cell of allCells.filter((one) => cells[one] === null)) {
      if (ply === 0 && imagesOf(cell) === 0) continue;
      const next = mark(state, cell);
      if (winner === null) visit(next, ply === 0 ? imagesOf(cell) : images);
      else if (next !== state) throw new Error("No move after the end");
    }
  }

  test("all 255,168 games", () => {
    visit(human);
    expect(ends).toEqual({ X: 131_184, O: 77_904, tie: 46_080 });
    expect(lengths).toEqual([0, 0, 0, 0, 0, 1440, 5328, 47_952, 72_576, 127_872]);
    expect(nodes).toEqual([1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]);
    if (!isProof) return;
    expect(positions.size).toBe(5478);
    expect([...positions.values()].filter(Boolean)).toHaveLength(958);
  });
});

/** Every way in which X can play, against each of the replies that `choose` allows. */
function results(moves: number[], choose: (moves: number[]) => number[]) {
  const count: Record<Winner, number> = { X: 0, O: 0, tie: 0 };
  const visit = (now: number[]) => {
    const cells = cellsAfter(now);
    const winner = winnerOf(cells);
    if (winner !== null) count[winner] += 1;
    else {
      const free = allCells.filter((cell) => cells[cell] === null);
      for (const cell of now.length % 2 === 0 ? free : choose(now)) visit([...now, cell]);
    }
  };
  visit(moves);
  return count;
}
const best = (moves: number[]) => bestMoves(cellsAfter(moves));

describe("spec: an exhaustive minimax search (unbeatable)", () => {
  test("whatever X plays and whichever best move O takes: 2,528 wins, 3,584 ties, no loss", () => {
    expect(results([], best)).toEqual({ O: 2528, tie: 3584, X: 0 });
  });

  test("always the first best move: 386 wins, 183 ties, no loss", () => {
    expect(results([], (moves) => best(moves).slice(0, 1))).toEqual({ O: 386, tie: 183, X: 0 });
  });

  test.each([
    [0, 4],
    [2, 4],
    [6, 4],
    [8, 4],
    [4, 0],
    [1, 0],
    [3, 0],
    [5, 2],
    [7, 1],
  ])("X on %i: the first best reply is %i", (cell, reply) => {
    expect(best([cell])[0]).toBe(reply);
  });

  test("the empty board is worth a tie, wherever X begins", () => {
    expect(scoresAfter()).toEqual(allCells.map((cell) => ({ cell, score: 0 })));
  });
});

describe("spec: 10 minus depth for an O win, depth minus 10 for an X win", () => {
  const scoreOf = (cell: number, ...moves: number[]) =>
    scoresAfter(...moves).find((move) => move.cell === cell)?.score;

  test.each([
    ["O wins at once", 10, 5, [0, 3, 1, 4, 8]],
    ["X wins with its next move", 1 - 10, 8, [0, 3, 1, 4, 7]],
    ["O blocks, and it is a tie", 0, 4, [0, 8]],
    ["X wins at once", -10, 2, [0, 3, 1, 4]],
    ["O threatens two lines, and wins with its next move", 10 - 2, 6, [1, 0, 2, 7, 4]],
  ])("%s: %i", (_case, score, cell, moves) => {
    expect(scoreOf(cell, ...moves)).toBe(score);
  });

  test("so it takes the quick win, not a later one", () => {
    expect(scoresAfter(0, 1, 2, 4, 6)).toEqual([
      { cell: 3, score: 10 - 2 },
      { cell: 5, score: 1 - 10 },
      { cell: 7, score: 10 },
      { cell: 8, score: 1 - 10 },
    ]);
    expect(best([0, 1, 2, 4, 6])).toEqual([7]);
  });

  test("and when it must lose, it loses as late as it can", () => {
    expect(scoresAfter(0, 1, 4)).toEqual(
      [2, 3, 5, 6, 7, 8].map((cell) => ({ cell, score: cell === 8 ? 3 - 10 : 1 - 10 })),
    );
    expect(best([0, 1, 4])).toEqual([8]);
  });

  test("a board and its mirror images have the same scores", () => {
    const turn = [6, 3, 0, 7, 4, 1, 8, 5, 2];
    const mirror = [2, 1, 0, 5, 4, 3, 8, 7, 6];
    for (const image of [turn, mirror]) {
      for (const first of allCells) {
        for (const second of allCells.filter((cell) => cell !== first)) {
          const imaged = scoresAfter(image[first]!, image[second]!);
          for (const { cell, score } of scoresAfter(first, second)) {
            expect(imaged.find((move) => move.cell === image[cell])?.score).toBe(score);
          }
        }
      }
    }
  });
});

describe("hints", () => {
  const after = (...moves: number[]): State => ({ ...human, moves });

  test.each([
    ["X can win on 2", [0, 3, 1, 4], 2, "win"],
    ["X must block on 5", [0, 3, 8, 4], 5, "tie"],
    ["X loses elsewhere", [0, 3, 8, 4], 1, "loss"],
    ["O can win on 5", [0, 3, 1, 4, 8], 5, "win"],
    ["an edge against a corner loses for O", [0], 1, "loss"],
    ["the center ties", [0], 4, "tie"],
  ])("%s", (_case, moves, cell, hint) => {
    expect(hintsFor(after(...moves)).get(cell)).toBe(hint);
  });

  test("none at the end, nor while the computer thinks", () => {
    expect(hintsFor(after(0, 3, 1, 4, 2)).size).toBe(0);
    const options = { mode: "ai", level: "easy" } as const;
    expect(hintsFor({ ...after(0), options }).size).toBe(0);
    expect(hintsFor({ ...after(0, 4), options }).size).toBe(7);
  });
});
