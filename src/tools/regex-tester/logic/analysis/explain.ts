import type { AST } from "@eslint-community/regexpp";
import { fail, ok, type Result } from "#domain/result.ts";
import { characterWords, classWords, isPlain, setWords } from "./characters.ts";
import { parsePattern } from "../syntax.ts";

/** A part of a pattern: as it is written, and in words. */
export interface Explained {
  raw: string; // "\\d{4}"
  words: string; // "a digit, 0 to 9, exactly 4 times"
  parts: Explained[];
}

/** More parts than this are no help to anybody. */
const maxParts = 1000;

/** Says in words what a pattern matches, part by part. */
export function explain(pattern: string, flags: string): Result<Explained[]> {
  try {
    const parts = explainer(flags).either(parsePattern(pattern, flags).alternatives);
    return ok(parts);
  } catch (error) {
    if (error instanceof RangeError) return fail("This pattern is too long to explain.");
    throw error;
  }
}

function explainer(flags: string) {
  let groups = 0;
  let count = 0;

  const part = (raw: string, words: string, parts: Explained[] = []): Explained => {
    count += 1;
    if (count > maxParts) throw new RangeError("Too many parts");
    return { raw, words, parts };
  };

  function either(alternatives: readonly AST.Alternative[]): Explained[] {
    const [only] = alternatives;
    if (alternatives.length === 1 && only) return sequence(only.elements);
    return alternatives.map((alternative, index) =>
      part(
        alternative.raw,
        `${index === 0 ? "Either" : "or"}${alternative.elements.length === 0 ? " nothing" : ""}`,
        sequence(alternative.elements),
      ),
    );
  }

  /** Letters that follow each other are one text. */
  function sequence(elements: readonly AST.Element[]): Explained[] {
    const parts: Explained[] = [];
    let letters: AST.Character[] = [];
    const flush = () => {
      const text = letters.map(({ value }) => String.fromCodePoint(value)).join("");
      if (text !== "") parts.push(part(letters.map(({ raw }) => raw).join(""), `“${text}”`));
      letters = [];
    };
    for (const element of elements) {
      if (element.type === "Character" && isPlain(element)) letters.push(element);
      else {
        flush();
        parts.push(one(element));
      }
    }
    flush();
    return parts;
  }

  function one(element: AST.Element): Explained {
    const { raw } = element;
    switch (element.type) {
      case "Character":
        return part(raw, characterWords(element.value));
      case "CharacterSet":
        return part(raw, setWords(element, flags.includes("s")));
      case "CharacterClass":
      case "ExpressionCharacterClass":
        return part(raw, classWords(element, flags.includes("s")));
      case "Quantifier": {
        const { words, parts } = one(element.element);
        return part(raw, `${words}, ${timesWords(element)}`, parts);
      }
      case "CapturingGroup": {
        groups += 1;
        const words = `Group ${groups}${element.name === null ? "" : `, named “${element.name}”`}`;
        return part(raw, words, either(element.alternatives));
      }
      case "Group":
        return part(raw, groupWords(element), either(element.alternatives));
      case "Backreference": {
        const to = typeof element.ref === "number" ? `group ${element.ref}` : `“${element.ref}”`;
        return part(raw, `the same text as ${to}`);
      }
      case "Assertion":
        return part(
          raw,
          assertionWords(element, flags),
          "alternatives" in element ? either(element.alternatives) : [],
        );
    }
  }

  return { either };
}

const number = (value: number) => value.toLocaleString("en-US");

function timesWords({ min, max, greedy }: AST.Quantifier): string {
  if (min === max) return min === 1 ? "exactly once" : `exactly ${number(min)} times`;
  const want = greedy ? "as many as possible" : "as few as possible";
  if (min === 0 && max === 1) return greedy ? "once or not at all" : "not at all, or once";
  if (max === Infinity) {
    return `${min === 0 ? "any number of times, or none" : min === 1 ? "once or more" : `${number(min)} times or more`}, ${want}`;
  }
  return `${number(min)} to ${number(max)} times, ${want}`;
}

function groupWords({ modifiers }: AST.Group): string {
  if (modifiers === null) return "Group that is not captured";
  const set = modifiers.add.raw;
  const unset = modifiers.remove?.raw ?? "";
  const changes = [set && `with flags ${set}`, unset && `without flags ${unset}`].filter(Boolean);
  return `Group ${changes.join(", ")}`;
}

function assertionWords(assertion: AST.Assertion, flags: string): string {
  const isMultiline = flags.includes("m");
  switch (assertion.kind) {
    case "start":
      return isMultiline ? "at the start of a line" : "at the start of the text";
    case "end":
      return isMultiline ? "at the end of a line" : "at the end of the text";
    case "word":
      return assertion.negate ? "not at the edge of a word" : "at the edge of a word";
    case "lookahead":
      return assertion.negate ? "only if this does not follow" : "only if this follows";
    case "lookbehind":
      return assertion.negate ? "only if this does not stand before" : "only if this stands before";
  }
}
