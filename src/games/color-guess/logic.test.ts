import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diceFrom } from "#domain/dice.ts";
import {
  accuracyOf,
  accuracyTone,
  colorGuess,
  formatColor,
  modeOf,
  optionsShape,
  type Action,
  type Options,
  type State,
} from "./logic.ts";
import {
  channelsOf,
  distance,
  formatHex,
  formatRgb,
  levels,
  oklab,
  type Level,
} from "./logic/palette.ts";
import { soundOf } from "./view/sound.ts";
import { describeLast, messages, resultText } from "./view/announcements.ts";
import { finishedOf, isDays, modeName } from "./view/results.ts";

const game = colorGuess(optionsShape.initial);
const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => game.step(now, action), state);
const next: Action = { type: "next" };

const answerOf = ({ question }: State): number => question?.answer ?? -1;
const decoyOf = ({ question }: State): number =>
  question?.options.find((color) => color !== question.answer) ?? -1;
const right = (state: State): State => game.step(state, { type: "answer", color: answerOf(state) });
const wrong = (state: State): State => game.step(state, { type: "answer", color: decoyOf(state) });

const seeds = fc.nat({ max: 2 ** 32 - 1 });

describe("spec §4: questions and answers", () => {
  test("“a new question is created on load”", () => {
    expect(game.start(1).question?.options).toHaveLength(4);
  });

  test("“… and whenever the mode changes”, without counting", () => {
    const before = game.start(1);
    const after = play(before, {
      type: "change",
      options: { ...optionsShape.initial, mode: "rgb" },
    });
    expect(after.question).not.toEqual(before.question);
    expect(after).toMatchObject({ total: 0, chosen: null, options: { mode: "rgb" } });
  });

  test("“Each question can be answered once”", () => {
    const answered = right(game.start(1));
    expect(wrong(answered)).toBe(answered);
    expect(answered.total).toBe(1);
  });

  test("“Every answer increments the total; a correct one increments score and streak; a wrong one sets the streak to 0”", () => {
    let state = right(game.start(5));
    expect(state).toMatchObject({ total: 1, score: 1, streak: 1, bestStreak: 1 });
    state = right(play(state, next));
    expect(state).toMatchObject({ total: 2, score: 2, streak: 2, bestStreak: 2 });
    state = wrong(play(state, next));
    expect(state).toMatchObject({ total: 3, score: 2, streak: 0, bestStreak: 2 });
    state = right(play(state, next));
    expect(state).toMatchObject({ total: 4, score: 3, streak: 1, bestStreak: 2 });
  });

  test("“Next Question creates a new question”, but only after an answer", () => {
    const open = game.start(9);
    expect(play(open, next)).toBe(open);
    expect(play(right(open), next).question).not.toEqual(open.question);
  });

  test("“Reset zeroes score, total and streak and clears the question”", () => {
    const reset = play(right(game.start(9)), { type: "reset" });
    expect(reset).toMatchObject({ score: 0, total: 0, streak: 0, question: null });
    expect(reset.bestStreak, "the best streak of the session stays").toBe(1);
    expect(play(reset, next).question).not.toBeNull();
  });

  test("what is no option is no answer", () => {
    const open = game.start(3);
    expect(game.step(open, { type: "answer", color: -5 })).toBe(open);
    const empty = play(open, { type: "reset" });
    expect(game.step(empty, { type: "answer", color: 0 })).toBe(empty);
  });

  test("nothing happens by itself", () => {
    const open = game.start(3);
    expect(game.pace(open)).toBeNull();
    expect(game.step(open, { type: "tick", at: 1 })).toBe(open);
  });
});

