import { wordsFor } from "#domain/recording.ts";
import { counted } from "#domain/wording.ts";
import { completedOf, optionsShape, type Action, type State } from "./state.ts";

/** All of the replay but the rules: the face adds them. */
export const replayWords = {
  id: "simon-says",
  name: "Simon Says",
  version: 1,
  options: optionsShape,
  optionsOf: ({ options }: State) => options,
  ...wordsFor<Action>({
    s: { type: "start" },
    "1": { type: "press", pad: 0 },
    "2": { type: "press", pad: 1 },
    "3": { type: "press", pad: 2 },
    "4": { type: "press", pad: 3 },
    a: { type: "replay" },
    l: { type: "leave" },
    r: { type: "resume" },
  }),
  isOver: ({ phase }: State) => phase === "over",
  // Where a mistake costs nothing, rounds are worth less.
  resultOf: (state: State) =>
    `${counted(completedOf(state), "round")}${state.options.mode === "practice" ? " in practice" : ""}`,
};
