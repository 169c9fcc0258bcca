import { counted, minutesAndSeconds } from "#domain/wording.ts";
import {
  foundPairs,
  isWon,
  optionsShape,
  pairCounts,
  type Action,
  type Options,
  type State,
} from "./state.ts";

/** Every way to play. */
export const everyOptions: readonly Options[] = pairCounts.map((pairs) => ({ pairs }));

/** Where the game with the fewest moves is kept, to be raced against. */
export const bestRunKey = ({ pairs }: State): string => `tabkit-memory-best-run-${pairs}`;

const maxCards = 2 * Math.max(...pairCounts);

/** All of the replay but the rules: the face adds them. */
export const replayWords = {
  id: "memory",
  name: "Memory",
  version: 1,
  options: optionsShape,
  optionsOf: ({ pairs }: State): Options => ({ pairs }),
  write(action: Action): string {
    if (action.type === "flip") return `f${action.cell}`;
    if (action.type === "start") return action.isChosen ? "c" : "s";
    return action.type === "hide" ? "h" : "v";
  },
  read(word: string, at: number): Action | undefined {
    if (word === "s" || word === "c") return { type: "start", isChosen: word === "c" };
    if (word === "h") return { type: "hide", at };
    if (word === "v") return { type: "show", at };
    const [, digits] = /^f(0|[1-9]\d?)$/.exec(word) ?? [];
    return digits !== undefined && Number(digits) < maxCards
      ? { type: "flip", cell: Number(digits), at }
      : undefined;
  },
  isOver: isWon,
  resultOf: (state: State): string => {
    const moves = counted(state.moves, "move");
    return isWon(state)
      ? `${state.pairs} pairs · ${moves} · ${minutesAndSeconds(state.playedMs / 1000)}`
      : `${foundPairs(state)} of ${state.pairs} pairs · ${moves}`;
  },
};
