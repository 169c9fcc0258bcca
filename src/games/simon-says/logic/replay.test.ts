import { describe, expect, test } from "vitest";
import { proveReplays } from "#proof/replays.ts";
import {
  isShowing,
  optionsShape,
  replay,
  type Action,
  type Options,
  type Pad,
  type State,
} from "../logic.ts";

/** The right pad more often than not, so that games come some way. */
function actions(state: State): Action[] {
  if (state.phase === "idle") return [{ type: "start" }];
  if (state.phase === "paused") return [{ type: "resume" }];
  if (isShowing(state)) return [...pressesOf([0, 1, 2, 3]), { type: "leave" }];
  const right = state.sequence[state.place] ?? 0;
  return [...pressesOf([...Array.from({ length: 30 }, () => right), 0, 1]), { type: "replay" }];
}
const pressesOf = (wanted: readonly Pad[]) => wanted.map((pad): Action => ({ type: "press", pad }));

const everyOptions: readonly Options[] = [
  optionsShape.initial,
  { mode: "practice", isChosen: false },
  { mode: "strict", isChosen: true },
];

describe("a game of Simon Says, watched again", () => {
  proveReplays({
    replay,
    everyOptions,
    actions,
  });

  test("what it came to says whether mistakes cost something", () => {
    const after = (mode: "strict" | "practice", rounds: number): string => {
      const game = replay.game({ mode, isChosen: false });
      return replay.resultOf({
        ...game.start(1),
        sequence: Array.from({ length: rounds + 1 }, () => 0 as const),
      });
    };
    expect([after("strict", 0), after("strict", 1), after("practice", 12)]).toEqual([
      "0 rounds",
      "1 round",
      "12 rounds in practice",
    ]);
  });
});