describe("spec §9: colors", () => {
  test.each([
    [0x0a0b0c, "#0A0B0C", "rgb(10, 11, 12)"],
    [0xff00ab, "#FF00AB", "rgb(255, 0, 171)"],
    [0, "#000000", "rgb(0, 0, 0)"],
    [0xffffff, "#FFFFFF", "rgb(255, 255, 255)"],
  ])("%d is %s and %s", (color, hex, rgb) => {
    expect(formatHex(color)).toBe(hex);
    expect(formatRgb(color)).toBe(rgb);
    expect([formatColor(color, "hex"), formatColor(color, "rgb")]).toEqual([hex, rgb]);
  });

  const levelIds = Object.keys(levels) as Level[];
  test.each(levelIds)("“4 distinct options”, one of them the answer: %s", (level) => {
    const played = colorGuess({ ...optionsShape.initial, level });
    fc.assert(
      fc.property(seeds, (seed) => {
        const { question } = played.start(seed);
        const options = question?.options ?? [];
        expect(new Set(options).size).toBe(4);
        expect(options.filter((color) => color === question?.answer)).toHaveLength(1);
        for (const color of options) {
          for (const channel of channelsOf(color)) {
            expect(channel).toBeGreaterThanOrEqual(0);
            expect(channel).toBeLessThanOrEqual(255);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each(levelIds)("the wrong colors are as far away as the level says: %s", (level) => {
    const { from, to } = levels[level];
    const played = colorGuess({ ...optionsShape.initial, level });
    let inside = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const { question } = played.start(seed);
      const others = question?.options.filter((color) => color !== question.answer) ?? [];
      const distances = others.map((color) => distance(color, question?.answer ?? 0));
      inside += distances.filter((far) => far >= from && far <= to).length;
    }
    // Near black or white there is not always room: such a color takes what there is.
    expect(inside / 450).toBeGreaterThan(0.97);
  });

  test("the answer is in each place as often as in the others", () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const { question } = game.start(seed);
      const place = question?.options.indexOf(question.answer) ?? -1;
      places[place] = (places[place] ?? 0) + 1;
    }
    // Chi-square with three degrees of freedom: 16.3 would come up once in a thousand.
    expect(places.reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0)).toBeLessThan(16.3);
  });

  test("Oklab as published: https://bottosson.github.io/posts/oklab/ and CSS Color 4", () => {
    const near = (color: number) => oklab(color).map((part) => Number(part.toFixed(3)));
    expect(near(0xffffff)).toEqual([1, 0, 0]);
    expect(near(0x000000)).toEqual([0, 0, 0]);
    expect(near(0xff0000)).toEqual([0.628, 0.225, 0.126]);
    expect(near(0x00ff00)).toEqual([0.866, -0.234, 0.179]);
    expect(near(0x0000ff)).toEqual([0.452, -0.032, -0.312]);
  });

  test("the same seed asks the same questions", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const run = () => play(right(game.start(seed)), next);
        expect(run()).toEqual(run());
      }),
      { numRuns: 30 },
    );
    expect(game.start(1).dice).not.toEqual(diceFrom(1));
  });
});

describe("spec §9: accuracy", () => {
  test.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [4, 4, 100],
  ])("%d of %d is %d %%", (score, total, accuracy) => {
    expect(accuracyOf({ score, total })).toBe(accuracy);
  });

  test.each([
    [100, "good"],
    [80, "good"],
    [79, "yellow"],
    [60, "yellow"],
    [59, "bad"],
    [0, "bad"],
  ])("“80 and above green, 60 and above yellow, below 60 red”: %d is %s", (accuracy, tone) => {
    expect(accuracyTone(accuracy)).toBe(tone);
  });
});

describe("words", () => {
  test("spec §8: the two messages", () => {
    expect(messages).toEqual({ wrong: "❌ Wrong!", correct: "🎉 Correct!" });
  });

  test("what is said, heard and copied", () => {
    const good = right(game.start(5));
    expect(describeLast(good)).toBe(`Correct! It is ${formatHex(answerOf(good))}. Streak 1.`);
    const bad = wrong(game.start(5));
    expect(describeLast(bad)).toBe(`Wrong! It is ${formatHex(answerOf(bad))}.`);
    expect(describeLast(play(good, next))).toBe("Question 2.");
    expect(describeLast(play(good, { type: "reset" }))).toBe("Score reset.");
    expect(soundOf(good)).not.toEqual(soundOf(bad));
    expect(soundOf(play(good, next))).toBeUndefined();
    expect(resultText(good)).toBe("Color Guess, seed 5\n1/1 · 100% · best streak 1");
  });
});

