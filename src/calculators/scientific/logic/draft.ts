import type { Answer } from "#domain/arithmetic.ts";
import { copyText, type Decimal } from "#domain/decimal.ts";
import type { Failure } from "#domain/result.ts";
import type { Place } from "./lexer.ts";

/** What an expression comes to. */
export interface Outcome {
  answer: Answer;
  reading: string; // how it was understood: "2 × (3 + 4)"
}

/** An expression that is being written. */
export interface Draft {
  text: string; // "2(3+4"
  /** What "=" gave. What is typed next goes on from it, or starts anew. */
  done: Outcome | null;
  /** What was wrong when "=" was pressed. */
  failure: Failure<Place> | null;
}

export const emptyDraft: Draft = { text: "", done: null, failure: null };

/** A result as a piece of the next expression: every known digit, and no sign left loose. */
export function writtenValue(value: Decimal): string {
  const text = copyText(value);
  return value.isNegative() ? `(${text})` : text;
}

/** Needs something before it, so after a result it goes on with that. */
const goesOn = /^\s*(?:[-+−×÷*/^!%²³]|mod|n[cp]r)/i;

/** The draft once its text was changed, by typing or by a key. */
export function edit({ text: before, done }: Draft, text: string): Draft {
  const isAppended = done !== null && text !== before && text.startsWith(before);
  const added = isAppended ? text.slice(before.length) : text;
  return { ...emptyDraft, text: isAppended && goesOn.test(added) ? `Ans${added}` : added };
}

/** What one press of "⌫" takes back: a letter, or a whole "sin(". */
const lastPiece =
  /(?:log10|log2|log1p|expm1|atan2|[a-z]+|[√∛])\($|\s(?:nCr|nPr|mod)\s$|Ans$|[^]$/iu;

/** How many characters before the caret go with one press. */
export const lengthOfLastPiece = (before: string): number =>
  lastPiece.exec(before)?.[0].length ?? 0;
