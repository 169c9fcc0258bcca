import { clampToField, type NumberField } from "#domain/number-field.ts";
import { flag, oneOfLabeled, shape, type Shape, type Value } from "#domain/shape.ts";
import { formats } from "./layout.ts";
import type { Mode } from "./prose.ts";

export const modes = [
  ["paragraphs", "Paragraphs"],
  ["sentences", "Sentences"],
  ["words", "Words"],
] as const satisfies readonly (readonly [Mode, string])[];

/** Spec §9: paragraphs (max 10), sentences (max 20), words (max 200); default paragraphs 3. */
export const countFields: Readonly<Record<Mode, NumberField>> = {
  paragraphs: countField("paragraphs", 10, 3),
  sentences: countField("sentences", 20, 5),
  words: countField("words", 200, 50),
};

function countField(unit: Mode, max: number, initial: number): NumberField {
  return { id: unit, label: "How many", unit, min: 1, max, step: 1, initial };
}

/** Whatever was asked for, as a number that is allowed: 0, −1, 2.5, 1e9 and "" are not. */
export function clampCount(mode: Mode, count: unknown): number {
  const field = countFields[mode];
  return clampToField(field, typeof count === "number" ? Math.trunc(count) : Number.NaN);
}

const countShape = (mode: Mode): Shape<number> => ({
  initial: countFields[mode].initial,
  read: (count) => clampCount(mode, count),
});

/** What is remembered: choices, but nothing that was typed. Each mode keeps its own count. */
export const optionsShape = shape({
  mode: oneOfLabeled(modes, "paragraphs"),
  counts: shape({
    paragraphs: countShape("paragraphs"),
    sentences: countShape("sentences"),
    words: countShape("words"),
  }),
  classic: flag(true),
  format: oneOfLabeled(formats, "plain"),
});
export type Options = Value<typeof optionsShape>;
