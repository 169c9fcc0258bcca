import { cluesOf, covered, partsOf, type Clue, type Part } from "./clues.ts";
import type { Ground } from "./levels.ts";

/** Steps of thought for one part of a board; only freaks need more, and they count as unsolved. */
const maxSteps = 200_000;

/** What is certain. */
export interface Certain {
  safe: number[];
  mines: number[];
}

/** For one number of mines in a part: the fewest and the most that each group can have. */
interface Bounds {
  least: number[];
  most: number[];
}
/** By number of mines in the part. */
type Survey = Map<number, Bounds>;

/**
 * Calls back with every way to lay mines in a part: how many in each group, and in all. A true
 * answer ends it. Answers false when it had to give up.
 */
export function eachWay(
  { clues, groups }: Part,
  visit: (mines: readonly number[], total: number) => boolean,
  patience = maxSteps,
): boolean {
  const need = clues.map(({ mines }) => mines);
  const room = clues.map(({ cells }) => cells.length);
  const mines = groups.map(() => 0);
  let steps = 0;

  /** True to end. */
  const place = (index: number, total: number): boolean => {
    const group = groups[index];
    if (group === undefined) return visit(mines, total);
    steps += 1;
    if (steps > patience) return true;
    const size = group.cells.length;
    let least = 0;
    let most = size;
    for (const clue of group.clues) {
      room[clue] = (room[clue] ?? 0) - size;
      least = Math.max(least, (need[clue] ?? 0) - room[clue]);
      most = Math.min(most, need[clue] ?? 0);
    }
    let ends = false;
    for (let count = least; count <= most && !ends; count += 1) {
      for (const clue of group.clues) need[clue] = (need[clue] ?? 0) - count;
      mines[index] = count;
      ends = place(index + 1, total + count);
      for (const clue of group.clues) need[clue] = (need[clue] ?? 0) + count;
    }
    for (const clue of group.clues) room[clue] = (room[clue] ?? 0) + size;
    return ends;
  };
  place(0, 0);
  return steps <= patience;
}

/** Everything that the open numbers and the number of mines make certain, beside mines that are known. */
export function deduce(
  ground: Ground,
  sight: ArrayLike<number>,
  isKnown: (cell: number) => boolean = () => false,
): Certain {
  const clues = cluesOf(ground, sight, isKnown);
  const plain = readOneByOne(clues);
  const isPlain = new Set([...plain.safe, ...plain.mines]);
  const parts = partsOf(without(clues, plain));
  const surveys = parts.map(survey);
  const isSpokenOf = new Set(parts.flatMap(({ groups }) => groups.flatMap(({ cells }) => cells)));
  const sea: number[] = []; // no clue speaks of these
  let minesLeft = ground.mines - plain.mines.length;
  for (let cell = 0; cell < sight.length; cell += 1) {
    if (sight[cell] !== covered || isPlain.has(cell)) continue;
    if (isKnown(cell)) minesLeft -= 1;
    else if (!isSpokenOf.has(cell)) sea.push(cell);
  }

  const certain = plain;
  const isComplete = surveys.every((one) => one !== null);
  for (const [index, part] of parts.entries()) {
    const own = surveys[index];
    if (own === null || own === undefined) continue;
    const others = isComplete ? sumsOf(surveys.toSpliced(index, 1)) : null;
    const fits = (total: number): boolean =>
      others === null || others.some((sum) => isBetween(minesLeft - total - sum, sea.length));
    addCertain(certain, part, own, fits);
  }
  if (isComplete && sea.length > 0) {
    const inSea = sumsOf(surveys)
      .map((sum) => minesLeft - sum)
      .filter((count) => isBetween(count, sea.length));
    if (inSea.every((count) => count === 0)) certain.safe.push(...sea);
    if (inSea.every((count) => count === sea.length)) certain.mines.push(...sea);
  }
  return certain;
}

/** What single numbers make certain, one after the other: quick, and it cuts the rest into parts. */
function readOneByOne(clues: readonly Clue[]): Certain {
  const safe = new Set<number>();
  const mines = new Set<number>();
  for (let before = -1; before < safe.size + mines.size;) {
    before = safe.size + mines.size;
    for (const clue of clues) {
      const open = clue.cells.filter((cell) => !safe.has(cell) && !mines.has(cell));
      const need = clue.mines - clue.cells.filter((cell) => mines.has(cell)).length;
      if (need === 0) for (const cell of open) safe.add(cell);
      else if (need === open.length) for (const cell of open) mines.add(cell);
    }
  }
  return { safe: [...safe], mines: [...mines] };
}

/** What the clues say of the other cells. */
function without(clues: readonly Clue[], { safe, mines }: Certain): Clue[] {
  const isSafe = new Set(safe);
  const isMine = new Set(mines);
  return clues.flatMap((clue) => {
    const cells = clue.cells.filter((cell) => !isSafe.has(cell) && !isMine.has(cell));
    const found = clue.cells.filter((cell) => isMine.has(cell)).length;
    return cells.length === 0 ? [] : [{ ...clue, cells, mines: clue.mines - found }];
  });
}

const isBetween = (count: number, most: number): boolean => count >= 0 && count <= most;

/** All ways of a part in short; `null` when there are too many to look at. */
function survey(part: Part): Survey | null {
  const found: Survey = new Map();
  const isDone = eachWay(part, (mines, total) => {
    const bounds = found.get(total);
    if (bounds === undefined) found.set(total, { least: [...mines], most: [...mines] });
    else {
      for (const [group, count] of mines.entries()) {
        if (count < (bounds.least[group] ?? 0)) bounds.least[group] = count;
        if (count > (bounds.most[group] ?? 0)) bounds.most[group] = count;
      }
    }
    return false;
  });
  return isDone ? found : null;
}

/** Every number of mines that the parts can have together. */
function sumsOf(surveys: readonly Survey[]): number[] {
  let sums = new Set([0]);
  for (const one of surveys) {
    sums = new Set([...sums].flatMap((sum) => [...one.keys()].map((total) => sum + total)));
  }
  return [...sums];
}

function addCertain(
  certain: Certain,
  { groups }: Part,
  found: Survey,
  fits: (total: number) => boolean,
): void {
  const ways = [...found].filter(([total]) => fits(total)).map(([, bounds]) => bounds);
  for (const [index, { cells }] of groups.entries()) {
    if (ways.every(({ most }) => most[index] === 0)) certain.safe.push(...cells);
    if (ways.every(({ least }) => least[index] === cells.length)) certain.mines.push(...cells);
  }
}
