import type { Options } from "./logic/options.ts";
import type { PasswordRecipe } from "./logic/password.ts";

export { makeMany } from "./logic/many.ts";
export {
  counts,
  digitsField,
  lengthField,
  maxSecrets,
  modes,
  optionsShape,
  wordsField,
} from "./logic/options.ts";
export type { Options } from "./logic/options.ts";
export { countPassphrases, makePassphrase, separators } from "./logic/passphrase.ts";
export {
  classes,
  countPasswords,
  emptiedClasses,
  lookAlikes,
  makePassword,
  poolsOf,
} from "./logic/password.ts";
export { countPins, makePin } from "./logic/pin.ts";
export {
  barPercent,
  bitsOf,
  guessWords,
  isWeakerThanItLooks,
  strengthOf,
} from "./logic/strength.ts";
export type { Strength } from "./logic/strength.ts";
export { words } from "./logic/words.data.ts";

/** Everything that can be set, for all three kinds of secrets: also what is typed and never kept. */
export type Draft = Options & Pick<PasswordRecipe, "leaveOut">;

/** True when two sets of options ask for the same. */
export const isSame = (one: Draft, other: Draft): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Draft] === value);

/** As many characters as there are to leave out. */
export const maxLeaveOutChars = 100;
