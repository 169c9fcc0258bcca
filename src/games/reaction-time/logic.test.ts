import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tick } from "#domain/game.ts";
import { game } from "./logic/game.ts";
import { readSave, writeSave } from "./logic/save.ts";
import {
  maxAttempts,
  maxDelayMs,
  restMs,
  shortestDelayMs,
  type Action,
  type Phase,
  type State,
} from "./logic/state.ts";
import { soundOf } from "./view/sound.ts";
import { rate, ratings, recentOf, statisticsOf } from "./logic/statistics.ts";
import { describeLast, hintOf, inFigure, inMs, labelOf } from "./view/announcements.ts";

const play = (state: State, ...actions: (Action | Tick)[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const fresh = (): State => game.start(7);
const tick: Tick = { type: "tick", at: 0 };
const begin: Action = { type: "start" };
const press = (at: number): Action => ({ type: "press", at, by: "mouse" });
const painted = (at: number): Action => ({ type: "painted", at });

/** A state in each phase. Green was painted at 5000. */
const phases: Record<Phase, State> = {
  waiting: fresh(),
  ready: play(fresh(), begin),
  go: play(fresh(), begin, tick, painted(5000)),
  clicked: play(fresh(), begin, tick, painted(5000), press(5231)),
  "too-early": play(fresh(), begin, press(5000)),
};

describe("spec §4: the five states and their labels", () => {
  test.each<[Phase, string]>([
    ["waiting", 'Click "Start Test" to begin'],
    ["ready", "Wait for GREEN..."],
    ["go", "CLICK NOW!"],
    ["clicked", "231 ms"],
    ["too-early", "Too early! Wait for green."],
  ])("%s says %s", (phase, label) => {
    expect(phases[phase].phase).toBe(phase);
    expect(labelOf(phases[phase])).toBe(label);
  });

  // Five states × every thing that can happen. A press comes 231 ms after green.
  const leadsTo: Record<Phase, Record<string, Phase>> = {
    waiting: {
      start: "ready",
      press: "ready",
      tick: "waiting",
      reset: "waiting",
      leave: "waiting",
    },
    ready: { start: "ready", press: "too-early", tick: "go", reset: "waiting", leave: "waiting" },
    go: { start: "go", press: "clicked", tick: "go", reset: "waiting", leave: "waiting" },
    clicked: {
      start: "ready",
      press: "clicked",
      tick: "clicked",
      reset: "waiting",
      leave: "clicked",
    },
    "too-early": {
      start: "ready",
      press: "too-early",
      tick: "too-early",
      reset: "waiting",
      leave: "too-early",
    },
  };
  const happenings: Record<string, Action | Tick> = {
    start: begin,
    press: press(5231),
    tick,
    reset: { type: "reset" },
    leave: { type: "leave" },
  };
  const cases = Object.entries(leadsTo).flatMap(([from, row]) =>
    Object.entries(row).map(([what, to]) => [from as Phase, what, to] as const),
  );
  test.each(cases)("%s, %s → %s", (from, what, to) => {
    const action = happenings[what];
    if (action === undefined) throw new Error(what);
    expect(game.step(phases[from], action).phase).toBe(to);
  });

  test("“Clicking during ready goes to too-early and cancels the timer”", () => {
    expect(game.pace(phases.ready)).toBeGreaterThanOrEqual(shortestDelayMs);
    expect(game.pace(phases["too-early"])).toBeNull();
    expect(game.step(phases["too-early"], tick)).toBe(phases["too-early"]);
  });

  test("only ready waits for a timer", () => {
    const waiting = Object.values(phases).filter((state) => game.pace(state) !== null);
    expect(waiting.map(({ phase }) => phase)).toEqual(["ready"]);
  });

  test("the second press of a double click begins nothing; a later one does", () => {
    expect(game.step(phases.clicked, press(5231 + restMs - 1))).toBe(phases.clicked);
    expect(game.step(phases.clicked, press(5231 + restMs)).phase).toBe("ready");
  });
});

describe("spec §9: random delay 2-5 s", () => {
  test("always in range, and each third as likely as the others", () => {
    const delays: number[] = [];
    let state = fresh();
    for (let count = 0; count < 6000; count += 1) {
      state = play(state, { type: "reset" }, begin);
      delays.push(state.delayMs);
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(shortestDelayMs);
    expect(Math.max(...delays)).toBeLessThan(maxDelayMs);
    const thirds = [0, 1, 2].map(
      (third) =>
        delays.filter((delay) => Math.floor((delay - shortestDelayMs) / 1000) === third).length,
    );
    // Chi-square with two degrees of freedom: 13.8 would come up once in a thousand.
    const chi = thirds.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(13.8);
  });

  test("the same seed and presses give the same test again", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 3 }), { maxLength: 40 }), (seed, moves) => {
        const run = () => {
          let at = 0;
          const actions = moves.map((move): Action | Tick => {
            at += 300;
            return [begin, tick, painted(at), press(at)][move] ?? begin;
          });
          return play(game.start(seed), ...actions);
        };
        expect(run()).toEqual(run());
      }),
    );
  });
});

