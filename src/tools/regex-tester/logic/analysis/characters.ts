import type { AST } from "@eslint-community/regexpp";

/** Characters that cannot be seen, by name. */
const names = new Map([
  [0x00, "a null character"],
  [0x08, "a backspace"],
  [0x09, "a tab"],
  [0x0a, "a line feed"],
  [0x0b, "a vertical tab"],
  [0x0c, "a form feed"],
  [0x0d, "a carriage return"],
  [0x20, "a space"],
  [0xa0, "a no-break space"],
  [0x200b, "a zero width space"],
  [0x200d, "a zero width joiner"],
  [0x2028, "a line separator"],
  [0x2029, "a paragraph separator"],
  [0xfeff, "a byte order mark"],
]);

/** A code point in words: “a”, a tab, U+200E. */
export function characterWords(code: number): string {
  const name = names.get(code);
  if (name !== undefined) return name;
  const character = String.fromCodePoint(code);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `“${character}”`
    : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** True for what can be put between quotes with its neighbors. */
export const isPlain = ({ value }: AST.Character): boolean =>
  names.get(value) === undefined && characterWords(value).startsWith("“");

/** What a set of characters is. `isDotAll` says whether the dot takes line breaks. */
export function setWords(set: AST.CharacterSet, isDotAll: boolean): string {
  switch (set.kind) {
    case "any":
      return isDotAll ? "any character" : "any character except a line break";
    case "digit":
      return set.negate ? "a character that is not a digit" : "a digit, 0 to 9";
    case "space":
      return set.negate ? "a character that is not white space" : "white space";
    case "word":
      return set.negate
        ? "a character that is no letter, digit or underscore"
        : "a letter a to z, a digit or an underscore";
    case "property": {
      const property =
        set.value === null || set.key === "General_Category"
          ? (set.value ?? set.key)
          : `${set.key} = ${set.value}`;
      const noun = set.strings ? "a text" : "a character";
      return `${noun} ${set.negate ? "without" : "with"} the Unicode property ${property}`;
    }
  }
}

/** What a class in brackets takes. */
export function classWords(
  found: AST.CharacterClass | AST.ExpressionCharacterClass,
  isDotAll: boolean,
): string {
  const not = found.negate ? "a character that is not " : "";
  if (found.type === "ExpressionCharacterClass") {
    return `${not}${operandWords(found.expression, isDotAll)}`;
  }
  const parts = found.elements.map((element) => operandWords(element, isDotAll));
  if (parts.length === 0) return found.negate ? "any character" : "nothing: this never matches";
  if (parts.length === 1) return `${not}${parts[0]}`;
  return `${found.negate ? "a character that is none of" : "one of"}: ${parts.join(", ")}`;
}

type Operand =
  | AST.CharacterClassElement
  | AST.ClassSetOperand
  | AST.ClassIntersection
  | AST.ClassSubtraction;

function operandWords(operand: Operand, isDotAll: boolean): string {
  switch (operand.type) {
    case "Character":
      return characterWords(operand.value);
    case "CharacterClassRange":
      return `${characterWords(operand.min.value)} to ${characterWords(operand.max.value)}`;
    case "CharacterSet":
      return setWords(operand, isDotAll);
    case "ClassStringDisjunction":
      return operand.alternatives.map(({ raw }) => `“${raw}”`).join(", ");
    case "ClassIntersection":
      return `${operandWords(operand.left, isDotAll)}, if it is also ${operandWords(operand.right, isDotAll)}`;
    case "ClassSubtraction":
      return `${operandWords(operand.left, isDotAll)}, except ${operandWords(operand.right, isDotAll)}`;
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return classWords(operand, isDotAll);
  }
}
