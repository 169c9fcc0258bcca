import { dayMs } from "./day.ts";
import { fail, ok, type Result } from "./result.ts";

export const maxSeed = 2 ** 32 - 1;

/** The seed of a day, the same for everyone: its date in UTC as a number, 20260714. */
export function dailySeed(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll("-", ""));
}

/** The day that a seed belongs to, in days since January 1, 1970; `null` when it is no day's. */
export function dayOfSeed(seed: number): number | null {
  const [, year, month, day] = /^(2\d{3})(\d\d)(\d\d)$/.exec(String(seed)) ?? [];
  if (year === undefined) return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return dailySeed(new Date(at)) === seed ? at / dayMs : null;
}

/** The other way round. */
export const seedOfDay = (day: number): number => dailySeed(new Date(day * dayMs));

/** The date of a day's seed: "2026-07-14". */
export const dateOfSeed = (seed: number): string =>
  String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");

/** How a seed is called: "daily 2026-07-14" for a day's seed, else "seed 123". */
export const seedName = (seed: number): string =>
  dayOfSeed(seed) === null ? `seed ${seed}` : `daily ${dateOfSeed(seed)}`;

/** The seed that someone typed or pasted. */
export function readSeed(text: string): Result<number> {
  const digits = text.trim();
  const seed = /^\d{1,10}$/.test(digits) ? Number(digits) : -1;
  return seed >= 0 && seed <= maxSeed
    ? ok(seed)
    : fail(`A seed is a whole number from 0 to ${maxSeed}.`);
}
