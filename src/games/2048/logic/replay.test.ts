import { describe } from "vitest";
import { directions } from "#domain/direction.ts";
import { proveReplays } from "#proof/replays.ts";
import { replay, type Action } from "../logic.ts";

describe("a game of 2048, watched again", () => {
  const moves = directions.map((direction) => ({ type: "move", direction }) as const);
  proveReplays({
    replay,
    everyOptions: [{}],
    actions: (): Action[] => [...moves, ...moves, ...moves, { type: "undo" }, { type: "dismiss" }],
  });
});
