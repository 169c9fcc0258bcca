import { clampToField, type NumberField } from "#domain/number-field.ts";

// What is stored may have been edited by anyone: it is checked when read.

export const wordOr = <Word extends string>(
  words: readonly Word[],
  value: unknown,
  plain: Word,
): Word => words.find((word) => word === value) ?? plain;

export const numberOr = (field: NumberField, value: unknown): number =>
  clampToField(field, typeof value === "number" ? value : Number.NaN);

export const colorOr = (plain: string, value: unknown): string =>
  typeof value === "string" && /^#[\dA-F]{6}$/.test(value) ? value : plain;
