import { fail, ok, type Result } from "#domain/result.ts";
import { drawText, drawUntil, type RandomInt } from "./luck.ts";

/** The classes of characters. The symbols are the spec's, in its order. */
export const classes = [
  { id: "uppercase", label: "Uppercase", characters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
  { id: "lowercase", label: "Lowercase", characters: "abcdefghijklmnopqrstuvwxyz" },
  { id: "numbers", label: "Numbers", characters: "0123456789" },
  { id: "symbols", label: "Symbols", characters: "!@#$%^&*()_+-=[]{}|;:,.<>?" },
] as const;

export type ClassId = (typeof classes)[number]["id"];

/** Spec §9: excluded look-alikes il1Lo0O. */
export const lookAlikes = "il1Lo0O";

/** They look like some of these too, but are not on the spec's list: a choice of their own. */
const bars = "I|";

export const shortest = 4;
export const longest = 50;

export interface PasswordRecipe extends Record<ClassId, boolean> {
  length: number;
  excludeSimilar: boolean;
  excludeBars: boolean; // I and |
  leaveOut: string; // more characters that a site does not take
}

const messages = {
  noClass: "Choose at least one kind of character",
  nothingLeft: "No character is left to choose from: leave out fewer",
};

/** What each chosen class still has to offer. */
function chosenClasses(recipe: PasswordRecipe): { label: string; pool: string[] }[] {
  const without = [
    recipe.leaveOut,
    recipe.excludeSimilar ? lookAlikes : "",
    recipe.excludeBars ? bars : "",
  ].join("");
  return classes
    .filter(({ id }) => recipe[id])
    .map(({ label, characters }) => ({
      label,
      pool: characters.split("").filter((one) => !without.includes(one)),
    }));
}

/** The characters of each class that has any left. */
export const poolsOf = (recipe: PasswordRecipe): string[][] =>
  chosenClasses(recipe)
    .map(({ pool }) => pool)
    .filter((pool) => pool.length > 0);

/** The names of the chosen classes that have none left. */
export const emptiedClasses = (recipe: PasswordRecipe): string[] =>
  chosenClasses(recipe)
    .filter(({ pool }) => pool.length === 0)
    .map(({ label }) => label);

/**
 * A password with at least one character of each chosen class. Characters are drawn one by one,
 * and all again if a class is missing: every allowed password is then exactly as likely as any
 * other, which putting one of each class in its place first would not give.
 */
export function makePassword(recipe: PasswordRecipe, randomInt: RandomInt): Result<string> {
  const pools = poolsOf(recipe);
  if (pools.length === 0) {
    const isNoneChosen = classes.every(({ id }) => !recipe[id]);
    return fail(isNoneChosen ? messages.noClass : messages.nothingLeft);
  }
  const everything = pools.flat();
  const length = clampLength(recipe.length);
  return ok(
    drawUntil(
      () => drawText(length, everything, randomInt),
      (password) => pools.every((pool) => pool.some((one) => password.includes(one))),
    ),
  );
}

const clampLength = (length: number): number =>
  Math.min(Math.max(Math.trunc(length) || shortest, shortest), longest);

/**
 * How many passwords a recipe allows: all of its length, less those that lack a class, plus those
 * counted out twice, and so on (inclusion and exclusion).
 */
export function countPasswords(recipe: PasswordRecipe): bigint {
  const length = BigInt(clampLength(recipe.length));
  const sizes = poolsOf(recipe).map((pool) => BigInt(pool.length));
  const all = sizes.reduce((sum, size) => sum + size, 0n);
  if (sizes.length === 0) return 0n;
  let count = 0n;
  for (let missing = 0; missing < 2 ** sizes.length; missing += 1) {
    let left = all;
    let sign = 1n;
    for (const [index, size] of sizes.entries()) {
      if ((missing & (1 << index)) === 0) continue;
      left -= size;
      sign = -sign;
    }
    count += sign * left ** length;
  }
  return count;
}
