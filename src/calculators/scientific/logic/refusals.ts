import { binary, unary, type BinaryName } from "./functions.ts";
import type { Token } from "./lexer.ts";

// What is said about an expression that cannot be read, or that could be read in two ways.

export const isBinary = (text: string): text is BinaryName => Object.hasOwn(binary, text);

export function missing(before: Token | undefined, { type, text }: Token): string {
  const after = before === undefined ? "" : ` after “${before.text}”`;
  return type === "end" || before !== undefined
    ? `A number is missing${after}.`
    : `An expression cannot begin with “${text}”.`;
}

export function leftOver({ type, text }: Token): string {
  if (text === ")") return "There is no “(” for this “)”.";
  if (text === ",") return "A comma parts two numbers only in root(3, 8) and the like.";
  return type === "number"
    ? `An operator is missing before “${text}”.`
    : `“${text}” cannot stand here.`;
}

export const usage = (name: string): string =>
  isBinary(name)
    ? `${name} takes two numbers: ${name}(${name === "root" ? "3, 8" : "5, 2"}).`
    : `${name} takes one number: ${name}(2).`;

/** "log10" alone: a function without a number, or a function of 10. */
export const nameOrNumber = (typed: string): string => {
  const [, name = "", number = ""] = /^([a-z]+)(.*)$/i.exec(typed) ?? [];
  return `“${typed}” could be ${name}(${number}) or ${typed}(…).`;
};

/** "sin 2π": what follows may belong to the angle or not. "log5(25)" may mean a base. */
export function twoProducts(typed: string, name: string, argument: string, next: Token): string {
  const factor = next.text === "(" ? "(…)" : next.text;
  const isBase = /^log\d+$/i.test(typed) && next.text === "(";
  const other = isBase
    ? `, to base ${argument}, log(…) ÷ log(${argument})`
    : ` ${name}(${argument} × ${factor})`;
  return `“${typed}” could be ${name}(${argument}) × ${factor} or${other}.`;
}

/** "sin^-1" is written for the inverse function and for the reciprocal. */
export const inverseOrReciprocal = (typed: string, name: string): string =>
  Object.hasOwn(unary, `a${name}`)
    ? `“${typed}” could be a${name}(…) or 1 ÷ ${name}(…).`
    : `“${typed}” is not read here: write 1 ÷ ${name}(…).`;

/** "max(1,500,2)": two numbers, or three. */
export const groupOrList = (typed: string): string =>
  `“${typed}” could be one number or several: leave commas out, or put a space after each.`;
