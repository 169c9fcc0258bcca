import { fail, ok, type Result } from "#domain/result.ts";
import { binary, unary, type BinaryName, type UnaryName } from "./functions.ts";
import { readTokens, type Place, type Token } from "./lexer.ts";

export type Constant = "π" | "e" | "Ans" | "M";
export type Infix = "+" | "-" | "×" | "÷" | "^" | "mod" | "nCr" | "nPr";
type Postfix = "!" | "%" | "²" | "³";

/** An expression as it is understood. */
export type Node =
  | { type: "number"; text: string }
  | { type: "constant"; name: Constant }
  | { type: "minus"; of: Node }
  | { type: "postfix"; sign: Postfix; of: Node }
  | { type: "infix"; operator: Infix; left: Node; right: Node }
  | { type: "unary"; name: UnaryName; of: Node }
  | { type: "binary"; name: BinaryName; first: Node; second: Node };

const constants: readonly string[] = ["π", "e", "Ans", "M"] satisfies Constant[];
const postfixes: readonly string[] = ["!", "%", "²", "³"] satisfies Postfix[];
const infixNames = new Set(["mod", "nCr", "nPr"]);
const isUnary = (text: string): text is UnaryName =>
  Object.hasOwn(unary, text) && !/^(?:[²³!]|1\/x)$/.test(text);
const isBinary = (text: string): text is BinaryName => Object.hasOwn(binary, text);
const nothing: Node = { type: "number", text: "0" };

/**
 * Reads an expression. From loose to tight: + −, then × ÷ mod, then nCr nPr, then the sign, then
 * powers (from the right: 2^3^2 is 512, and -2^2 is -4), then ! % ² ³. A multiplication sign may
 * be left out before a name or a parenthesis and binds like one; a last ")" may be missing.
 */
export function parse(typed: string): Result<Node, Place> {
  const read = readTokens(typed);
  if (!read.ok) return read;
  const tokens = read.value;
  let index = 0;
  let failure: Result<Node, Place> | null = null;

  const peek = (): Token => tokens[index] ?? tokens[tokens.length - 1] ?? lastResort;
  const take = (): Token => {
    const token = peek();
    index += 1;
    return token;
  };
  const takeOneOf = (texts: readonly string[]): string | undefined =>
    texts.includes(peek().text) && peek().type !== "number" ? take().text : undefined;

  /** Only the first mistake counts: what follows it is skipped. */
  const refuse = (message: string, { at, length }: Place): Node => {
    failure ??= fail(message, { at, length });
    index = tokens.length;
    return nothing;
  };

  const leftToRight = (operators: readonly string[], next: () => Node) => (): Node => {
    let left = next();
    for (;;) {
      const isImplied = operators.includes("×") && startsImplied(peek());
      const operator = isImplied ? "×" : takeOneOf(operators);
      if (operator === undefined) return left;
      left = { type: "infix", operator: operator as Infix, left, right: next() };
    }
  };
  const sum = (): Node => additive();
  const sign = (): Node => {
    const found = takeOneOf(["-", "+"]);
    if (found === undefined) return powered();
    const of = sign();
    return found === "-" ? { type: "minus", of } : of;
  };
  const powered = (): Node => {
    const left = completed(primary());
    if (takeOneOf(["^"]) === undefined) return left;
    return { type: "infix", operator: "^", left, right: sign() };
  };
  const completed = (of: Node): Node => {
    const found = takeOneOf(postfixes);
    return found === undefined ? of : completed({ type: "postfix", sign: found as Postfix, of });
  };
  const counted = leftToRight(["nCr", "nPr"], sign);
  const multiplied = leftToRight(["×", "÷", "mod"], counted);
  const additive = leftToRight(["+", "-"], multiplied);

  const primary = (): Node => {
    const token = take();
    const { text } = token;
    if (token.type === "number") return { type: "number", text };
    if (constants.includes(text)) return { type: "constant", name: text as Constant };
    if (text === "(") {
      const inside = sum();
      close();
      return inside;
    }
    if (isUnary(text) || isBinary(text)) return call(token);
    if (token.type === "name" && !infixNames.has(text)) {
      return refuse(`There is no function or constant “${text}”.`, token);
    }
    return refuse(missing(tokens[index - 2], token), token);
  };
  const close = (): void => {
    if (peek().type !== "end" && takeOneOf([")"]) === undefined) {
      refuse(leftOver(peek()), peek());
    }
  };
  const call = (name: Token): Node => {
    const { text } = name;
    if (takeOneOf(["("]) === undefined) {
      if (isUnary(text)) return { type: "unary", name: text, of: completed(primary()) };
      return infixNames.has(text)
        ? refuse(missing(tokens[index - 2], name), name)
        : refuse(usage(text), name);
    }
    const first = sum();
    const second = takeOneOf([","]) === undefined ? undefined : sum();
    close();
    if (second === undefined && isUnary(text)) return { type: "unary", name: text, of: first };
    if (second !== undefined && isBinary(text))
      return { type: "binary", name: text, first, second };
    return refuse(usage(text), name);
  };

  if (peek().type === "end") return fail("Type an expression first.", { at: 0, length: 0 });
  const node = sum();
  if (failure === null && peek().type !== "end") refuse(leftOver(peek()), peek());
  return failure ?? ok(node);
}

const lastResort: Token = { type: "end", text: "", at: 0, length: 0 };

const startsImplied = ({ type, text }: Token): boolean =>
  type === "name" ? !infixNames.has(text) : ["(", "√", "∛", "π"].includes(text);

function missing(before: Token | undefined, { type, text }: Token): string {
  const after = before === undefined ? "" : ` after “${before.text}”`;
  return type === "end" || before !== undefined
    ? `A number is missing${after}.`
    : `An expression cannot begin with “${text}”.`;
}

function leftOver({ type, text }: Token): string {
  if (text === ")") return "There is no “(” for this “)”.";
  if (text === ",") return "A comma parts two numbers only in root(3, 8) and the like.";
  return type === "number"
    ? `An operator is missing before “${text}”.`
    : `“${text}” cannot stand here.`;
}

const usage = (name: string): string =>
  isBinary(name)
    ? `${name} takes two numbers: ${name}(${name === "root" ? "3, 8" : "5, 2"}).`
    : `${name} takes one number: ${name}(2).`;
