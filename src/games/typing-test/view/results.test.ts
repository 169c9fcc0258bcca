import { expect, test } from "vitest";
import { dayOptions, detailsShape, game, loadWords, type Options, type State } from "../logic.ts";
import { finishedOf, kind, modeName, modeOf } from "./results.ts";

const words = await loadWords();
const day = 20261116;
const begun = (options: Options, seed?: number): State =>
  game.step(game.start(7), {
    type: "start",
    options,
    words,
    ...(seed === undefined ? {} : { seed }),
  });

/** Types this text, a key every 100 ms: 120 words per minute, and a little more. */
function typed(state: State, text = state.passage): State {
  return Array.from(text).reduce(
    (now, _, index) =>
      game.step(now, { type: "input", text: text.slice(0, index + 1), at: 1000 + index * 100 }),
    state,
  );
}

test("the day of 2026-11-16 is the same for everybody, whatever was typed before", () => {
  const { passage } = begun(dayOptions, day);
  expect(passage).toBe(
    "door better hill place window milk along offer hold inside mother wind war build weather hot we among by want month best new step the",
  );
  const later = game.step(typed(begun(dayOptions)), {
    type: "start",
    options: dayOptions,
    words,
    seed: day,
  });
  expect(later.passage).toBe(passage);
});

test("a test that is complete is a result; one that is under way is none", () => {
  const state = begun(dayOptions, day);
  expect(finishedOf(state, 0)).toBeNull();
  const done = typed(state);
  const seconds = (state.passage.length - 1) / 10;
  expect(finishedOf(done, 0)).toEqual({
    score: Math.round((state.passage.length / 5 / seconds) * 60),
    mode: "words-25",
    seed: day,
    isStandard: true,
    seconds: Math.round(seconds),
    earlierBest: null,
  });
  expect(finishedOf(done, 80)?.earlierBest).toBe(80);
});

test("the next test is not the day's, though the same was chosen", () => {
  const next = begun(dayOptions);
  expect(finishedOf(typed(next), 0)).toMatchObject({ seed: null, isStandard: false });
  const after = game.step(typed(begun(dayOptions, day)), {
    type: "start",
    options: dayOptions,
    words,
  });
  expect(after.seed).toBeNull();
});

test("with other options it is not the day's", () => {
  const other = typed(begun({ ...dayOptions, numbers: true }, day));
  expect(finishedOf(other, 0)?.isStandard).toBe(false);
});

test("what is no record has been played, but has no score", () => {
  const passage = begun({ ...detailsShape.initial, kind: "text" });
  const wrong = typed(passage, "#".repeat(passage.passage.length));
  expect(finishedOf(wrong, 0)).toMatchObject({ score: null, mode: "passages" });
});

test("text that came in one go is no result at all", () => {
  const state = begun(dayOptions, day);
  const spoken = game.step(state, { type: "input", text: state.passage, at: 9000 });
  expect(spoken.phase).toBe("complete");
  expect(finishedOf(spoken, 0)).toBeNull();
});

test.each([
  [{ kind: "text" }, "passages", "Text and code"],
  [{ kind: "code" }, "passages", "Text and code"],
  [{ kind: "time" }, "time-30", "30 seconds"],
  [{ kind: "words", words: 10 }, "words-10", "10 words"],
  [
    { kind: "time", seconds: 60, punctuation: true, numbers: true },
    "time-60-punctuation-numbers",
    "60 seconds, punctuation, numbers",
  ],
] as const)("%j is compared with %s, which is called %s", (part, mode, name) => {
  const options: Options = { ...detailsShape.initial, ...part };
  expect(modeOf(options)).toBe(mode);
  expect(modeName(options)).toBe(name);
});

test("words", () => {
  expect([kind.words(62), kind.words(null)]).toEqual(["62 WPM", "No record"]);
});
