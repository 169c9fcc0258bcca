import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tick } from "#domain/game.ts";
import {
  completedOf,
  isShowing,
  leadMs,
  mistakeMs,
  roundOf,
  simon,
  speedOf,
  type Action,
  type Phase,
  type State,
} from "./logic.ts";
import { padOfKey, pads, toneOf, type Pad } from "./logic/pads.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast, statusOf } from "./view/announcements.ts";

const strict = simon({ mode: "strict", isChosen: false });
const practice = simon({ mode: "practice", isChosen: false });
const tick: Tick = { type: "tick", at: 0 };
const start: Action = { type: "start" };
const pressOf = (pad: Pad): Action => ({ type: "press", pad });

const play = (game: typeof strict, state: State, ...actions: (Action | Tick)[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);

/** Lets the game show all it wants to show. */
function watchAll(game: typeof strict, state: State): State {
  let now = state;
  while (game.pace(now) !== null) now = game.step(now, tick);
  return now;
}

/** A game that waits for the player in a round. */
function atRound(game: typeof strict, round: number, seed = 5): State {
  let state = watchAll(game, play(game, game.start(seed), start));
  while (roundOf(state) < round) state = watchAll(game, repeat(game, state));
  return state;
}
const repeat = (game: typeof strict, state: State): State =>
  play(game, state, ...state.sequence.map(pressOf));
const wrongFor = (state: State): Pad => (((state.sequence[state.place] ?? 0) + 1) % 4) as Pad;

describe("decisions: “four pads with their own tone, colour, shape and key”", () => {
  test.each(["id", "shape", "code", "key", "pitchHz"] as const)("no two share a %s", (what) => {
    expect(new Set(pads.map((pad) => pad[what])).size).toBe(4);
  });

  test.each([
    ["KeyQ", "q", 0],
    ["KeyW", "z", 1],
    ["KeyA", "q", 2],
    ["KeyS", "s", 3],
    ["Digit3", "3", 2],
    ["Numpad4", "4", 3],
    ["KeyE", "e", undefined],
    ["Digit5", "5", undefined],
  ])("%s (%s) presses pad %s", (code, key, pad) => {
    expect(padOfKey({ code, key })).toBe(pad);
  });

  test("the toy's pitches", () => {
    expect(pads.map(({ id, pitchHz }) => `${id} ${pitchHz}`)).toEqual([
      "green 415",
      "red 310",
      "yellow 252",
      "blue 209",
    ]);
    expect(toneOf(1, 300)).toEqual([{ pitchHz: 310, lengthMs: 300, wave: "triangle" }]);
  });
});

describe("decisions: “the sequence grows by one each round and speeds up at rounds 5, 9 and 13”", () => {
  test("each round repeats the last one and adds a pad", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let state = atRound(strict, 1, seed);
        for (let round = 1; round <= 8; round += 1) {
          expect(roundOf(state)).toBe(round);
          const before = state.sequence;
          state = watchAll(strict, repeat(strict, state));
          expect(state.sequence.slice(0, -1)).toEqual(before);
        }
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [1, 420, 180],
    [4, 420, 180],
    [5, 340, 150],
    [8, 340, 150],
    [9, 280, 130],
    [12, 280, 130],
    [13, 230, 110],
    [31, 230, 110],
  ])("round %d: lit for %d ms, dark for %d ms", (round, litMs, darkMs) => {
    expect(speedOf(round)).toMatchObject({ litMs, darkMs });
  });

  test("at most three flashes a second, and never two equal waits in a row", () => {
    for (let round = 1; round <= 40; round += 1) {
      const { litMs, darkMs } = speedOf(round);
      expect(1000 / (litMs + darkMs)).toBeLessThanOrEqual(3);
      expect(new Set([litMs, darkMs, leadMs, mistakeMs]).size).toBe(4);
    }
  });

  test.each([1, 5, 9, 13])("the exact schedule of round %d", (round) => {
    let state = play(strict, { ...atRound(strict, round), phase: "paused" }, { type: "resume" });
    const { litMs, darkMs } = speedOf(round);
    const seen: [Phase, number | null][] = [];
    while (strict.pace(state) !== null) {
      seen.push([state.phase, strict.pace(state) as number]);
      state = strict.step(state, tick);
    }
    const flashes = Array.from({ length: round }, () => [
      ["lit", litMs],
      ["dark", darkMs],
    ]).flat();
    expect(seen).toEqual([["lead", leadMs], ...flashes]);
    expect(state.phase).toBe("input");
  });

  test("what is shown is the sequence", () => {
    let state = play(strict, { ...atRound(strict, 6), phase: "paused" }, { type: "resume" });
    const shown: Pad[] = [];
    while (strict.pace(state) !== null) {
      state = strict.step(state, tick);
      if (state.phase === "lit" && state.touched) shown.push(state.touched.pad);
    }
    expect(shown).toEqual(state.sequence);
  });

  test("every pad comes up as often as the others", () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const pad = play(strict, strict.start(seed), start).sequence[0] ?? -1;
      counts[pad] = (counts[pad] ?? 0) + 1;
    }
    // Chi-square with three degrees of freedom: 16.3 would come up once in a thousand.
    expect(counts.reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0)).toBeLessThan(16.3);
  });
});

