import type { Fix } from "./fixes.ts";

/** A piece of near-JSON, read: what it becomes, and where it ended. */
export interface LenientToken {
  json: string;
  end: number;
  fixes: Fix[];
}

const closers: Record<string, string> = { '"': '"', "'": "'", "`": "`´", "“": '”“"', "‘": "’‘'" };

/** A quote in the middle of a string is followed by more text; the last one is not. */
const afterString = /[ \t]*(?:$|[,:}\]\r\n]|=>|\/[/*]|#)|[ \t]+["'{[]/y;

// oxlint-disable-next-line no-control-regex -- controls are what it stops at
const plainText = /[^\\"'`´“”‘’\u0000-\u001f]+/y;

/** Reads a string in any quotes. Null when it does not end and other things are wrong with it. */
export function readString(text: string, start: number): LenientToken | null {
  const quote = text.charAt(start);
  const ends = closers[quote] ?? quote;
  const fixes: Fix[] = quote === '"' ? [] : ["quotes"];
  let json = '"';
  let i = start + 1;
  while (i < text.length) {
    const [plain] = matchAt(plainText, text, i) ?? [];
    const character = text.charAt(i);
    if (plain !== undefined) {
      json += plain;
      i += plain.length;
    } else if (character === "\\") {
      const escape = readEscape(text, i);
      json += escape.json;
      fixes.push(...escape.fixes);
      i = escape.end;
    } else if (ends.includes(character) && matchAt(afterString, text, i + 1) !== null) {
      return { json: `${json}"`, end: i + 1, fixes };
    } else {
      if (character < " " || character === quote) fixes.push("escape");
      json += JSON.stringify(character).slice(1, -1);
      i += 1;
    }
  }
  return fixes.includes("escape")
    ? null
    : { json: `${json}"`, end: i, fixes: [...fixes, "unclosed"] };
}

const knownEscape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const hexEscape = /\\x([\dA-Fa-f]{2})/y;
const lineContinuation = /\\(?:\r\n|\n|\r)/y;

/** An escape as JSON knows it. One that it does not know keeps its backslash: `C:\dir`. */
function readEscape(text: string, i: number): LenientToken {
  const [known] = matchAt(knownEscape, text, i) ?? [];
  if (known !== undefined) return { json: known, end: i + known.length, fixes: [] };
  const [code, hex = ""] = matchAt(hexEscape, text, i) ?? [];
  if (code !== undefined) return { json: `\\u00${hex}`, end: i + code.length, fixes: ["escape"] };
  const [continued] = matchAt(lineContinuation, text, i) ?? [];
  if (continued !== undefined) return { json: "", end: i + continued.length, fixes: ["escape"] };
  const isQuote = /['`]/.test(text.charAt(i + 1));
  if (isQuote) return { json: text.charAt(i + 1), end: i + 2, fixes: [] };
  return { json: "\\\\", end: i + 1, fixes: ["escape"] };
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const literals: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
  ["nan", "null"],
  ["infinity", "null"],
  ["-infinity", "null"],
]);

const bareWord = /[^\s,:{}[\]"'`“‘()][^\s,{}[\]"()]*/y;
const nextWord = /[ \t]+([^\s,{}[\]"]+)/y;
const restOfEntry = /[^,{}[\]\r\n"]+/y;

/** Reads a value without quotes: a number, a word, or the text up to the end of the entry. */
export function readBare(text: string, start: number): LenientToken | null {
  const [word] = matchAt(bareWord, text, start) ?? [];
  if (word === undefined) return null;
  const found = scalar(word);
  const end = start + word.length;
  const [, next = "#"] = matchAt(nextWord, text, end) ?? [];
  // `1 2 3` lacks commas, `3 apples` lacks quotes.
  if (found !== null && (/^(?:#|\/[/*])/.test(next) || scalar(next) !== null)) {
    return { ...found, end };
  }
  const [line = ""] = matchAt(restOfEntry, text, start) ?? [];
  const comment = line.search(/\s(?:\/[/*]|#)/);
  const whole = (comment === -1 ? line : line.slice(0, comment)).trimEnd();
  if (whole.includes("(")) return null; // a call: ObjectId(…)
  return { json: JSON.stringify(whole), end: start + whole.length, fixes: ["text"] };
}

function scalar(word: string): Omit<LenientToken, "end"> | null {
  if (number.test(word)) return { json: word, fixes: [] };
  const literal = literals.get(word.toLowerCase());
  if (literal !== undefined) return { json: literal, fixes: literal === word ? [] : ["literal"] };
  const [, sign = "", digits = ""] = /^([+-]?)(.*)$/.exec(word) ?? [];
  const rewritten = rewriteNumber(digits);
  if (rewritten === null) return null;
  return { json: (sign === "-" ? "-" : "") + rewritten, fixes: ["number"] };
}

/** JavaScript's other ways to write a number. 012 is none: it may be a code, and stays text. */
function rewriteNumber(digits: string): string | null {
  if (/^0[xob][\da-f]+$/i.test(digits) && digits.length < 100) return otherBase(digits);
  const plain = digits
    .replace(/(?<=\d)_(?=\d)/g, "")
    .replace(/^\./, "0.")
    .replace(/\.(?=e|$)/i, "")
    .replace(/(?<=\d)n$/, "");
  return number.test(plain) && !plain.startsWith("-") ? plain : null;
}

function otherBase(digits: string): string | null {
  try {
    return BigInt(digits).toString();
  } catch {
    return null;
  }
}

/** A match of a sticky pattern at a place. */
export function matchAt(sticky: RegExp, text: string, place: number): RegExpExecArray | null {
  sticky.lastIndex = place;
  return sticky.exec(text);
}
