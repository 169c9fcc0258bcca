import { wordsFor } from "#domain/recording.ts";
import { grouped } from "#domain/wording.ts";
import { optionsShape } from "./options.ts";
import type { Action, State } from "./state.ts";

/** All of Snake's replay but its rules: the face adds them. */
export const replayWords = {
  id: "snake",
  name: "Snake",
  version: 1,
  options: optionsShape,
  optionsOf: ({ options }: State) => options,
  ...wordsFor<Action>({
    s: { type: "start" },
    p: { type: "pause" },
    r: { type: "resume" },
    U: { type: "turn", direction: "up" },
    R: { type: "turn", direction: "right" },
    D: { type: "turn", direction: "down" },
    L: { type: "turn", direction: "left" },
  }),
  isOver: ({ phase }: State) => phase === "over",
  resultOf: ({ score }: State) => `Score ${grouped(score)}`,
};
