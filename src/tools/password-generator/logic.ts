import { clampToField, type Field } from "#domain/field.ts";
import { ok, type Result } from "#domain/result.ts";
import { fewestWords, mostWords, separators, type PassphraseRecipe } from "./passphrase.ts";
import { longest, shortest, type PasswordRecipe } from "./password.ts";
import { longestPin, shortestPin } from "./pin.ts";

export { makePassword } from "./password.ts";
export { makePassphrase } from "./passphrase.ts";
export { makePin } from "./pin.ts";

/** Everything that can be set, for all three kinds of secrets. Settings are kept, secrets never. */
export interface Options extends PasswordRecipe, PassphraseRecipe {
  mode: Mode;
  count: number;
  digits: number;
}

export const modes = [
  ["password", "Password"],
  ["passphrase", "Passphrase"],
  ["pin", "PIN"],
] as const;
type Mode = (typeof modes)[number][0];

export const counts = [1, 5, 10, 25, 50] as const;
export const mostSecrets = 50;

/** Spec §9: “length 4-50 (default 16)”. */
export const lengthField: Field = {
  id: "length",
  label: "Length",
  unit: "characters",
  min: shortest,
  max: longest,
  step: 1,
  initial: 16,
};

export const wordsField: Field = {
  id: "words",
  label: "Words",
  unit: "words",
  min: fewestWords,
  max: mostWords,
  step: 1,
  initial: 6,
};

export const digitsField: Field = {
  id: "digits",
  label: "Length",
  unit: "digits",
  min: shortestPin,
  max: longestPin,
  step: 1,
  initial: 6,
};

/** Spec §9: “default all on except excludeSimilar”. */
export const defaultOptions: Options = {
  mode: "password",
  count: 1,
  length: lengthField.initial,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
  excludeSimilar: false,
  leaveOut: "",
  words: wordsField.initial,
  separator: "-",
  capitalize: false,
  addNumber: false,
  digits: digitsField.initial,
};

/** True when two sets of options ask for the same. */
export const isSame = (one: Options, other: Options): boolean =>
  Object.entries(one).every(([key, value]) => other[key as keyof Options] === value);

/** Several at once, or the first reason why there are none. */
export function makeMany(count: number, make: () => Result<string>): Result<string[]> {
  const made: string[] = [];
  const many = Math.min(Math.max(Math.trunc(count) || 1, 1), mostSecrets);
  for (let one = 0; one < many; one += 1) {
    const secret = make();
    if (!secret.ok) return secret;
    made.push(secret.value);
  }
  return ok(made);
}

/** As many characters as there are to leave out. */
export const longestLeaveOut = 100;

/** Anyone can edit what is stored: what is not a proper option becomes the default. */
export function checkOptions(stored: unknown): Options {
  const found: Partial<Record<keyof Options, unknown>> =
    typeof stored === "object" && stored !== null && !Array.isArray(stored) ? stored : {};
  const isOn = (key: keyof Options): boolean =>
    typeof found[key] === "boolean" ? found[key] : defaultOptions[key] === true;
  const { leaveOut } = found;
  return {
    mode: modes.find(([id]) => id === found.mode)?.[0] ?? defaultOptions.mode,
    count: counts.find((count) => count === found.count) ?? defaultOptions.count,
    length: clampToField(lengthField, asNumber(found.length)),
    uppercase: isOn("uppercase"),
    lowercase: isOn("lowercase"),
    numbers: isOn("numbers"),
    symbols: isOn("symbols"),
    excludeSimilar: isOn("excludeSimilar"),
    leaveOut: typeof leaveOut === "string" ? leaveOut.slice(0, longestLeaveOut) : "",
    words: clampToField(wordsField, asNumber(found.words)),
    separator: separators.find(({ id }) => id === found.separator)?.id ?? defaultOptions.separator,
    capitalize: isOn("capitalize"),
    addNumber: isOn("addNumber"),
    digits: clampToField(digitsField, asNumber(found.digits)),
  };
}

const asNumber = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);
