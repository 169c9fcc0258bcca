import { describe, expect, test } from "vitest";
import type { Tick } from "#domain/game.ts";
import { simon, type Action, type State } from "../logic.ts";
import { shownPads } from "./announcements.ts";

const game = simon({ mode: "practice", isChosen: false });
const play = (state: State, ...actions: (Action | Tick)[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const tick: Tick = { type: "tick", at: 0 };

/** The show of a round with the same pad twice. */
const lead: State = { ...play(game.start(1), { type: "start" }), sequence: [0, 0, 3] };

describe("the pads that are said while they are shown", () => {
  test.each([
    ["nothing before the first is lit", 0, []],
    ["the first as it lights up", 1, ["Green"]],
    ["and still when it is dark", 2, ["Green"]],
    ["the same pad once more", 3, ["Green", "Green"]],
    ["the last", 5, ["Green", "Green", "Blue"]],
    ["until the player's turn", 7, []],
  ])("%s", (_, ticks, names) => {
    expect(shownPads(play(lead, ...Array.from({ length: ticks }, () => tick)))).toEqual(names);
  });

  test("shown again, they are said from the beginning", () => {
    const turn = play(lead, tick, tick, tick, tick, tick, tick, tick);
    expect(turn.phase).toBe("input");
    const again = play(turn, { type: "replay" });
    expect(shownPads(again)).toEqual([]);
    expect(shownPads(play(again, tick))).toEqual(["Green"]);
  });
});
