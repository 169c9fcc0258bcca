import { dayMs } from "./day.ts";
import { dayOfSeed } from "./seed.ts";

/** How the results of a game are counted and said. */
export interface ResultKind {
  id: string; // the game's folder: "color-guess"
  name: string; // "Color Guess"
  better: "more" | "fewer";
  /** A result: "14 moves", "Won". `null` is a game that ended without a score: "Lost". */
  words: (score: number | null) => string;
  /** How much two results differ: "2 moves". Left out where that says nothing. */
  difference?: (amount: number) => string;
}

/** A game that has come to its end. */
export interface Finished {
  score: number | null; // a whole number
  /** Only games of one mode are compared: "hex-code-random". Small letters, digits, hyphens. */
  mode: string;
  seed: number | null;
  /** Played with the settings that the day's game has for everybody. */
  isStandard: boolean;
  /** The seed was chosen by hand: who may know the board already proves nothing. */
  isChosen?: boolean;
  seconds?: number;
  /** The best before this game, where it was kept before results were counted. */
  earlierBest?: number | null;
}

/** A result as it is kept. */
export interface Played {
  at: number; // milliseconds since 1970
  score: number | null;
  mode: string;
  seconds?: number;
  daily?: true;
}

/** All games of a mode. */
export interface Tally {
  played: number;
  scored: number; // those that have a score
  sum: number;
  best: number | null;
}

/** What is kept of a game's results. */
export interface Results {
  tallies: Readonly<Record<string, Tally>>;
  last: readonly Played[]; // the latest first
  /** The seeds of the days whose game was finished, earliest first. */
  days: readonly number[];
  /** The day that was finished last, and its first result, which is the one that counts. */
  latestDay: { seed: number; words: string } | null;
}

export const maxLast = 100;
/** Four years. A longer streak is counted as this long. */
export const maxDays = 1461;

export const emptyTally: Tally = { played: 0, scored: 0, sum: 0, best: null };

/** The games of one mode so far. */
export const tallyOf = ({ tallies }: Results, mode: string): Tally =>
  (Object.hasOwn(tallies, mode) ? tallies[mode] : undefined) ?? emptyTally;

/** The better of two results, of which each may be missing. */
export function betterOf(
  { better }: Pick<ResultKind, "better">,
  a: number | null,
  b: number | null,
): number | null {
  if (a === null || b === null) return a ?? b;
  return better === "more" ? Math.max(a, b) : Math.min(a, b);
}

/**
 * The day that a finished game counts for; `null` when it is no day's game. One that was begun
 * before midnight may be finished on the next day. Days to come are not counted.
 */
export function dayFinished(
  { seed, isStandard }: Pick<Finished, "seed" | "isStandard">,
  nowMs: number,
): number | null {
  const day = isStandard && seed !== null ? dayOfSeed(seed) : null;
  const today = Math.floor(nowMs / dayMs);
  return day === today || day === today - 1 ? day : null;
}

/** Whether a game counts. Of the day's game it is the first try that does. */
export const isCounted = ({ days }: Results, finished: Finished, nowMs: number): boolean =>
  dayFinished(finished, nowMs) === null
    ? finished.isChosen !== true
    : !days.includes(finished.seed ?? 0);

/** Whether a seed is that of a day whose game would count, and has not been played. */
export const isOpenDay = ({ days }: Pick<Results, "days">, seed: number, nowMs: number): boolean =>
  dayFinished({ seed, isStandard: true }, nowMs) !== null && !days.includes(seed);

/** The results with one more game, if it counts. */
export function record(
  results: Results,
  kind: Pick<ResultKind, "better" | "words">,
  finished: Finished,
  nowMs: number,
): Results {
  if (!isCounted(results, finished, nowMs)) return results;
  const { mode, score, seconds, seed } = finished;
  const isDaily = dayFinished(finished, nowMs) !== null && seed !== null;
  const played: Played = {
    at: nowMs,
    score,
    mode,
    ...(seconds === undefined ? {} : { seconds }),
    ...(isDaily ? { daily: true } : {}),
  };
  const counted = {
    ...results,
    tallies: { ...results.tallies, [mode]: tallyWith(tallyOf(results, mode), kind, finished) },
    last: [played, ...results.last].slice(0, maxLast),
  };
  if (!isDaily) return counted;
  return {
    ...counted,
    days: [...results.days, seed].sort((a, b) => a - b).slice(-maxDays),
    latestDay: { seed, words: kind.words(score) },
  };
}

function tallyWith(tally: Tally, kind: Pick<ResultKind, "better">, finished: Finished): Tally {
  const { score, earlierBest = null } = finished;
  return {
    played: tally.played + 1,
    scored: tally.scored + (score === null ? 0 : 1),
    sum: tally.sum + (score ?? 0),
    best: betterOf(kind, betterOf(kind, tally.best, earlierBest), score),
  };
}
