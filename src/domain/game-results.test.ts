import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  betterOf,
  dayFinished,
  emptyTally,
  isOpenDay,
  maxDays,
  maxLast,
  record,
  tallyOf,
  type Finished,
  type ResultKind,
  type Results,
} from "./game-results.ts";
import { resultsShape } from "./game-results-shape.ts";
import { averageOf, changeWords, praiseWords, shareText } from "./game-results-words.ts";
import { counted } from "./wording.ts";

const points: ResultKind = {
  id: "a",
  name: "A",
  better: "more",
  words: (score) => (score === null ? "Lost" : counted(score, "point")),
  difference: (amount) => counted(amount, "point"),
};
const moves: ResultKind = { ...points, better: "fewer", difference: (n) => counted(n, "move") };
const verdicts: ResultKind = {
  id: "b",
  name: "B",
  better: "more",
  words: (score) => ["Lost", "Tied", "Won"][score ?? 0] ?? "",
};

const now = Date.UTC(2026, 10, 16, 12);
const game = (score: number | null, more: Partial<Finished> = {}): Finished => ({
  score,
  mode: "usual",
  seed: null,
  isStandard: true,
  ...more,
});
const after = (games: Finished[], kind = points, at = now): Results =>
  games.reduce((results, one) => record(results, kind, one, at), resultsShape.initial);

describe("what is counted", () => {
  test.each<[string, ResultKind, (number | null)[], object]>([
    ["nothing", points, [], emptyTally],
    ["more is better", points, [10, 40, 20], { played: 3, scored: 3, sum: 70, best: 40 }],
    ["fewer is better", moves, [10, 40, 20], { played: 3, scored: 3, sum: 70, best: 10 }],
    ["a score of 0 is one", moves, [0, 5], { played: 2, scored: 2, sum: 5, best: 0 }],
    ["a lost game is played", moves, [null, 9], { played: 2, scored: 1, sum: 9, best: 9 }],
  ])("%s", (_rule, kind, scores, tally) => {
    expect(
      tallyOf(
        after(
          scores.map((score) => game(score)),
          kind,
        ),
        "usual",
      ),
    ).toEqual(tally);
  });

  test("modes are counted apart, and a mode may have any name", () => {
    const results = after([game(1), game(9, { mode: "hard" }), game(4, { mode: "constructor" })]);
    expect(tallyOf(results, "usual").best).toBe(1);
    expect(tallyOf(results, "hard").best).toBe(9);
    expect(tallyOf(results, "constructor").played).toBe(1);
    expect(tallyOf(resultsShape.initial, "constructor")).toEqual(emptyTally);
  });

  test("a best from before results were counted stays the best", () => {
    expect(tallyOf(after([game(10, { earlierBest: 50 })]), "usual")).toEqual({
      played: 1,
      scored: 1,
      sum: 10,
      best: 50,
    });
  });

  test("the last hundred are kept, the latest first; all are counted", () => {
    const results = after(Array.from({ length: 130 }, (_, score) => game(score)));
    expect(results.last).toHaveLength(maxLast);
    expect(results.last[0]).toEqual({ at: now, score: 129, mode: "usual" });
    expect(tallyOf(results, "usual").played).toBe(130);
  });

  test("how long it took is kept where it is known", () => {
    expect(after([game(3, { seconds: 61 })]).last[0]).toMatchObject({ seconds: 61 });
  });

  test("the better one", () => {
    expect(betterOf(points, null, null)).toBeNull();
    expect(betterOf(points, 0, null)).toBe(0);
    expect(betterOf(moves, null, 0)).toBe(0);
    expect(betterOf(moves, 3, 2)).toBe(2);
  });
});

