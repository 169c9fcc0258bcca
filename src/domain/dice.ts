/**
 * Reproducible luck for games: xoshiro128** 1.1 by Blackman and Vigna. Dice are four plain numbers,
 * so they live in a game's state; every roll answers the value and the dice for the next roll.
 * Secrets (passwords, identifiers) never come from here: they use `#browser/entropy.ts`.
 */
export type Dice = readonly [number, number, number, number];

/** A value, and the dice to go on with. */
export type Roll<Value> = readonly [value: Value, dice: Dice];

const wordCount = 2 ** 32;

/** The dice of a seed: a whole number from 0 to 2³² − 1. */
export function diceFrom(seed: number): Dice {
  // fmix32 has an inverse, so the four words differ and the forbidden all-zero state cannot come up.
  const word = (step: number) => fmix32(seed + Math.imul(step, 0x9e3779b9));
  return [word(1), word(2), word(3), word(4)];
}

/** A whole number from 0 to 2³² − 1. */
export function rollWord([a, b, c, d]: Dice): Roll<number> {
  const value = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  return [
    value,
    [(a ^ fourth) >>> 0, (b ^ third) >>> 0, (third ^ (b << 9)) >>> 0, rotate(fourth, 11) >>> 0],
  ];
}

/** A whole number from 0 to `limit` − 1, each as likely as the other. */
export function rollBelow(dice: Dice, limit: number): Roll<number> {
  if (!Number.isInteger(limit) || limit < 1 || limit > wordCount) {
    throw new RangeError(`A die cannot have ${limit} sides`);
  }
  // Words past the last full round of `limit` are thrown away: `%` alone would favor small numbers.
  const fair = wordCount - (wordCount % limit);
  let [word, next] = rollWord(dice);
  while (word >= fair) [word, next] = rollWord(next);
  return [word % limit, next];
}

/** True with the given probability. */
export function rollChance(dice: Dice, probability: number): Roll<boolean> {
  const [word, next] = rollWord(dice);
  return [word < probability * wordCount, next];
}

/** One of the items. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Roll<Item> {
  const [index, next] = rollBelow(dice, items.length);
  return [items[index] as Item, next];
}

/** The items in a new order, every order as likely as the other (Fisher–Yates). */
export function shuffle<Item>(dice: Dice, items: readonly Item[]): Roll<Item[]> {
  const shuffled = [...items];
  let next = dice;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    let other: number;
    [other, next] = rollBelow(next, last + 1);
    const kept = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = kept;
  }
  return [shuffled, next];
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The finalizer of MurmurHash3: neighboring seeds get unlike dice. */
function fmix32(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
