import { binding, calculate, carriedOn, type Answer, type Operator } from "./arithmetic.ts";
import { Decimal, numberText } from "./decimal.ts";

/** A number to calculate with, and how it came about. */
export interface Operand extends Answer {
  text: string | null; // "2 + 3", "√(9)"; null for a plain number
  operator: Operator | null; // the outermost of its text: decides where parentheses are due
}

/** From here on the line above the display goes on from the result. */
const maxTextChars = 120;

/** A number without a history. */
export const plainOperand = (value: Decimal, why = value.isFinite() ? "" : carriedOn): Operand => ({
  value,
  why,
  text: null,
  operator: null,
});

/** A result, and how it is written. */
export const writtenOperand = (
  { value, why }: Answer,
  text: string,
  operator: Operator | null = null,
): Operand =>
  text.length > maxTextChars ? plainOperand(value, why) : { value, why, text, operator };

/** How an operand is written: "2 + 3", "12,34,567". */
export const operandText = ({ text, value }: Operand): string => text ?? numberText(value);

/** How it is written where something follows or precedes it: "(2 + 3)", "(-5)", "√(9)". */
export function enclosedText(operand: Operand): string {
  const text = operandText(operand);
  return operand.operator !== null || text.startsWith("-") ? `(${text})` : text;
}

/** The left operand and its operator, in parentheses where it would be misread: "(2 + 3) ×". */
export function writeLeft(left: Operand, operator: Operator): string {
  const isLoose = left.operator !== null && binding[left.operator] < binding[operator];
  const text = isLoose || operator === "^" ? enclosedText(left) : operandText(left);
  return `${text} ${operator}`;
}

/** Applies an operator, and writes down what was done. */
export const combine = (left: Operand, operator: Operator, right: Operand): Operand =>
  writtenOperand(
    calculate(operator, left, right),
    `${writeLeft(left, operator)} ${enclosedText(right)}`,
    operator,
  );

/** The other sign. */
export function negated(operand: Operand): Operand {
  const value = operand.value.negated();
  if (operand.text === null) return plainOperand(value, operand.why);
  return writtenOperand({ value, why: operand.why }, `-(${operand.text})`);
}

/** Spec §4: % divides by 100. */
export const hundredth = (operand: Operand): Operand =>
  writtenOperand(
    calculate("÷", operand, plainOperand(new Decimal(100))),
    `${enclosedText(operand)}%`,
  );
