import {
  backslashByte,
  byteAt,
  closeArrayByte,
  closeObjectByte,
  colonByte,
  commaByte,
  dotByte,
  isSpace,
  letterUByte,
  lineFeedByte,
  minusByte,
  openArrayByte,
  openObjectByte,
  quoteByte,
  returnByte,
  spaceByte,
  tabByte,
  zeroByte,
} from "./characters.ts";
import { expecting, type Stop } from "./scan-result.ts";
import { byteName, characterAt, codePointName, linesOf } from "./position.ts";
import { textAt, utf8Length } from "./strings.ts";

/** The place after the last token before this one. */
export function beforeSpace(bytes: Uint8Array, at: number): number {
  let place = at;
  while (place > 0 && isSpace(byteAt(bytes, place - 1))) place -= 1;
  return place;
}

export function isTrailingComma(bytes: Uint8Array, { at, expected, token }: Stop): boolean {
  if (token >= 0 || (expected !== expecting.value && expected !== expecting.key)) return false;
  return isCloser(byteAt(bytes, at)) && byteAt(bytes, beforeSpace(bytes, at) - 1) === commaByte;
}

const isCloser = (byte: number): boolean => byte === closeArrayByte || byte === closeObjectByte;

/** Why the scanner stopped, in words for somebody who did not write the standard. */
export function reasonFor(bytes: Uint8Array, stop: Stop): string {
  const { at, token, expected } = stop;
  const byte = byteAt(bytes, at);
  if (token >= 0 && byteAt(bytes, token) === quoteByte) return stringReason(bytes, stop);
  if (token >= 0 || (byte === zeroByte && expected !== expecting.comma))
    return numberReason(bytes, stop);
  if (at >= bytes.length) return endReason(bytes, stop);
  if (isTrailingComma(bytes, stop)) return "Trailing comma";
  const strange = strangeReason(bytes, at);
  if (strange !== null) return strange;
  if (isCloser(byte)) return closerReason(bytes, stop);
  switch (expected) {
    case expecting.value:
    case expecting.firstElement:
      return valueReason(bytes, stop);
    case expecting.key:
    case expecting.firstKey:
      return byte === commaByte ? "A key is missing before the comma" : keyReason(bytes, at);
    case expecting.colon:
      return "Expected a colon after the key";
    case expecting.comma:
      return commaReason(bytes, stop);
    case expecting.end:
      return afterEndReason(bytes, at);
  }
}

function stringReason(bytes: Uint8Array, { at, token }: Stop): string {
  const byte = byteAt(bytes, at);
  if (at >= bytes.length || (byte === backslashByte && at + 1 >= bytes.length)) {
    return `Unclosed string that starts on line ${lineOf(bytes, token)}`;
  }
  if (byte === lineFeedByte || byte === returnByte) {
    return "Unclosed string: a line break inside a string is written \\n";
  }
  if (byte === tabByte) return "A tab inside a string is written \\t";
  if (byte < spaceByte) return `A control character inside a string is written ${escaped(byte)}`;
  if (byte !== backslashByte) return notUtf8(byte);
  if (byteAt(bytes, at + 1) === letterUByte) return "\\u needs four hexadecimal digits";
  return `\\${characterAt(bytes, at + 1)} is not an escape in JSON`;
}

const lineOf = (bytes: Uint8Array, place: number): number => linesOf(bytes, [place])[0] ?? 1;
const escaped = (byte: number): string => `\\u${byte.toString(16).padStart(4, "0")}`;
const notUtf8 = (byte: number): string => `This is not UTF-8 text: byte ${byteName(byte)}`;

function numberReason(bytes: Uint8Array, { at, token }: Stop): string {
  if (byteAt(bytes, at) === zeroByte) return "A number cannot start with 0";
  if (byteAt(bytes, at - 1) === dotByte) return "Expected a digit after the decimal point";
  if (byteAt(bytes, token) !== minusByte || at > token + 1)
    return "Expected a digit in the exponent";
  const word = wordAt(bytes, at);
  return word === "Infinity" ? notAValue(`-${word}`) : "Expected a digit after the minus sign";
}

const endReason = (bytes: Uint8Array, { opener }: Stop): string =>
  opener < 0 ? "The text is empty" : `Unclosed ${containerAt(bytes, opener)}`;

