import { maxDays, maxLast, type Played, type Results, type Tally } from "./game-results.ts";
import { isCount, isRecord } from "./saved.ts";
import { dayOfSeed } from "./seed.ts";
import type { Shape } from "./shape.ts";

const maxModes = 60;
const maxWordsChars = 60;
const modePattern = /^[a-z0-9-]{1,60}$/;

/** Results as they are stored. What is not proper is left out, and the rest stays. */
export const resultsShape: Shape<Results> = {
  initial: { tallies: {}, last: [], days: [], latestDay: null },
  read(given) {
    const found = isRecord(given) ? given : {};
    return {
      tallies: Object.fromEntries(
        Object.entries(isRecord(found.tallies) ? found.tallies : {})
          .filter((entry): entry is [string, Tally] => isMode(entry[0]) && isTally(entry[1]))
          .slice(0, maxModes)
          .map(([mode, { played, scored, sum, best }]) => [mode, { played, scored, sum, best }]),
      ),
      last: listOf(found.last, isPlayed)
        .slice(0, maxLast)
        .map(({ at, score, mode, seconds, daily }) => ({
          at,
          score,
          mode,
          ...(isCount(seconds) ? { seconds } : {}),
          ...(daily === true ? { daily } : {}),
        })),
      days: [...new Set(listOf(found.days, isDay))].sort((a, b) => a - b).slice(-maxDays),
      latestDay: isLatestDay(found.latestDay)
        ? { seed: found.latestDay.seed, words: found.latestDay.words.slice(0, maxWordsChars) }
        : null,
    };
  },
};

const listOf = <Item>(given: unknown, isItem: (one: unknown) => one is Item): Item[] =>
  Array.isArray(given) ? given.filter(isItem) : [];

const isMode = (value: unknown): value is string =>
  typeof value === "string" && modePattern.test(value);

const isScore = (value: unknown): value is number | null =>
  value === null || Number.isSafeInteger(value);

const isTally = (value: unknown): value is Tally =>
  isRecord(value) &&
  isCount(value.played) &&
  isCount(value.scored) &&
  value.scored <= value.played &&
  Number.isSafeInteger(value.sum) &&
  isScore(value.best);

const isPlayed = (value: unknown): value is Played =>
  isRecord(value) && isCount(value.at) && isScore(value.score) && isMode(value.mode);

const isDay = (value: unknown): value is number => isCount(value) && dayOfSeed(value) !== null;

const isLatestDay = (value: unknown): value is { seed: number; words: string } =>
  isRecord(value) && isDay(value.seed) && typeof value.words === "string";
