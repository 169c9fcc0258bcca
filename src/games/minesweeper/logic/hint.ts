import { cluesOf, covered, partOf, type Clue, type Sight } from "./clues.ts";
import type { Ground } from "./levels.ts";
import { deduce, eachWay } from "./solver.ts";

/** Reasons are looked for in this many places; the shortest is told. */
const maxReasons = 8;
/** How far from a cell its reasons are looked for, in cells. */
const ringWidths = [2, 4, 7, 12, 40];
/** Steps of thought for one question; a reason that needs more is none for a person. */
const patience = 20_000;

/** What is certain next, and which numbers make it so. */
export interface Hint {
  /** A flag that stands on a safe cell comes before everything else. */
  type: "safe" | "mines" | "wrong flag" | "guess";
  cells: readonly number[];
  clues: readonly number[]; // open cells
  usesCount: boolean; // the number of mines that are left is needed, too
}

/** What a hint is asked about. */
export interface Question {
  ground: Ground;
  sight: Sight;
  flags: readonly number[];
}

const noIdea: Hint = { type: "guess", cells: [], clues: [], usesCount: false };

/** The next step with the shortest reason; a guess when nothing is certain. */
export function findHint({ ground, sight, flags }: Question): Hint {
  const certain = deduce(ground, sight);
  const isSafe = new Set(certain.safe);
  const isMine = new Set(certain.mines);
  const wrong = flags.filter((cell) => isSafe.has(cell));
  // Flags that are certain need no reason again: they are where the player is already.
  const given = flags.filter((cell) => isMine.has(cell));
  const unmarked = certain.mines.filter((cell) => !given.includes(cell));
  const view: View = { ground, sight, given: new Set(given) };

  if (wrong.length > 0) return shortest(view, "wrong flag", wrong);
  if (certain.safe.length > 0) return shortest(view, "safe", certain.safe);
  return unmarked.length > 0 ? shortest(view, "mines", unmarked) : noIdea;
}

/** Why a game was lost. */
export interface Verdict {
  type: "certain" | "avoidable" | "forced";
  hint: Hint;
}

/** Whether the press that lost could have been known to be wrong, or another to be right. */
export function judge(question: Question, exploded: readonly number[]): Verdict {
  const { ground, sight, flags } = question;
  const { mines } = deduce(ground, sight);
  const known = exploded.filter((cell) => mines.includes(cell));
  if (known.length > 0) {
    const given = new Set(flags.filter((cell) => mines.includes(cell)));
    return { type: "certain", hint: shortest({ ground, sight, given }, "mines", known) };
  }
  const hint = findHint(question);
  const isForced = hint.type === "mines" || hint.type === "guess";
  return { type: isForced ? "forced" : "avoidable", hint: isForced ? noIdea : hint };
}

interface View {
  ground: Ground;
  sight: Sight;
  given: ReadonlySet<number>;
}

function shortest(view: View, type: Hint["type"], cells: readonly number[]): Hint {
  const holdsMine = type === "mines";
  const clues = cluesOf(view.ground, view.sight, (cell) => view.given.has(cell));
  const alone = cells.flatMap((cell) => aloneFor(view, clues, cell, holdsMine).slice(0, 1));
  const reasons = alone.length > 0 ? alone : longer(view, clues, cells, holdsMine);
  const [best] = reasons.toSorted((a, b) => a.clues.length - b.clues.length);
  if (best === undefined) return { ...noIdea, type, cells };
  // What else follows from the same numbers, among the cells that were asked for.
  const same = cells.filter((cell) => follows(view, best, cell, holdsMine));
  return {
    type,
    cells: same,
    clues: best.clues.map(({ cell }) => cell),
    usesCount: best.usesCount,
  };
}

interface Reason {
  clues: readonly Clue[];
  usesCount: boolean;
}

/** Single numbers that settle a cell. */
const aloneFor = (view: View, clues: readonly Clue[], cell: number, holdsMine: boolean): Reason[] =>
  clues
    .filter(({ cells }) => cells.includes(cell))
    .map((clue): Reason => ({ clues: [clue], usesCount: false }))
    .filter((reason) => follows(view, reason, cell, holdsMine));

/** Reasons of several numbers, up to one that cannot be shorter. */
function longer(
  view: View,
  clues: readonly Clue[],
  cells: readonly number[],
  holdsMine: boolean,
): Reason[] {
  const reasons: Reason[] = [];
  for (const cell of cells.slice(0, maxReasons)) {
    const reason = reasonFor(view, clues, cell, holdsMine);
    if (reason === undefined) continue;
    reasons.push(reason);
    if (reason.clues.length <= 2) break;
  }
  return reasons;
}

/**
 * The numbers near the cell, then farther ones, until they are enough. Then those that can be left
 * out are left out, the farthest first.
 */
function reasonFor(
  view: View,
  clues: readonly Clue[],
  cell: number,
  holdsMine: boolean,
): Reason | undefined {
  const far = ({ cell: other }: Clue): number => distance(view, other, cell);
  const sorted = clues.toSorted((a, b) => far(a) - far(b));
  const rings = ringWidths.map((width) => sorted.filter((clue) => far(clue) <= width));
  const tries: Reason[] = [
    ...rings.map((ring) => ({ clues: ring, usesCount: false })),
    { clues: sorted, usesCount: true },
  ];
  const enough = tries.find((reason) => follows(view, reason, cell, holdsMine));
  return enough?.clues.toReversed().reduce<Reason>((kept, clue) => {
    const clues = kept.clues.filter((one) => one !== clue);
    const fewer: Reason = { clues, usesCount: kept.usesCount };
    return follows(view, fewer, cell, holdsMine) ? fewer : kept;
  }, enough);
}

function distance({ ground: { width } }: View, a: number, b: number): number {
  const across = Math.abs((a % width) - (b % width));
  const down = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return Math.max(across, down);
}

/** Whether the cell must be so: no way to lay the mines has it otherwise. */
function follows(
  view: View,
  { clues, usesCount }: Reason,
  cell: number,
  holdsMine: boolean,
): boolean {
  // The opposite, as one more clue: it sets the cell apart from its group, and comes first, so that
  // a contradiction shows soon.
  const opposite: Clue = { cell, mines: holdsMine ? 0 : 1, cells: [cell] };
  const part = partOf([opposite, ...clues]);
  const closed = view.sight.filter((count) => count === covered).length;
  const spokenOf = part.groups.reduce((sum, { cells }) => sum + cells.length, 0);
  const minesLeft = view.ground.mines - view.given.size;
  const silent = closed - view.given.size - spokenOf; // cells that could take any mines left
  let isPossible = false;
  const isDone = eachWay(
    part,
    (_, total) => {
      const rest = minesLeft - total;
      isPossible = !usesCount || (rest >= 0 && rest <= silent);
      return isPossible;
    },
    patience,
  );
  return isDone && !isPossible;
}
