import { fail, ok, type Result } from "./result.ts";

export const maxSeed = 2 ** 32 - 1;

/** The seed of a day, the same for everyone: its date in UTC as a number, 20260714. */
export function dailySeed(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll("-", ""));
}

/** How a seed is called: "daily 2026-07-14" for a day's seed, else "seed 123". */
export function seedName(seed: number): string {
  const date = String(seed).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  const isDay = /^2\d{3}-/.test(date) && !Number.isNaN(Date.parse(date));
  return isDay && dailySeed(new Date(date)) === seed ? `daily ${date}` : `seed ${seed}`;
}

/** The seed that someone typed or pasted. */
export function readSeed(text: string): Result<number> {
  const digits = text.trim();
  const seed = /^\d{1,10}$/.test(digits) ? Number(digits) : -1;
  return seed >= 0 && seed <= maxSeed
    ? ok(seed)
    : fail(`A seed is a whole number from 0 to ${maxSeed}.`);
}