describe("what is measured", () => {
  test("“Time is measured from the frame in which green was painted”", () => {
    const state = play(fresh(), begin, tick, painted(8016.7), press(8247.9));
    expect(state.lastMs).toBe(231.2);
  });

  test.each([
    ["before green was painted", play(fresh(), begin, tick, press(9000))],
    ["at the moment of painting", play(fresh(), begin, tick, painted(9000), press(9000))],
    ["timed before the painting", play(fresh(), begin, tick, painted(9000), press(8990))],
  ])("a press %s is too early", (_, state) => {
    expect(state).toMatchObject({ phase: "too-early", attempts: [], tooEarly: 1, lastMs: null });
  });

  test("only the first painted frame counts", () => {
    expect(play(phases.go, painted(5100), press(5200)).lastMs).toBe(200);
  });

  test("a lucky guess counts, and the page says what it is", () => {
    const state = play(phases.go, press(5040));
    expect(state.attempts).toHaveLength(1);
    expect(hintOf(state)).toBe("Under 100 ms is faster than nerves: a lucky guess?");
  });
});

describe("the figures", () => {
  const attempts = (...times: number[]) => times.map((ms) => ({ ms, by: "key" as const }));

  test("“Average = mean of all attempts rounded to 1 ms, Best = the smallest”", () => {
    expect(statisticsOf(attempts(250.4, 199.9, 301.2))).toEqual({
      averageMs: 251,
      bestMs: 200,
      medianMs: 250,
    });
    expect(statisticsOf(attempts(200, 300))?.medianMs).toBe(250);
    expect(statisticsOf([])).toBeNull();
  });

  test("“a too-early click is no attempt”", () => {
    expect(phases["too-early"].attempts).toEqual([]);
  });

  test.each([
    [199.9, "Excellent"],
    [200, "Good"],
    [249.9, "Good"],
    [250, "Average"],
    [299.9, "Average"],
    [300, "Below Average"],
    [400, "Below Average"],
    [400.1, "Slow"],
    [5000, "Slow"],
  ])("%d ms is %s", (ms, rating) => {
    expect(rate(ms)).toBe(rating);
  });

  test("spec §9: the scale, in its words", () => {
    expect(ratings.map(({ name, range }) => `${range} ${name}`)).toEqual([
      "under 200 ms Excellent",
      "200-250 ms Good",
      "250-300 ms Average",
      "300-400 ms Below Average",
      "over 400 ms Slow",
    ]);
  });

  test("“the last 10 attempts, newest first, numbered by attempt”", () => {
    const list = recentOf(attempts(...Array.from({ length: 13 }, (_, index) => 200 + index)));
    expect(list.map(({ number }) => number)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(list[0]?.ms).toBe(212);
  });

  test("Reset keeps the history, Clear History empties it", () => {
    const reset = play(phases.clicked, { type: "reset" });
    expect(reset).toMatchObject({ phase: "waiting", lastMs: null });
    expect(reset.attempts).toHaveLength(1);
    const cleared = play(phases.clicked, { type: "clear" });
    expect(cleared).toMatchObject({ attempts: [], lastMs: null, tooEarly: 0 });
  });

  test.each(Object.values(phases).map((state) => [state.phase, state] as const))(
    "Clear History resets the pad's text: %s",
    (_, state) => {
      const cleared = play(state, { type: "clear" });
      expect(labelOf(cleared)).toBe('Click "Start Test" to begin');
      expect(describeLast(cleared)).toBe("History cleared.");
      expect(game.pace(cleared)).toBeNull();
    },
  );

  test("a dash where there is nothing yet", () => {
    expect(inMs(null)).toBe("–");
    expect(inMs(231.4)).toBe("231 ms");
    expect(inFigure(231.4)).toBe("231\u00A0ms");
  });
});

describe("what is said and heard", () => {
  test.each<[Phase, string]>([
    ["ready", "Wait for GREEN..."],
    ["go", "CLICK NOW!"],
    ["clicked", "231 milliseconds. Good."],
    ["too-early", "Too early! Wait for green."],
  ])("%s: %s", (phase, text) => {
    expect(describeLast(phases[phase])).toBe(text);
  });

  test("a tone comes with the green, and none before it", () => {
    expect(soundOf(phases.ready)).toBeUndefined();
    expect(soundOf(play(phases.ready, tick))).toBeDefined();
  });
});

describe("what is kept", () => {
  const good = writeSave(phases.clicked) as Record<string, unknown>;

  test("attempts survive a reload, and the test begins at the beginning", () => {
    const state = play(phases.clicked, begin);
    const read = readSave(JSON.parse(JSON.stringify(writeSave(state))));
    expect(read).toMatchObject({ phase: "waiting", attempts: state.attempts, dice: state.dice });
  });

  test("what was kept before there were series is read as single tries", () => {
    const { mode: _mode, series: _series, falseStarts: _starts, ...old } = good;
    expect(readSave(old)).toEqual(readSave(good));
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["text", "12"],
    ["another version", { ...good, version: 2 }],
    ["dead dice", { ...good, dice: [0, 0, 0, 0] }],
    ["no list", { ...good, attempts: {} }],
    ["a negative time", { ...good, attempts: [{ ms: -1, by: "key" }] }],
    ["NaN", { ...good, attempts: [{ ms: Number.NaN, by: "key" }] }],
    ["an unknown mode", { ...good, mode: "double" }],
    ["a series that is none", { ...good, series: "200" }],
    ["a series of six", { ...good, mode: "series", series: [200, 200, 200, 200, 200, 200] }],
    ["a guess in a series", { ...good, mode: "series", series: [99.9] }],
    ["a time in a series that is none", { ...good, mode: "series", series: [Number.NaN] }],
    ["false starts that are none", { ...good, falseStarts: -1 }],
    ["an unknown device", { ...good, attempts: [{ ms: 200, by: "brain" }] }],
    [
      "too many",
      {
        ...good,
        attempts: Array.from({ length: maxAttempts + 1 }, () => ({ ms: 200, by: "key" })),
      },
    ],
  ])("%s means a new start", (_, saved) => {
    expect(readSave(saved)).toBeUndefined();
  });
});
