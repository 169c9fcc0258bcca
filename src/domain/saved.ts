import type { Dice } from "./dice.ts";

// What was saved may have been edited by anyone, or by another version: it is checked when read.

/** An object whose fields may be looked at. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A whole number of at least 0. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Dice that can be rolled: the four words are not all zero. */
export const isDice = (value: unknown): value is Dice =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((word) => isCount(word) && word < 2 ** 32) &&
  value.some((word) => word !== 0);
