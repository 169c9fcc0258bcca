import { neighborsOf } from "./ground.ts";
import type { Ground } from "./levels.ts";

/** In what a player sees: a cell that is not open. */
export const covered = -2;

/** What a player sees: the number of each open cell, `covered` elsewhere. */
export type Sight = readonly number[];

/** A number, and the covered cells around it about which nothing is known yet. */
export interface Clue {
  cell: number;
  mines: number; // that must lie in `cells`
  cells: readonly number[];
}

/** Cells that touch the same clues: only how many of them are mines can matter. */
interface Group {
  cells: number[];
  clues: number[]; // places in the list of clues
}

/** Clues that touch each other, and what they speak of. */
export interface Part {
  clues: readonly Clue[];
  groups: readonly Group[];
}

/** What the open numbers say of the covered cells. */
export function cluesOf(
  ground: Ground,
  sight: ArrayLike<number>,
  isMine: (cell: number) => boolean,
): Clue[] {
  return neighborsOf(ground).flatMap((around, cell) => {
    const count = sight[cell] ?? covered;
    if (count <= 0) return [];
    const closed = around.filter((other) => sight[other] === covered);
    const cells = closed.filter((other) => !isMine(other));
    return cells.length === 0 ? [] : [{ cell, mines: count - closed.length + cells.length, cells }];
  });
}

/** The clues in parts that have no cell in common, so that each can be thought through alone. */
export function partsOf(clues: readonly Clue[]): Part[] {
  const cluesAt = gather(clues, ({ cells }) => cells);
  const left = new Set(clues);
  const parts: Part[] = [];
  for (const first of left) {
    const together = new Set([first]);
    // Sets that grow while they are walked.
    for (const clue of together) {
      left.delete(clue);
      for (const cell of clue.cells)
        for (const other of cluesAt.get(cell) ?? []) together.add(other);
    }
    parts.push(partOf([...together]));
  }
  return parts;
}

/** Clues with their cells put into groups. */
export function partOf(clues: readonly Clue[]): Part {
  const cluesAt = gather([...clues.keys()], (index) => clues[index]?.cells ?? []);
  const cellsOf = gather([...cluesAt.keys()], (cell) => [cluesAt.get(cell)?.join() ?? ""]);
  const groups = [...cellsOf.values()].map((cells) => ({
    cells,
    clues: cluesAt.get(cells[0] ?? 0) ?? [],
  }));
  return { clues, groups: inOrder(groups) };
}

/** Each group next to one before it, so that a contradiction shows early. */
function inOrder(groups: readonly Group[]): Group[] {
  const groupsAt = gather(groups, ({ clues }) => clues);
  const ordered = new Set<Group>();
  for (const start of groups) {
    ordered.add(start);
    for (const group of ordered)
      for (const clue of group.clues)
        for (const next of groupsAt.get(clue) ?? []) ordered.add(next);
  }
  return [...ordered];
}

/** The items under each of their keys. */
function gather<Item, Key>(items: readonly Item[], keysOf: (item: Item) => readonly Key[]) {
  const gathered = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = gathered.get(key);
      if (list === undefined) gathered.set(key, [item]);
      else list.push(item);
    }
  }
  return gathered;
}
