import { seedName } from "#domain/seed.ts";
import { minutesAndSeconds } from "#domain/wording.ts";
import {
  faceOf,
  fewestPresses,
  isLost,
  isWon,
  kindName,
  minesLeft,
  openedOf,
  secondsOf,
  secondsText,
  speedText,
  tenthsOf,
  timeText,
  type Face,
  type State,
} from "../logic.ts";

const faceWords: Record<Exclude<Face, number>, string> = {
  hidden: "covered",
  flag: "flag",
  question: "question mark",
  mine: "mine",
  exploded: "mine, exploded",
  "wrong flag": "wrong flag",
};

/** The name of a cell: "Row 3, column 5: 2 mines nearby" */
export function describeCell(width: number, cell: number, face: Face): string {
  const place = placeOf(width, cell);
  return `${place[0]?.toUpperCase()}${place.slice(1)}: ${describeFace(face)}`;
}

function describeFace(face: Face): string {
  if (typeof face !== "number") return faceWords[face];
  return face === 0 ? "empty" : `${counted(face, "mine")} nearby`;
}

/** What a screen reader says of what happened last. */
export function describeLast(state: State): string {
  const { last, kind } = state;
  switch (last?.type) {
    case undefined:
      return "";
    case "new":
      return `New game. ${kindName(kind)}: ${kind.width} columns, ${kind.height} rows, ${counted(kind.mines, "mine")}.`;
    case "laying":
      return "Looking for a board that needs no guess.";
    case "opened": {
      const more = last.opened > 1 ? ` Opened ${last.opened} cells.` : "";
      return `${describeCell(kind.width, last.cell, faceOf(state, last.cell))}.${more}${unprovenNote(state)}`;
    }
    case "flagged":
      return "A flag is on it.";
    case "unready":
      return `${counted(last.flags, "flag")} around a ${state.counts?.[last.cell]}: it opens the rest when they are as many.`;
    case "marked":
      return `${describeCell(kind.width, last.cell, faceOf(state, last.cell))}. ${leftText(state)}.`;
    case "paused":
      return "Paused.";
    case "resumed":
      return "Going on.";
    case "won":
      return `You won in ${secondsText(tenthsOf(state))} seconds.`;
    case "lost":
      return `Game over. A mine was at ${placeOf(kind.width, state.exploded[0] ?? 0)}.`;
  }
}

/** A board that should need no guess but has no proof says so once, when it is laid. */
const unprovenNote = (state: State): string =>
  isUnproven(state) && state.presses === 1 ? ` ${unproven}` : "";

export const unproven = "No board without guessing was found in time. This one may need a guess.";

/** Whether no guessing was asked for, and could not be promised. */
export const isUnproven = ({ kind, counts, isProven }: State): boolean =>
  kind.noGuess && counts !== null && !isProven;

/** How the game stands, in short: a whole board of 480 cells would be a long speech. */
export function describeGame(state: State): string {
  const safe = state.covers.length - state.kind.mines;
  return `${kindName(state.kind)}. ${openedOf(state)} of ${safe} safe cells open. ${leftText(state)}. ${minutesAndSeconds(secondsOf(state))}.`;
}

/** How much there was to press, and how fast it was: "3BV 20", "0.58 3BV/s" */
export function speedFigures(state: State): string[] {
  const speed = speedText(state);
  const needed = `3BV ${fewestPresses(state.kind, state.counts ?? [])}`;
  return speed === null ? [needed] : [needed, `${speed} 3BV/s`];
}

/** How the game went, to be shown to others: "Cleared in 1:05.0 · 3BV 20 · 0.31 3BV/s" */
export function outcomeText(state: State): string {
  const safe = state.covers.length - state.kind.mines;
  const time = timeText(tenthsOf(state));
  const figures = isWon(state)
    ? [`Cleared in ${time}`, ...speedFigures(state)]
    : [`${openedOf(state)} of ${safe} cells`, ...(isLost(state) ? ["lost"] : []), time];
  const hints = state.hints > 0 ? [counted(state.hints, "hint")] : [];
  return [...figures, ...hints].join(" · ");
}

/** The same with what was played. */
export const resultText = (state: State): string =>
  `Minesweeper, ${kindName(state.kind)}, ${seedName(state.seed)}\n${outcomeText(state)}`;

/** A number and its noun: "1 mine", "2 mines" */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${Math.abs(count) === 1 ? "" : noun.endsWith("s") ? "es" : "s"}`;

const leftText = (state: State): string => `${counted(minesLeft(state), "mine")} left`;

/** "row 3, column 5" */
export const placeOf = (width: number, cell: number): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;
