import { fail, ok, type Result } from "#domain/result.ts";
import { covered } from "./clues.ts";
import { layMines, mine, neighborsOf, openingFrom, startCellOf } from "./ground.ts";
import type { Ground } from "./levels.ts";
import { deduce } from "./solver.ts";

/** A crowded board may have no layout that needs no guess; the visitor waits for less than these. */
const maxAttempts = 1_000_000;

/** The first layout of a seed that can be solved by thought alone. */
export function findLayout(ground: Ground, seed: number): Result<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const counts = layMines(ground, seed, attempt);
    if (isSolvable(ground, counts, startCellOf(ground, seed))) return ok(attempt);
  }
  return fail("No such board was found.");
}

/**
 * Plays a board as someone would who overlooks nothing and never guesses. Only what is opened is
 * looked at, so a cleared board is the proof.
 */
export function isSolvable(ground: Ground, counts: readonly number[], start: number): boolean {
  const neighbors = neighborsOf(ground);
  const sight = new Int8Array(counts.length).fill(covered);
  const isMine = new Uint8Array(counts.length);
  let safeLeft = counts.length - ground.mines;
  let fresh: number[] = []; // numbers around which something has changed

  const touch = (cell: number) => {
    for (const near of neighbors[cell] ?? []) if ((sight[near] ?? 0) > 0) fresh.push(near);
  };
  const open = (cell: number) => {
    if (counts[cell] === mine) throw new Error("The solver opened a mine");
    for (const opened of openingFrom(ground, counts, cell, (near) => sight[near] === covered)) {
      if (sight[opened] !== covered) continue;
      sight[opened] = counts[opened] ?? 0;
      safeLeft -= 1;
      fresh.push(opened);
      touch(opened);
    }
  };
  const mark = (cell: number) => {
    if (isMine[cell] === 1) return;
    isMine[cell] = 1;
    touch(cell);
  };

  /** What one number alone makes certain: quick, and most of the work. */
  const readNumber = (cell: number) => {
    const closed = (neighbors[cell] ?? []).filter((near) => sight[near] === covered);
    const unknown = closed.filter((near) => isMine[near] === 0);
    if (unknown.length === 0) return;
    const mines = (sight[cell] ?? 0) - closed.length + unknown.length;
    if (mines === 0) for (const near of unknown) open(near);
    else if (mines === unknown.length) for (const near of unknown) mark(near);
  };

  open(start);
  for (;;) {
    while (fresh.length > 0) {
      const numbers = fresh;
      fresh = [];
      for (const cell of numbers) readNumber(cell);
    }
    if (safeLeft === 0) return true;
    const { safe, mines } = deduce(ground, sight, (cell) => isMine[cell] === 1);
    if (safe.length + mines.length === 0) return false;
    for (const cell of safe) open(cell);
    for (const cell of mines) mark(cell);
  }
}