function containerAt(bytes: Uint8Array, opener: number): string {
  const name = byteAt(bytes, opener) === openObjectByte ? "object" : "array";
  return `${name} that starts on line ${lineOf(bytes, opener)}`;
}

/** Things that are wrong wherever they stand between tokens. */
function strangeReason(bytes: Uint8Array, at: number): string | null {
  const byte = byteAt(bytes, at);
  if (byte >= 0x80 && utf8Length(bytes, at) === 0) return notUtf8(byte);
  const ahead = textAt(bytes, at, at + 4);
  if (/^(?:\/[/*]|#)/.test(ahead)) return "Comments are not allowed in JSON";
  if (/^[“”„‟«»‘’]/.test(ahead)) return "Curly quotes are not allowed: use straight double quotes";
  if (/^[\s\p{Cc}\p{Cf}]/u.test(ahead)) {
    return `${codePointName(ahead.codePointAt(0) ?? 0)} is not white space in JSON`;
  }
  return null;
}

function closerReason(bytes: Uint8Array, { at, expected, opener }: Stop): string {
  const found = String.fromCharCode(byteAt(bytes, at));
  if (opener < 0)
    return expected === expecting.end ? `One ${found} too many` : `Unexpected ${found}`;
  if (expected === expecting.colon) return "Expected a colon after the key";
  if (byteAt(bytes, beforeSpace(bytes, at) - 1) === colonByte)
    return "A value is missing after the colon";
  const wanted = byteAt(bytes, opener) === openObjectByte ? "}" : "]";
  return `Found ${found} where ${wanted} would close the ${containerAt(bytes, opener)}`;
}

function valueReason(bytes: Uint8Array, { at }: Stop): string {
  const word = wordAt(bytes, at);
  const literal = word.length > 1 ? literalLike(word) : undefined;
  if (literal !== undefined) return `Expected ${literal}, in lower case`;
  if (/^(?:NaN|Infinity|undefined)$/.test(word)) return notAValue(word);
  if (word !== "") return "Text needs double quotes";
  const character = String.fromCharCode(byteAt(bytes, at));
  return valueReasons.get(character) ?? "Expected a value";
}

/** What was meant by True, NULL, nul or Python's None. */
const literalLike = (word: string): string | undefined =>
  word === "None"
    ? "null"
    : ["true", "false", "null"].find((literal) => literal.startsWith(word.toLowerCase()));

const valueReasons = new Map([
  [",", "A value is missing before the comma"],
  ["'", "Strings need double quotes"],
  ["`", "Strings need double quotes"],
  ["+", "A number cannot start with +"],
  [".", "A number cannot start with a decimal point"],
]);
const notAValue = (word: string): string => `${word} is not a value in JSON`;

const keyReason = (bytes: Uint8Array, at: number): string =>
  wordAt(bytes, at) !== "" || /['`\d-]/.test(String.fromCharCode(byteAt(bytes, at)))
    ? "Keys need double quotes"
    : "Expected a key in double quotes";

function commaReason(bytes: Uint8Array, { at, opener }: Stop): string {
  if (/^0x/i.test(textAt(bytes, at - 1, at + 1)))
    return "Hexadecimal numbers are not allowed in JSON";
  const closer = byteAt(bytes, opener) === openObjectByte ? "}" : "]";
  const reason = `Expected a comma or ${closer} after the value`;
  const isInnerQuote = byteAt(bytes, at - 1) === quoteByte && wordAt(bytes, at) !== "";
  return isInnerQuote ? `${reason} (a quote inside a string is written \\")` : reason;
}

function afterEndReason(bytes: Uint8Array, at: number): string {
  const byte = byteAt(bytes, at);
  const isOnSameLine = !/[\r\n]/.test(textAt(bytes, beforeSpace(bytes, at), at));
  if (isOnSameLine && (byte === openObjectByte || byte === openArrayByte)) {
    return "A second document must start on a new line";
  }
  return "Unexpected text after the end of the JSON";
}

/** The name or word that starts here, "" when none does. */
const wordAt = (bytes: Uint8Array, at: number): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(textAt(bytes, at, at + 40))?.[0] ?? "";
