import type { Game, Tick } from "#domain/game.ts";
import type { Replayable } from "#domain/recording.ts";
import { atZero, rollAt, startAt, stopAt, untilFullSecond } from "#domain/stopwatch.ts";
import {
  layMines,
  mine,
  neighborsOf,
  openingFrom,
  seedStartingAt,
  startCellOf,
} from "./logic/ground.ts";
import { replayWords, type Wanted } from "./logic/replay.ts";
import {
  canPlay,
  chordFrom,
  deal,
  isRunning,
  isWon,
  markAfter,
  type Action,
  type Cover,
  type Outcome,
  type State,
} from "./logic/state.ts";

export { faceOf } from "./logic/face.ts";
export type { Face } from "./logic/face.ts";
export { fewestPresses } from "./logic/ground.ts";
export {
  isSameKind,
  kindName,
  kindOf,
  levelNames,
  levels,
  partNames,
  readGround,
  optionsShape,
} from "./logic/levels.ts";
export type { Ground, Options } from "./logic/levels.ts";
export { addResult, noGames, readRecords, recordKeyOf, recordKeys } from "./logic/records.ts";
export type { RecordKey, Records } from "./logic/records.ts";
export { pressOf } from "./logic/presses.ts";
export type { Hold, MouseSign } from "./logic/presses.ts";
export { readSave, writeSave } from "./logic/save.ts";
export type { Wanted } from "./logic/replay.ts";
export {
  canPlay,
  chordFrom,
  flagsOf,
  isLost,
  isOver,
  isRunning,
  isWon,
  minesLeft,
  openedOf,
  secondsOf,
  sightOf,
} from "./logic/state.ts";
export type { Action, Cover, State } from "./logic/state.ts";
export {
  fullTenths,
  readBest,
  resultOf,
  secondsText,
  shortTimeText,
  speedText,
  tenthMs,
  tenthsOf,
  timeText,
} from "./logic/time.ts";

/** The game of this kind. */
export const minesweeper = ({ start = null, ...kind }: Wanted): Game<State, Action> => ({
  start: (seed) => deal(kind, start === null ? seed : seedStartingAt(kind, seed, start)),
  step,
  pace: ({ watch }) => untilFullSecond(watch),
});

/** How a game is recorded and played again. */
export const replay: Replayable<State, Action, Wanted> = { ...replayWords, game: minesweeper };

function step(state: State, action: Action | Tick): State {
  switch (action.type) {
    case "begin":
      if (state.counts !== null || !canPlay(state)) return state;
      return press({ ...state, isChosen: true }, startCellOf(state.kind, state.seed), action.at);
    case "open":
      return canPlay(state) ? press(state, action.cell, action.at) : state;
    case "mark":
      return canPlay(state) ? mark(state, action.cell, action.questions) : state;
    case "lay":
      return state.isLaying ? lay(state, action.attempt, action.isProven, action.at) : state;
    case "cancel":
      return state.isLaying
        ? { ...state, isLaying: false, isChosen: false, last: { type: "new" } }
        : state;
    case "pause":
      if (!isRunning(state) || state.isPaused) return state;
      return {
        ...state,
        isPaused: true,
        watch: stopAt(state.watch, action.at),
        last: { type: "paused" },
      };
    case "resume":
      if (!state.isPaused) return state;
      return {
        ...state,
        isPaused: false,
        watch: startAt(state.watch, action.at),
        last: { type: "resumed" },
      };
    case "hint":
      return isRunning(state) ? { ...state, hints: state.hints + 1 } : state;
    case "tick":
      // What has been counted is kept with the game, so that a reload loses less than a second.
      if (state.watch.since === null) return state;
      return { ...state, watch: rollAt(state.watch, action.at) };
  }
}

function press(state: State, cell: number, at: number): State {
  const cover = state.covers[cell];
  if (cover === undefined) return state;
  if (cover === "flag") return { ...state, last: { type: "flagged", cell } };
  if (cover === "open") return chord(state, cell, at);
  if (state.counts !== null) return reveal(state, [cell], at);

  const settled = { ...state, seed: seedStartingAt(state.kind, state.seed, cell) };
  return state.kind.noGuess
    ? { ...settled, isLaying: true, last: { type: "laying" } }
    : lay(settled, 0, false, at);
}

/** The mines are laid after the first click, so that it opens an area. */
function lay(state: State, attempt: number, isProven: boolean, at: number): State {
  const laid: State = {
    ...state,
    attempt,
    isProven,
    isLaying: false,
    counts: layMines(state.kind, state.seed, attempt),
    watch: startAt(atZero, at),
  };
  return reveal(laid, [startCellOf(state.kind, state.seed)], at);
}

/** A number with as many flags around it opens everything else around it. */
function chord(state: State, cell: number, at: number): State {
  const closed = chordFrom(state, cell);
  const around = neighborsOf(state.kind)[cell] ?? [];
  const flags = around.filter((near) => state.covers[near] === "flag").length;
  if (closed.length === 0) return state;
  if (flags !== state.counts?.[cell]) return { ...state, last: { type: "unready", cell, flags } };
  return reveal(state, closed, at, cell);
}

function reveal(state: State, cells: readonly number[], at: number, by = cells[0] ?? 0): State {
  const { counts } = state;
  if (counts === null) return state;
  const covers = [...state.covers];
  const isClosed = (cell: number) => covers[cell] === "hidden" || covers[cell] === "question";
  const exploded = cells.filter((cell) => counts[cell] === mine);
  let opened = 0;
  for (const cell of cells.flatMap((from) => openingFrom(state.kind, counts, from, isClosed))) {
    if (covers[cell] === "open") continue;
    covers[cell] = "open";
    opened += 1;
  }
  const next: State = { ...state, covers, exploded, presses: state.presses + 1 };
  if (exploded.length > 0) return end(next, { type: "lost", before: state.covers }, at);
  if (!isWon(next)) return { ...next, last: { type: "opened", cell: by, opened } };
  const flagged = covers.map((cover, cell): Cover => (counts[cell] === mine ? "flag" : cover));
  return end({ ...next, covers: flagged }, { type: "won", before: covers }, at);
}

function end(state: State, last: Outcome, at: number): State {
  return { ...state, watch: stopAt(state.watch, at), last };
}

function mark(state: State, cell: number, questions: boolean): State {
  const cover = state.covers[cell];
  if (cover === undefined || cover === "open") return state;
  const covers = state.covers.with(cell, markAfter(cover, questions));
  return { ...state, covers, last: { type: "marked", cell } };
}
