import { Decimal } from "#domain/decimal.ts";
import { indianDigits, scalePower } from "#domain/money.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Where in the typed text something is. */
export interface Place {
  at: number;
  length: number;
}

export interface Token extends Place {
  type: "number" | "name" | "sign" | "end";
  text: string; // "1234.5", "asin", "×"
  /** A number that was written with a word: 500000 as "5L". */
  isScaled?: boolean;
}

/** Longer than anything that is meant; keeps the parser's recursion shallow. */
const maxExpressionChars = 500;

/** What else a sign or a name may be written as. Names are read in any case. */
const spellings = new Map([
  ["**", "^"],
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
  ["log10", "log"],
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
const withTwo = new Set(["root", "nCr", "nPr", "mod", "atan2", "hypot", "min", "max"]);

const space = /[\s₹]+/y;
const grouped = /\d(?:[\d,]*\d)?/y;
const ungrouped = /\d+/y;
const hexadecimalNumber = /0x[\da-f]{1,12}/iy;
const fraction = /\.\d*/y;
const power = /[eE][-+−]?\d+/y;
/** What is typed after a number in place of zeros: "5L", "1.2 Cr.". */
const scale = /\s?([a-z]+)(?:\.(?!\d))?/iy;
/** Some functions have digits in their name; else a digit after a name is a number. */
const letters = /(?:log10|log2|log1p|expm1|atan2)(?![\da-z])|[a-z]+/iy;
const oneSign = /\*\*|[^]/uy;
const endOfSum = /\s*=\s*$/;
const indian = /^\d{1,3}(?:,\d{2})*,\d{3}$|^\d{1,3}(?:,\d{3})+$|^\d+$/;

/** Splits an expression into numbers, names and signs. */
export function readTokens(typed: string): Result<readonly Token[], Place> {
  if (typed.length > maxExpressionChars) {
    const place = { at: maxExpressionChars, length: typed.length - maxExpressionChars };
    return fail(`An expression has at most ${maxExpressionChars} characters.`, place);
  }
  const text = indianDigits(typed).replace(endOfSum, "");
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

  /** How many places a word moves the number before it: 5 for "lakh", and 0 for no such word. */
  const matchScale = (): number => {
    scale.lastIndex = at;
    const found = scale.exec(text);
    const places = scalePower(found?.[1] ?? "") ?? 0;
    if (places > 0) at = scale.lastIndex;
    return places;
  };

  while (at < text.length) {
    if (match(space) !== "") continue;
    const start = at;
    const hexadecimal = match(hexadecimalNumber);
    if (hexadecimal !== "") {
      const words = `could be 0 × … or a hexadecimal number, ${Number(hexadecimal)}`;
      return fail(`“${hexadecimal}” ${words}.`, { at: start, length: hexadecimal.length });
    }
    const whole = match(open.at(-1) === true ? ungrouped : grouped);
    const number = whole + match(fraction);
    if (number !== "" && number !== ".") {
      const place = { at: start, length: number.length };
      if (!indian.test(whole || "0")) {
        return fail(`“${whole}” is not how digits are grouped. A fraction takes a point.`, place);
      }
      const exponent = match(power);
      const written = (number + exponent).replaceAll(",", "").replace("−", "-");
      const zeros = exponent === "" ? matchScale() : 0;
      tokens.push({
        type: "number",
        text: zeros === 0 ? written : new Decimal(`${written}e${zeros}`).toFixed(),
        at: start,
        length: at - start,
        ...(zeros > 0 && { isScaled: true }),
      });
      continue;
    }
    at = start;
    const word = match(letters) || match(oneSign);
    const name = spellings.get(word.toLowerCase()) ?? word.toLowerCase();
    const type = /[a-z]/i.test(name) ? "name" : "sign";
    if (type === "sign" && !signs.test(name)) {
      const why = word === "=" ? "can stand only at the end" : "is not part of an expression";
      return fail(`“${word}” ${why}.`, { at: start, length: word.length });
    }
    if (name === "(") open.push(withTwo.has(tokens.at(-1)?.text ?? ""));
    if (name === ")") open.pop();
    tokens.push({ type, text: name, at: start, length: word.length });
  }
  return ok([...tokens, { type: "end", text: "", at: typed.length, length: 0 }]);
}

/** Where the digits on both sides of a comma look like the groups of one number. */
export function groupAt(typed: string, tokens: readonly Token[], index: number): Place[] {
  const [comma, after] = [tokens[index], tokens[index + 1]];
  if (comma === undefined || after?.type !== "number" || after.at !== comma.at + 1) return [];
  const digits = /\d[\d,]*$/.exec(typed.slice(0, comma.at))?.[0] ?? "";
  const isGroup = digits !== "" && typed[comma.at] === "," && /^\d{3}(?:\.|$)/.test(after.text);
  return isGroup
    ? [{ at: comma.at - digits.length, length: digits.length + 1 + after.length }]
    : [];
}
