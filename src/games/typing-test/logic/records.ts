import { isDrawn, type Options } from "./options.ts";

/** Nobody has typed faster for as long as a test takes; what claims to be is a fault or a trick. */
export const maxWpm = 300;

/** “A result under 90 % accuracy is shown but is no record.” */
const leastAccuracy = 90;

interface Outcome {
  wpm: number;
  accuracy: number;
  pauses: number;
}

/** Why a result is not a record, however fast it was; empty when it may be one. */
export function recordProblem({ wpm, accuracy, pauses }: Outcome): string {
  if (accuracy < leastAccuracy) return `A record needs at least ${leastAccuracy}% accuracy.`;
  if (wpm > maxWpm) return `Over ${maxWpm} WPM is not kept as a record.`;
  if (pauses > 0) return "A test with a pause is not a record.";
  return "";
}

/** A best speed that was kept; 0 for none, and for one that cannot be. */
export const plausibleBest = (wpm: number): number => (wpm > maxWpm ? 0 : wpm);

/** Where the best of a kind of test is kept. Passages and code share the oldest key. */
export function recordKey({ kind, seconds, words, punctuation, numbers }: Options): string {
  const key = "tabkit-typing-test-best";
  if (!isDrawn(kind)) return key;
  const amount = kind === "time" ? seconds : words;
  return `${key}-${kind}-${amount}${punctuation ? "-punctuation" : ""}${numbers ? "-numbers" : ""}`;
}

/** Whether two choices ask for the same test. */
export const isSameTest = (one: Options, other: Options): boolean =>
  one.kind === other.kind && recordKey(one) === recordKey(other);
