import { inField, type NumberField } from "#domain/number-field.ts";
import { flag, oneOf, oneOfLabeled, shape, type Value } from "#domain/shape.ts";
import { fewestWords, maxWords, separators } from "./passphrase.ts";
import { longest, shortest } from "./password.ts";
import { maxPinDigits, shortestPin } from "./pin.ts";

export const modes = [
  ["password", "Password"],
  ["passphrase", "Passphrase"],
  ["pin", "PIN"],
] as const;

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

/** What is kept: choices, but nothing that was typed, and never a secret. */
export const optionsShape = shape({
  mode: oneOfLabeled(modes, "password"),
  count: oneOf<number>(counts, 1),
  length: inField(lengthField),
  // Spec §9: default all on except excludeSimilar.
  uppercase: flag(true),
  lowercase: flag(true),
  numbers: flag(true),
  symbols: flag(true),
  excludeSimilar: flag(false),
  excludeBars: flag(false),
  words: inField(wordsField),
  separator: oneOf(
    separators.map(({ id }) => id),
    "-",
  ),
  capitalize: flag(false),
  addNumber: flag(false),
  digits: inField(digitsField),
});
export type Options = Value<typeof optionsShape>;
