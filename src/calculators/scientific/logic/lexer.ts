import { indianDigits } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Where in the typed text something is. */
export interface Place {
  at: number;
  length: number;
}

export interface Token extends Place {
  type: "number" | "name" | "sign" | "end";
  text: string; // "1234.5", "asin", "×"
}

/** Longer than anything that is meant; keeps the parser's recursion shallow. */
const maxExpressionChars = 500;

/** What else a sign or a name may be written as. Names are read in any case. */
const spellings = new Map([
  ["*", "×"],
  ["·", "×"],
  ["x", "×"],
  ["/", "÷"],
  [":", "÷"],
  ["−", "-"],
  ["–", "-"],
  ["[", "("],
  ["]", ")"],
  [";", ","],
  ["sqrt", "√"],
  ["cbrt", "∛"],
  ["pi", "π"],
  ["arcsin", "asin"],
  ["arccos", "acos"],
  ["arctan", "atan"],
  ["arcsinh", "asinh"],
  ["arccosh", "acosh"],
  ["arctanh", "atanh"],
  ["ans", "Ans"],
  ["m", "M"],
  ["ncr", "nCr"],
  ["npr", "nPr"],
]);
const signs = /^[-+×÷^(),!%²³√∛π]$/;
/** Inside the parentheses of these a comma parts two numbers; elsewhere it groups digits. */
const withTwo = new Set(["root", "nCr", "nPr", "mod"]);

const space = /[\s₹]+/y;
const grouped = /\d(?:[\d,]*\d)?/y;
const ungrouped = /\d+/y;
const fraction = /\.\d*/y;
const power = /[eE][-+−]?\d+/y;
const letters = /[a-z]+/iy;
const oneCharacter = /[^]/uy;
const indian = /^\d{1,3}(?:,\d{2})*,\d{3}$|^\d{1,3}(?:,\d{3})+$|^\d+$/;

/** Splits an expression into numbers, names and signs. */
export function readTokens(typed: string): Result<readonly Token[], Place> {
  if (typed.length > maxExpressionChars) {
    const place = { at: maxExpressionChars, length: typed.length - maxExpressionChars };
    return fail(`An expression has at most ${maxExpressionChars} characters.`, place);
  }
  const text = indianDigits(typed);
  const tokens: Token[] = [];
  /** For each open parenthesis, whether a comma in it parts two numbers. */
  const open: boolean[] = [];
  let at = 0;

  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  };

  while (at < text.length) {
    if (match(space) !== "") continue;
    const start = at;
    const whole = match(open.at(-1) === true ? ungrouped : grouped);
    const number = whole + match(fraction);
    if (number !== "" && number !== ".") {
      const place = { at: start, length: number.length };
      if (!indian.test(whole || "0")) {
        return fail(`“${whole}” is not how digits are grouped. A fraction takes a point.`, place);
      }
      const written = (number + match(power)).replaceAll(",", "").replace("−", "-");
      tokens.push({ type: "number", text: written, at: start, length: at - start });
      continue;
    }
    at = start;
    const word = match(letters) || match(oneCharacter);
    const name = spellings.get(word.toLowerCase()) ?? word.toLowerCase();
    const type = /[a-z]/i.test(name) ? "name" : "sign";
    if (type === "sign" && !signs.test(name)) {
      return fail(`“${word}” is not part of an expression.`, { at: start, length: word.length });
    }
    if (name === "(") open.push(withTwo.has(tokens.at(-1)?.text ?? ""));
    if (name === ")") open.pop();
    tokens.push({ type, text: name, at: start, length: word.length });
  }
  return ok([...tokens, { type: "end", text: "", at: typed.length, length: 0 }]);
}