describe("the day's game", () => {
  const daily = (score: number | null, seed = 20261116) => game(score, { seed });
  const day = Date.UTC(2026, 10, 16) / 86_400_000;

  test.each<[string, Finished, string, number | null]>([
    ["on its day", daily(1), "2026-11-16T00:00:00Z", day],
    ["until its last moment", daily(1), "2026-11-16T23:59:59.999Z", day],
    ["begun before midnight, finished after", daily(1), "2026-11-17T00:20:00Z", day],
    ["two days later it is an old seed", daily(1), "2026-11-18T00:00:00Z", null],
    ["a day to come is a wrong clock's", daily(1), "2026-11-15T23:59:00Z", null],
    ["other settings are another game", game(1, { seed: 20261116, isStandard: false }), "", null],
    ["another seed", daily(1, 4711), "2026-11-16T12:00:00Z", null],
    ["no such day", daily(1, 20260231), "2026-03-03T12:00:00Z", null],
    ["no seed", game(1), "2026-11-16T12:00:00Z", null],
  ])("%s", (_rule, finished, at, counts) => {
    expect(dayFinished(finished, at === "" ? now : Date.parse(at))).toBe(counts);
  });

  test("the first try counts; later ones do not, nor do other seeds that were chosen", () => {
    const results = after([daily(5), daily(9), game(7), game(8, { seed: 4711, isChosen: true })]);
    expect(results.days).toEqual([20261116]);
    expect(results.latestDay).toEqual({ seed: 20261116, words: "5 points" });
    expect(results.last.map(({ score, daily: is }) => [score, is])).toEqual([
      [7, undefined],
      [5, true],
    ]);
    expect(tallyOf(results, "usual")).toMatchObject({ played: 2, best: 7 });
  });

  test("a lost game is a day's result, too", () => {
    expect(after([daily(null)]).latestDay).toEqual({ seed: 20261116, words: "Lost" });
  });

  test("after a clock was set back the days stay in order, each once", () => {
    let results = after([daily(1)]);
    results = record(results, points, daily(2, 20261110), Date.UTC(2026, 10, 10));
    results = record(results, points, daily(3), now);
    expect(results.days).toEqual([20261110, 20261116]);
    expect(results.latestDay).toEqual({ seed: 20261110, words: "2 points" });
  });

  test("the days of four years are kept", () => {
    let results = resultsShape.initial;
    for (let index = 0; index < maxDays + 5; index += 1) {
      const at = Date.UTC(2026, 0, 1 + index);
      const seed = Number(new Date(at).toISOString().slice(0, 10).replaceAll("-", ""));
      results = record(results, points, daily(1, seed), at);
    }
    expect(results.days).toHaveLength(maxDays);
    expect(results.days[0]).toBe(20260106);
  });
});

describe("a day that is not done yet", () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  test.each([
    ["today's", 20_261_116, [], true],
    ["yesterday's, which still counts", 20_261_115, [], true],
    ["an older one", 20_261_114, [], false],
    ["a day to come", 20_261_117, [], false],
    ["no day's", 4711, [], false],
    ["today's, which is done", 20_261_116, [20_261_116], false],
  ])("%s", (_case, seed, days, isOpen) => {
    expect(isOpenDay({ days }, seed, noon)).toBe(isOpen);
  });
});

