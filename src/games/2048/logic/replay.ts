import { wordsFor } from "#domain/recording.ts";
import { shape } from "#domain/shape.ts";
import { counted, grouped } from "#domain/wording.ts";
import type { Action, State } from "./state.ts";

/** All of the replay but the rules: the face adds them. There are no options. */
export const replayWords = {
  id: "2048",
  name: "2048",
  version: 1,
  options: shape({}),
  optionsOf: () => ({}),
  ...wordsFor<Action>({
    U: { type: "move", direction: "up" },
    R: { type: "move", direction: "right" },
    D: { type: "move", direction: "down" },
    L: { type: "move", direction: "left" },
    u: { type: "undo" },
    x: { type: "dismiss" },
  }),
  isOver: ({ over }: State) => over,
  // Luck that was tried twice is part of what a score is worth.
  resultOf: ({ score, undos }: State) =>
    `Score ${grouped(score)}${undos > 0 ? ` with ${counted(undos, "undo")}` : ""}`,
};
