import { counted } from "#domain/wording.ts";
import { isCount, isRecord } from "#domain/saved.ts";
import type { Shape } from "#domain/shape.ts";
import { cellCount, startCellOf } from "./ground.ts";
import { kindOf, optionsShape, readKind, type Kind } from "./levels.ts";
import { isLost, isOver, isWon, openedOf, type Action, type State } from "./state.ts";
import { tenthsOf, timeText } from "./time.ts";

/** What is played, and where its board begins once that is settled: who races opens it there, too. */
export interface Wanted extends Kind {
  start?: number | null;
}

const initial: Wanted = { ...kindOf(optionsShape.initial), start: null };

const wantedShape: Shape<Wanted> = {
  initial,
  read(given) {
    const kind = readKind(given);
    const start = isRecord(given) ? given.start : undefined;
    const isProper = start === null || (isCount(start) && kind && start < cellCount(kind));
    return kind && isProper ? { ...kind, start } : initial;
  },
};

/** All of the replay but the rules: the face adds them. */
export const replayWords = {
  id: "minesweeper",
  name: "Minesweeper",
  version: 1,
  options: wantedShape,
  optionsOf: ({ kind, seed, counts, isLaying }: State): Wanted => ({
    ...kind,
    start: counts === null && !isLaying ? null : startCellOf(kind, seed),
  }),
  write,
  read,
  isOver,
  resultOf(state: State): string {
    const time = timeText(tenthsOf(state));
    const cells = `${openedOf(state)} of ${state.covers.length - state.kind.mines} cells`;
    const end = isLost(state) ? `${cells}, lost after ${time}` : cells;
    // Help is a part of what a time is worth.
    const help = state.hints > 0 ? ` with ${counted(state.hints, "hint")}` : "";
    return `${isWon(state) ? `Cleared in ${time}` : end}${help}`;
  },
};

function write(action: Action): string {
  switch (action.type) {
    case "open":
      return `o${action.cell}`;
    case "mark":
      return `${action.questions ? "q" : "f"}${action.cell}`;
    case "lay":
      return `${action.isProven ? "l" : "u"}${action.attempt}`;
    case "begin":
    case "cancel":
    case "pause":
    case "resume":
    case "hint":
      return action.type;
  }
}

function read(word: string, at: number): Action | undefined {
  if (word === "begin" || word === "pause" || word === "resume") return { type: word, at };
  if (word === "cancel" || word === "hint") return { type: word };
  const [, letter, digits] = /^([ofqlu])(\d{1,6})$/.exec(word) ?? [];
  const number = Number(digits);
  switch (letter) {
    case "o":
      return { type: "open", cell: number, at };
    case "f":
    case "q":
      return { type: "mark", cell: number, questions: letter === "q" };
    case "l":
    case "u":
      // Which of the seed's boards the solver found: played again, nobody searches.
      return { type: "lay", attempt: number, isProven: letter === "l", at };
    default:
      return undefined;
  }
}
