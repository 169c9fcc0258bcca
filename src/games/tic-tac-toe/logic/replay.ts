import { counted } from "#domain/wording.ts";
import { cellCount, winnerOf } from "./lines.ts";
import { optionsShape } from "./options.ts";
import { cellsOf, isOver, type Action, type State } from "./state.ts";

/** All of the replay but the rules: the face adds them. */
export const replayWords = {
  id: "tic-tac-toe",
  name: "Tic Tac Toe",
  version: 1,
  options: optionsShape,
  optionsOf: ({ options }: State) => options,
  write: (action: Action): string => (action.type === "mark" ? `m${action.cell}` : "u"),
  read(word: string): Action | undefined {
    if (word === "u") return { type: "undo" };
    const [, digit] = /^m(\d)$/.exec(word) ?? [];
    return digit !== undefined && Number(digit) < cellCount
      ? { type: "mark", cell: Number(digit) }
      : undefined;
  },
  isOver,
  // Whom it was played against, and what was tried twice, is part of what a result is worth.
  resultOf: (state: State): string => {
    const { options, undos } = state;
    const against = options.mode === "ai" ? ` against the ${options.level} AI` : "";
    return `${outcomeOf(state)}${against}${undos > 0 ? ` with ${counted(undos, "undo")}` : ""}`;
  },
};

function outcomeOf(state: State): string {
  const winner = winnerOf(cellsOf(state));
  const moves = counted(state.moves.length, "move");
  if (winner === null) return moves;
  return winner === "tie" ? "A tie" : `${winner} won in ${moves}`;
}