describe("decisions: “one mistake ends it; strict/practice mode”", () => {
  test.each([0, 1, 2, 3])("a mistake at place %d ends a strict game", (place) => {
    const state = atRound(strict, 4);
    const near = play(strict, state, ...state.sequence.slice(0, place).map(pressOf));
    const over = play(strict, near, pressOf(wrongFor(near)));
    expect(over).toMatchObject({ phase: "over", mistakes: 1 });
    expect(completedOf(over)).toBe(3);
    expect(play(strict, over, pressOf(0), tick, start)).toBe(over);
  });

  test("in practice the same sequence is shown again", () => {
    const state = atRound(practice, 3);
    const wrong = play(practice, state, pressOf(wrongFor(state)));
    expect(wrong).toMatchObject({ phase: "mistake", mistakes: 1 });
    expect(practice.pace(wrong)).toBe(mistakeMs);
    const again = watchAll(practice, wrong);
    expect(again).toMatchObject({ phase: "input", place: 0, sequence: state.sequence });
  });

  test("only practice shows a sequence again when asked", () => {
    const one = atRound(strict, 2);
    expect(play(strict, one, { type: "replay" })).toBe(one);
    expect(play(practice, atRound(practice, 2), { type: "replay" }).phase).toBe("lead");
  });
});

describe("timing and leaving", () => {
  test("presses while the sequence is shown do nothing", () => {
    let state = play(strict, strict.start(5), start);
    while (isShowing(state)) {
      for (const pad of [0, 1, 2, 3] as const)
        expect(play(strict, state, pressOf(pad))).toBe(state);
      state = strict.step(state, tick);
    }
    expect(state.phase).toBe("input");
  });

  test("leaving while it is shown pauses; resuming shows it from the beginning", () => {
    const showing = play(strict, strict.start(5), start, tick);
    const paused = play(strict, showing, { type: "leave" });
    expect(paused.phase).toBe("paused");
    expect(strict.pace(paused)).toBeNull();
    expect(play(strict, paused, tick, pressOf(0))).toBe(paused);
    expect(play(strict, paused, { type: "resume" })).toMatchObject({ phase: "lead", place: 0 });
  });

  test("nobody is hurried: the player's turn has no clock, and leaving changes nothing", () => {
    const state = atRound(strict, 2);
    expect(strict.pace(state)).toBeNull();
    expect(play(strict, state, { type: "leave" })).toBe(state);
  });

  test("the same seed and presses give the same game, however the ticks come", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 3 }), { maxLength: 20 }), (seed, moves) => {
        const run = (at: number) => {
          let state = watchAll(strict, play(strict, strict.start(seed), start));
          for (const pad of moves) {
            state = play(strict, state, pressOf(pad as Pad), { type: "tick", at });
            state = watchAll(strict, state);
          }
          return state;
        };
        expect(run(0)).toEqual(run(1000 / 240));
      }),
      { numRuns: 50 },
    );
  });
});

describe("what is said and heard", () => {
  test("the round, the turn, the mistake and the end", () => {
    const showing = play(strict, strict.start(5), start);
    expect(describeLast(showing)).toBe("Round 1. Watch.");
    expect(statusOf(showing)).toBe("Watch");
    const turn = atRound(strict, 1);
    expect(describeLast(turn)).toBe("Your turn.");
    const over = play(strict, turn, pressOf(wrongFor(turn)));
    expect(describeLast(over)).toBe("Wrong. Game over in round 1. 0 rounds completed.");
    const state = atRound(practice, 1);
    const wrong = play(practice, state, pressOf(wrongFor(state)));
    expect(describeLast(wrong)).toBe(
      `${pads[wrongFor(state)].name} was wrong, it is ${pads[state.sequence[0] ?? 0].name}. Watch again.`,
    );
  });

  test("a lit pad and a right press sound alike, a wrong one does not", () => {
    const turn = atRound(strict, 1);
    const pad = turn.sequence[0] ?? 0;
    const right = play(strict, turn, pressOf(pad));
    expect(soundOf(right)).toEqual(toneOf(pad, 420));
    expect(soundOf(play(strict, turn, pressOf(wrongFor(turn))))).not.toEqual(soundOf(right));
    expect(soundOf(strict.start(1))).toBeUndefined();
  });

  test("the same pad twice is two touches", () => {
    const first = play(strict, strict.start(5), start, tick).touched;
    const second = play(strict, atRound(strict, 1), pressOf(first?.pad ?? 0)).touched;
    expect(second?.count).toBe((first?.count ?? 0) + 1);
  });
});
