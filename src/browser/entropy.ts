/** Secure luck, for passwords, identifiers and the seeds of games. Play itself uses dice. */

const wordCount = 2 ** 32;
/** `getRandomValues` refuses to fill more than this at once. */
const maxBytesAtOnce = 65_536;

/** A seed for a new game: a whole number from 0 to 2³² − 1. */
export const freshSeed = (): number => randomInt(wordCount);

/** A whole number from 0 to `limit` − 1, each as likely as the other. `limit` is at most 2³². */
export function randomInt(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > wordCount) {
    throw new RangeError(`No whole number from 0 to ${limit} − 1`);
  }
  // Words past the last full round of `limit` are thrown away: `%` alone would favor small numbers.
  const fair = wordCount - (wordCount % limit);
  const words = new Uint32Array(1);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(words);
    if (word < fair) return word % limit;
  }
}

/** That many random bytes. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += maxBytesAtOnce) {
    crypto.getRandomValues(bytes.subarray(start, start + maxBytesAtOnce));
  }
  return bytes;
}
