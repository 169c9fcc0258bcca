import type { Attempt } from "./state.ts";

/** Spec §9: the rating scale. A bound belongs to the slower band, but 400 to Below Average. */
export const ratings = [
  { name: "Excellent", range: "under 200 ms", fits: (ms: number) => ms < 200 },
  { name: "Good", range: "200-250 ms", fits: (ms: number) => ms < 250 },
  { name: "Average", range: "250-300 ms", fits: (ms: number) => ms < 300 },
  { name: "Below Average", range: "300-400 ms", fits: (ms: number) => ms <= 400 },
  { name: "Slow", range: "over 400 ms", fits: () => true },
] as const;

export type Rating = (typeof ratings)[number]["name"];

/** The word for a time; by the exact time, not by the rounded one that is shown. */
export const rate = (ms: number): Rating => ratings.find(({ fits }) => fits(ms))?.name ?? "Slow";

export interface Statistics {
  averageMs: number;
  bestMs: number;
  medianMs: number;
}

/** Of all attempts, rounded to 1 ms; `null` when there are none. */
export function statisticsOf(attempts: readonly Attempt[]): Statistics | null {
  if (attempts.length === 0) return null;
  const times = attempts.map(({ ms }) => ms);
  return {
    averageMs: Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length),
    bestMs: Math.round(Math.min(...times)),
    medianMs: Math.round(medianOf(times)),
  };
}

/** The middle one, or halfway between the two in the middle. Of nothing, not a number. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Spec §9: recent results show the last 10. */
const recentCount = 10;

export interface Recent extends Attempt {
  number: number; // the first attempt is 1
}

/** Spec §2: newest first, numbered by attempt. */
export const recentOf = (attempts: readonly Attempt[]): Recent[] =>
  attempts
    .map((attempt, index) => ({ ...attempt, number: index + 1 }))
    .slice(-recentCount)
    .toReversed();
