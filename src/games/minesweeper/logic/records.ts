import { isCount, isRecord } from "#domain/saved.ts";
import type { Kind, Level } from "./levels.ts";

/** Boards that need no guess are an easier game: their results are kept apart. */
export type RecordKey = `${Exclude<Level, "custom">}${"" | "-no-guess"}`;

export const recordKeys: readonly RecordKey[] = [
  "beginner",
  "intermediate",
  "expert",
  "beginner-no-guess",
  "intermediate-no-guess",
  "expert-no-guess",
];

/** How the games of one kind went. */
export interface Tally {
  played: number;
  won: number;
  streak: number; // wins in a row, up to now
  bestStreak: number;
}

export type Records = Partial<Record<RecordKey, Tally>>;

export const noGames: Tally = { played: 0, won: 0, streak: 0, bestStreak: 0 };

interface Played {
  kind: Kind;
  isChosen: boolean;
  isProven: boolean;
}

/** Where the game counts; nowhere when its board was chosen or has a size of its own. */
export function recordKeyOf({ kind: { level }, isChosen, isProven }: Played): RecordKey | null {
  return level === "custom" || isChosen ? null : `${level}${isProven ? "-no-guess" : ""}`;
}

/** The records with one more game. */
export function addResult(records: Records, game: Played, isWin: boolean): Records {
  const key = recordKeyOf(game);
  if (key === null) return records;
  const before = records[key] ?? noGames;
  const streak = isWin ? before.streak + 1 : 0;
  const tally: Tally = {
    played: before.played + 1,
    won: before.won + Number(isWin),
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
  };
  return { ...records, [key]: tally };
}

/** Records as they are kept; a tally that is none is left out, and the rest stays. */
export function readRecords(saved: unknown): Records {
  const found = isRecord(saved) ? saved : {};
  const records: Records = {};
  for (const key of recordKeys) {
    const tally = found[key];
    if (!isTally(tally)) continue;
    const { played, won, streak, bestStreak } = tally;
    records[key] = { played, won, streak, bestStreak };
  }
  return records;
}

const isTally = (value: unknown): value is Tally =>
  isRecord(value) && [value.played, value.won, value.streak, value.bestStreak].every(isCount);
