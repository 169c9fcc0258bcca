import { fail, ok, type Result } from "#domain/result.ts";
import { unary, type BinaryName, type UnaryName } from "./functions.ts";
import { groupAt, readTokens, type Place, type Token } from "./lexer.ts";
import {
  groupOrList,
  inverseOrReciprocal,
  isBinary,
  leftOver,
  missing,
  nameOrNumber,
  twoProducts,
  usage,
} from "./refusals.ts";

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
/** These go on with a third number and more. */
const lists = new Set<string>(["min", "max", "hypot"] satisfies BinaryName[]);
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
  const rawText = ({ at, length }: Place): string => typed.slice(at, at + length);
  /** From a token to the last one that was taken. */
  const upTo = ({ at }: Token): Place => {
    const last = tokens[index - 1] ?? lastResort;
    return { at, length: last.at + last.length - at };
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
    if (isUnary(text) && /[a-z]/.test(text) && ["^", "²", "³"].includes(peek().text)) {
      return raised(name);
    }
    if (takeOneOf(["("]) === undefined) {
      if (isUnary(text)) return bareCall(name, text);
      return infixNames.has(text)
        ? refuse(missing(tokens[index - 2], name), name)
        : refuse(usage(text), name);
    }
    const first = sum();
    if (isBinary(text) && peek().text === ",") return listCall(text, first);
    const [second] = takeOneOf([","]) === undefined ? [] : [sum()];
    close();
    if (second === undefined && isUnary(text)) return { type: "unary", name: text, of: first };
    return refuse(usage(text), name);
  };

  /** A function without parentheses. Where a factor follows, nobody knows whether it belongs to it. */
  const bareCall = (name: Token, text: UnaryName): Node => {
    if (/\d/.test(rawText(name)) && peek().type !== "number") {
      return refuse(nameOrNumber(rawText(name)), name);
    }
    const start = peek().at;
    const of = completed(primary());
    const next = peek();
    if (!/[a-z]/.test(text) || !startsImplied(next) || isUnary(next.text) || isBinary(next.text)) {
      return { type: "unary", name: text, of };
    }
    const place = upTo(name);
    const argument = typed.slice(start, place.at + place.length);
    return refuse(twoProducts(rawText(place), text, argument, next), place);
  };

  /** sin^2(30) and sin²(30) are the square of the sine. */
  const raised = (name: Token): Node => {
    const sign = take();
    const power = sign.text === "^" ? take() : sign;
    if (sign.text === "^" && power.type !== "number") {
      return power.text === "-"
        ? refuse(inverseOrReciprocal(rawText(upTo(name)), name.text), upTo(name))
        : refuse(missing(sign, power), power);
    }
    const left = call(name);
    if (sign.text !== "^") return { type: "postfix", sign: sign.text as Postfix, of: left };
    const right: Node = { type: "number", text: power.text };
    return { type: "infix", operator: "^", left, right };
  };

  const listCall = (name: BinaryName, first: Node): Node => {
    const groups: Place[] = [];
    let node = first;
    let count = 1;
    while (peek().text === "," && (count < 2 || lists.has(name))) {
      groups.push(...groupAt(typed, tokens, index));
      take();
      node = { type: "binary", name, first: node, second: sum() };
      count += 1;
    }
    close();
    // Of "1,500" alone nothing is left for a second number, and nobody writes "000" for 0.
    const doubtful = groups.find((place) => count > 2 || /,0\d\d$/.test(rawText(place)));
    return doubtful === undefined ? node : refuse(groupOrList(rawText(doubtful)), doubtful);
  };

  if (peek().type === "end") return fail("Type an expression first.", { at: 0, length: 0 });
  const node = sum();
  if (failure === null && peek().type !== "end") refuse(leftOver(peek()), peek());
  return failure ?? ok(node);
}

const lastResort: Token = { type: "end", text: "", at: 0, length: 0 };

const startsImplied = ({ type, text }: Token): boolean =>
  type === "name" ? !infixNames.has(text) : ["(", "√", "∛", "π"].includes(text);
