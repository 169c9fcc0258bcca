import { diceFrom } from "#domain/dice.ts";
import { isCount, isDice, isRecord } from "#domain/saved.ts";
import { isRight, lettersOf, type Word } from "./dictionary.ts";
import { drawWords } from "./draw.ts";
import { optionsShape, type Options } from "./options.ts";
import { maxSpeedPoints, pointsFor } from "./points.ts";
import { maxHints, streakOf, wordOf, type Result, type State } from "./state.ts";

/** Raised when the shape of a saved game changes; older ones then give way to a new game. */
const version = 1;

/** What is kept of a running game. Its words follow from the seed, so they are not kept. */
export const writeSave = (state: State): unknown => ({
  version,
  seed: state.seed,
  isChosen: state.isChosen,
  options: state.options,
  dice: state.dice,
  isBetween: state.phase === "between",
  letters: state.letters,
  answer: state.answer,
  hints: state.hints,
  playedMs: Math.floor(state.watch.totalMs),
  results: state.results.map(({ why, answer, hints, points }) => ({
    why,
    answer,
    hints,
    speed: points?.speed ?? 0,
  })),
});

/** The game that was kept, paused; `undefined` for anything that cannot be one. */
export function readSave(saved: unknown): State | undefined {
  if (!isRecord(saved) || saved.version !== version) return undefined;
  const { seed, isChosen, dice, isBetween, letters, hints, playedMs } = saved;
  const options = readOptions(saved.options);
  if (!isCount(seed) || seed >= 2 ** 32 || options === undefined) return undefined;
  if (typeof isChosen !== "boolean" || typeof isBetween !== "boolean") return undefined;
  if (!isDice(dice) || !isHints(hints) || !isCount(playedMs)) return undefined;

  const [words] = drawWords(diceFrom(seed), options.length);
  const results = readResults(saved.results, words);
  // Between two words at least one has been played; else one is still to come.
  if (results === undefined || (isBetween ? results.length === 0 : results.length === words.length))
    return undefined;
  const state: State = {
    seed,
    isChosen,
    options,
    dice,
    words,
    phase: isBetween ? "between" : "playing",
    letters: String(letters),
    answer: [],
    hints,
    watch: { totalMs: playedMs, since: null },
    isPaused: !isBetween,
    results,
    last: null,
  };
  if (lettersOf(state.letters) !== lettersOf(wordOf(state))) return undefined;
  const answer = readAnswer(saved.answer, state.letters.length);
  return answer && { ...state, answer };
}

function readOptions(saved: unknown): Options | undefined {
  const options = optionsShape.read(saved);
  const isSame =
    isRecord(saved) && saved.length === options.length && saved.limitS === options.limitS;
  return isSame ? options : undefined;
}

/** Results of the first words. Points are worked out again, but for speed, which only the clock knew. */
function readResults(saved: unknown, words: readonly Word[]): Result[] | undefined {
  if (!Array.isArray(saved) || saved.length > words.length) return undefined;
  const results: Result[] = [];
  for (const [index, one] of saved.entries()) {
    const result = readResult(one, words[index] as Word, streakOf({ results }));
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}

function readResult(saved: unknown, word: Word, streakBefore: number): Result | undefined {
  if (!isRecord(saved) || !isHints(saved.hints) || !isCount(saved.speed)) return undefined;
  const { why, answer, hints, speed } = saved;
  if (why === "skipped" || why === "late")
    return answer === null ? { word, answer, hints, points: null, why } : undefined;
  if (why !== "solved" || typeof answer !== "string" || !isRight(answer, word)) return undefined;
  if (speed > maxSpeedPoints / 2 ** hints) return undefined;
  const points = pointsFor(word.length, Number.NaN, streakBefore, hints);
  return { word, answer, hints, points: { ...points, speed, total: points.total + speed }, why };
}

/** Places of letters, each at most once. */
function readAnswer(saved: unknown, length: number): number[] | undefined {
  const isPlaces = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((place) => isCount(place) && place < length);
  return isPlaces(saved) && new Set(saved).size === saved.length ? saved : undefined;
}

const isHints = (value: unknown): value is number => isCount(value) && value <= maxHints;
