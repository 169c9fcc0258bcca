import { clampToField, type NumberField } from "#domain/number-field.ts";
import { ok, type Result } from "#domain/result.ts";
import { fewestWords, maxWords, separators, type PassphraseRecipe } from "./logic/passphrase.ts";
import { longest, shortest, type PasswordRecipe } from "./logic/password.ts";
import { maxPinDigits, shortestPin } from "./logic/pin.ts";

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

/** Everything that can be set, for all three kinds of secrets. */
export interface Options extends PasswordRecipe, PassphraseRecipe {
  mode: Mode;
  count: number;
  digits: number;
}

/** What is kept: choices, but nothing that was typed, and never a secret. */
export type Settings = Omit<Options, "leaveOut">;

export const modes = [
  ["password", "Password"],
  ["passphrase", "Passphrase"],
  ["pin", "PIN"],
] as const;
type Mode = (typeof modes)[number][0];

export const counts = [1, 5, 10, 25, 50] as const;
export const maxSecrets = 50;

/** Spec §9: length 4-50 (default 16). */
export const lengthField: NumberField = {
  id: "length",
  label: "Length",
  unit: "characters",
  min: shortest,
  max: longest,
  step: 1,
  initial: 16,
};

export const wordsField: NumberField = {
  id: "words",
  label: "Words",
  unit: "words",
  min: fewestWords,
  max: maxWords,
  step: 1,
  initial: 6,
};

export const digitsField: NumberField = {
  id: "digits",
  label: "Length",
  unit: "digits",
  min: shortestPin,
  max: maxPinDigits,
  step: 1,
  initial: 6,
};

/** Spec §9: default all on except excludeSimilar. */
export const defaultSettings: Settings = {
  mode: "password",
  count: 1,
  length: lengthField.initial,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
  excludeSimilar: false,
  words: wordsField.initial,
  separator: "-",
  capitalize: false,
  addNumber: false,
  digits: digitsField.initial,
};

/** The part of the options that is kept. */
export function settingsOf({ leaveOut: _typed, ...settings }: Options): Settings {
  return settings;
}

/** True when two sets of options ask for the same. */
export const isSame = (one: Options, other: Options): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Options] === value);

/** Several at once, or the first reason why there are none. */
export function makeMany(count: number, make: () => Result<string>): Result<string[]> {
  const made: string[] = [];
  const many = Math.min(Math.max(Math.trunc(count) || 1, 1), maxSecrets);
  for (let one = 0; one < many; one += 1) {
    const secret = make();
    if (!secret.ok) return secret;
    made.push(secret.value);
  }
  return ok(made);
}

/** As many characters as there are to leave out. */
export const maxLeaveOutChars = 100;

/** Anyone can edit what is stored: what is not a proper option becomes the default. */
export function checkSettings(stored: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> =
    typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
  const isOn = (key: keyof Settings): boolean =>
    typeof found[key] === "boolean" ? found[key] : defaultSettings[key] === true;
  return {
    mode: modes.find(([id]) => id === found.mode)?.[0] ?? defaultSettings.mode,
    count: counts.find((count) => count === found.count) ?? defaultSettings.count,
    length: clampToField(lengthField, asNumber(found.length)),
    uppercase: isOn("uppercase"),
    lowercase: isOn("lowercase"),
    numbers: isOn("numbers"),
    symbols: isOn("symbols"),
    excludeSimilar: isOn("excludeSimilar"),
    words: clampToField(wordsField, asNumber(found.words)),
    separator: separators.find(({ id }) => id === found.separator)?.id ?? defaultSettings.separator,
    capitalize: isOn("capitalize"),
    addNumber: isOn("addNumber"),
    digits: clampToField(digitsField, asNumber(found.digits)),
  };
}

const asNumber = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