describe("what changed", () => {
  const before = (...scores: number[]) =>
    tallyOf(after(scores.map((score) => game(score))), "usual");
  const fewBefore = (...scores: number[]) =>
    tallyOf(
      after(
        scores.map((score) => game(score)),
        moves,
      ),
      "usual",
    );

  test.each<[string, string, ResultKind, ReturnType<typeof before>, Finished]>([
    ["the first", "Your first result.", points, before(), game(3)],
    ["a best", "New best! 4 points more than before.", points, before(3, 6), game(10)],
    ["a best of few", "New best! 1 move fewer than before.", moves, fewBefore(9, 12), game(8)],
    ["the same again", "As good as your best.", points, before(3, 6), game(6)],
    ["above", "12 points more than your average.", points, before(0, 100, 23), game(53)],
    ["below", "1.5 points fewer than your average.", points, before(3, 6), game(3)],
    ["more than few", "3 moves more than your average.", moves, fewBefore(8, 10), game(12)],
    ["just so", "As good as your average.", points, before(2, 4), game(3)],
    ["lost", "", points, before(2, 4), game(null)],
    ["no amount: a best", "New best!", verdicts, before(0, 1), game(2)],
    ["no amount: not a best", "", verdicts, before(0, 2), game(1)],
    ["an earlier best", "1 point fewer than your average.", points, before(6), game(5)],
    [
      "an earlier best alone",
      "New best! 2 points more than before.",
      points,
      before(),
      game(5, { earlierBest: 3 }),
    ],
    ["not better than that", "", points, before(), game(5, { earlierBest: 8 })],
  ])("%s: %s", (_case, words, kind, tally, finished) => {
    expect(changeWords(kind, tally, finished)).toBe(words);
  });

  test.each([
    ["a first result", "New High Score!", before(), game(3)],
    ["a best", "New High Score! 4 points more than before.", before(3, 6), game(10)],
    ["the same again", "New High Score!", before(3, 6), game(6)],
  ])("in a game's own words, %s: %s", (_case, words, tally, finished) => {
    expect(praiseWords("New High Score!", changeWords(points, tally, finished))).toBe(words);
  });

  test.each([
    [before(), null],
    [before(1, 2), 1.5],
    [before(1, 1, 2), 1.3],
  ])("the average of %j is %s", (tally, average) => {
    expect(averageOf(tally)).toBe(average);
  });
});

test.each([
  ["Snake", 20261116, "Tabkit Snake · daily 2026-11-16 · 120 points\nhttps://x/games/snake"],
  ["Snake", 4711, "Tabkit Snake · seed 4711 · 120 points\nhttps://x/games/snake"],
  ["Snake", null, "Tabkit Snake · 120 points\nhttps://x/games/snake"],
])("what is copied of %s with seed %s", (name, seed, text) => {
  expect(shareText(name, seed, "120 points", "https://x/games/snake")).toBe(text);
});

describe("stored results are checked when read", () => {
  test.each([undefined, null, 3, "x", [], { tallies: 1, last: {}, days: "2", latestDay: [] }])(
    "%j is nothing",
    (given) => {
      expect(resultsShape.read(given)).toEqual(resultsShape.initial);
    },
  );

  test("what is proper stays, the rest is left out", () => {
    const tally = { played: 2, scored: 1, sum: -3, best: null };
    const read = resultsShape.read({
      tallies: {
        usual: { ...tally, more: 1 },
        "Not a mode": tally,
        a: { ...tally, scored: 3 },
        b: { ...tally, sum: 0.5 },
        c: { ...tally, best: "9" },
        d: null,
      },
      last: [
        { at: 5, score: 1, mode: "usual", seconds: -1, daily: "yes", more: 1 },
        { at: 6, score: null, mode: "usual", seconds: 3, daily: true },
        { at: -1, score: 1, mode: "usual" },
        { at: 1, score: Number.NaN, mode: "usual" },
        { at: 1, score: 1, mode: 7 },
        7,
      ],
      days: [20261116, 20261110, 20261116, 20260231, "20261111", null],
      latestDay: { seed: 20261116, words: "x".repeat(500) },
    });
    expect(read).toEqual({
      tallies: { usual: tally },
      last: [
        { at: 5, score: 1, mode: "usual" },
        { at: 6, score: null, mode: "usual", seconds: 3, daily: true },
      ],
      days: [20261110, 20261116],
      latestDay: { seed: 20261116, words: "x".repeat(60) },
    });
  });

  test("whatever is stored, reading it again changes nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const read = resultsShape.read({ tallies: one, last: other, days: one, latestDay: other });
        expect(resultsShape.read(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });

  test("what was recorded comes back as it was", () => {
    const results = after([
      game(4, { seconds: 9 }),
      game(null, { mode: "hard" }),
      game(8, { seed: 20261116 }),
    ]);
    expect(resultsShape.read(JSON.parse(JSON.stringify(results)))).toEqual(results);
  });
});