describe("ten questions are a round", () => {
  const usual = modeOf(optionsShape.initial);
  /** Takes the first answer of the questions that follow, and goes on between them. */
  const firsts = (state: State, count: number): State => {
    let now = state;
    for (let index = 0; index < count; index += 1) {
      now = play(now, next);
      now = play(now, { type: "answer", color: now.question?.options[0] ?? -1 });
    }
    return now;
  };

  test("the day of 2026-11-16 is the same for everybody", () => {
    expect(game.start(20261116).question).toEqual({
      answer: 0x0f9768,
      options: [0x0b59f0, 0xbd54cb, 0x0f9768, 0x7483d7],
    });
    expect(finishedOf(firsts(game.start(20261116), 10))).toEqual({
      score: 4,
      mode: usual,
      seed: 20261116,
      isStandard: true,
    });
  });

  test("it is over with the tenth answer, and the next question begins another", () => {
    const nine = firsts(game.start(1), 9);
    expect(finishedOf(nine)).toBeNull();
    const ten = firsts(nine, 1);
    expect(finishedOf(ten)?.score).toBe(ten.round.correct);
    const eleven = play(ten, next);
    expect(finishedOf(eleven)).toBeNull();
    expect(finishedOf(firsts(ten, 10))).toMatchObject({ seed: null, isStandard: false });
  });

  test.each<[string, Action, object]>([
    [
      "other options",
      { type: "change", options: { ...optionsShape.initial, mode: "rgb" } },
      { mode: "rgb-code-random" },
    ],
    [
      "the same options once more",
      { type: "change", options: optionsShape.initial },
      { mode: usual },
    ],
    ["a reset", { type: "reset" }, { mode: usual }],
  ])("after %s it begins anew, and is no longer what the seed gave", (_case, action, more) => {
    const changed = play(firsts(game.start(1), 4), action);
    expect(changed.round).toEqual({ asked: 0, correct: 0, isFirst: false });
    const answered = play(play(changed, next), {
      type: "answer",
      color: play(changed, next).question?.options[0] ?? -1,
    });
    expect(finishedOf(firsts(answered, 9))).toMatchObject({
      seed: null,
      isStandard: false,
      ...more,
    });
  });

  test("the day's game is known from its first question on, also after a reload", () => {
    const noon = Date.UTC(2026, 10, 16, 12);
    const day = game.start(20261116);
    expect(isDays(day, noon)).toBe(true);
    expect(isDays(firsts(day, 10), noon)).toBe(true);
    expect(isDays(play(firsts(day, 10), next), noon), "another round").toBe(false);
    expect(isDays(play(firsts(day, 3), { type: "reset" }), noon)).toBe(false);
    expect(isDays(day, noon + 2 * 86_400_000), "of a day long gone").toBe(false);
    expect(isDays(game.start(1), noon)).toBe(false);
  });

  test("other options are not the day's", () => {
    const close = colorGuess({ ...optionsShape.initial, level: "hard" }).start(20261116);
    expect(finishedOf(firsts(close, 10))).toMatchObject({ seed: 20261116, isStandard: false });
    expect(modeName(close.options)).toBe("HEX · The code · Close");
  });
});

describe("settings are checked when read", () => {
  test.each([undefined, null, 3, "hex", [], { mode: "cmyk", aim: 1, level: "__proto__" }])(
    "%j means the defaults",
    (stored) => {
      expect(optionsShape.read(stored)).toEqual(optionsShape.initial);
    },
  );

  test("proper ones survive", () => {
    const options: Options = { mode: "rgb", aim: "swatch", level: "hard" };
    expect(optionsShape.read(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });
});
