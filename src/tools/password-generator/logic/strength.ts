/** Spec §9: strength: under 8 Weak, under 12 Fair, under 16 Good, else Strong. */
export type Strength = "Weak" | "Fair" | "Good" | "Strong";

/** The spec's word for a length. */
export function strengthOf(length: number): Strength {
  if (length < 8) return "Weak";
  if (length < 12) return "Fair";
  return length < 16 ? "Good" : "Strong";
}

/** Spec §9: bar width = length/20, capped at 100%. */
export const barPercent = (length: number): number => Math.min(length / 20, 1) * 100;

/** The entropy of one of `count` equally likely secrets, in bits. */
export function bitsOf(count: bigint): number {
  if (count <= 0n) return 0;
  // A number has 53 exact bits; the rest of a large count only moves the point.
  const shift = Math.max(0, count.toString(2).length - 53);
  return Math.log2(Number(count >> BigInt(shift))) + shift;
}

/** Fewer bits than this do not deserve the words “Good” and “Strong”, whatever the length. */
const enoughBits = 64;

/** True when a secret is long, but made of so little that it is weaker than its length says. */
export const isWeakerThanItLooks = (length: number, bits: number): boolean =>
  bits < enoughBits && length >= 12;

/** What somebody with a stolen, fast hash and many graphics cards can try. */
const guessesPerSecond = 1e12;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** How long it takes to guess, on average, in words. */
export function guessWords(bits: number): string {
  const seconds = 2 ** (bits - 1) / guessesPerSecond;
  if (seconds < 1) return "less than a second";
  if (seconds < minute) return about(seconds, "second");
  if (seconds < hour) return about(seconds / minute, "minute");
  if (seconds < day) return about(seconds / hour, "hour");
  if (seconds < year) return about(seconds / day, "day");
  const years = seconds / year;
  if (years < 1e6) return about(years, "year");
  if (years < 1e9) return `about ${round(years / 1e6)} million years`;
  if (years < 14e9) return `about ${round(years / 1e9)} billion years`;
  return "longer than the universe has existed";
}

/** More than two digits would look more exact than it is. */
const round = (value: number): string =>
  Number(value.toPrecision(2)).toLocaleString("en-US", { maximumFractionDigits: 0 });

const about = (value: number, noun: string): string =>
  `about ${round(value)} ${noun}${round(value) === "1" ? "" : "s"}`;
