import { describe } from "vitest";
import { directions } from "#domain/direction.ts";
import { proveReplays } from "#proof/replays.ts";
import { everyOptions, replay, type Action } from "../logic.ts";

describe("a game of Snake, watched again", () => {
  proveReplays({
    replay,
    everyOptions,
    actions: ({ phase }): Action[] => {
      if (phase === "idle") return [{ type: "start" }];
      if (phase === "paused") return [{ type: "resume" }];
      const turns = directions.map((direction) => ({ type: "turn", direction }) as const);
      return [...turns, ...turns, ...turns, { type: "pause" }];
    },
    essence: (state) => ({ ...state, movedAt: 0 }),
  });
});
