const perLetter = 10;
/** For an answer at once; the share of the time that is left is the share of these. */
export const maxSpeedPoints = 30;
const perStreak = 5;
const maxStreakPoints = 25;

/** What a word brought, and for what. */
export interface Points {
  length: number;
  speed: number;
  streak: number;
  total: number;
}

/**
 * By length and speed, halved by each hint; and something for words found in a row before it.
 * `leftShare` is what is left of the time, from 1 to 0; not a number without a limit.
 */
export function pointsFor(
  letters: number,
  leftShare: number,
  streakBefore: number,
  hints: number,
): Points {
  const halved = (points: number): number => Math.floor(points / 2 ** hints);
  const length = halved(letters * perLetter);
  const speed = Number.isFinite(leftShare) ? halved(maxSpeedPoints * Math.max(0, leftShare)) : 0;
  const streak = Math.min(maxStreakPoints, perStreak * streakBefore);
  return { length, speed, streak, total: length + speed + streak };
}
