import type { Fix, FixCounts } from "./fixes.ts";
import { matchAt, readBare, readString, type LenientToken } from "./lenient-token.ts";

export interface LenientDocument {
  json: string;
  counts: FixCounts;
}

type Last = "nothing" | "open" | "comma" | "colon" | "key" | "value";

const space = /[\s\u200b\u2060]+/y;
const comment = /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|#[^\r\n]*/y;
const bareKey = /[^\s,:={}[\]"'`“”‘’()]+/y;
const equals = /=>?/y;

/**
 * Puts the usual faults of near-JSON right, in one pass, and counts them: comments, commas,
 * quotes, bare keys and words, brackets left open. Tokens that are JSON are copied as they are.
 * Null where more than that is wrong.
 */
export function parseLeniently(source: string): LenientDocument | null {
  const fenced = withoutFence(source.trim());
  const text = fenced ?? source;
  const counts: FixCounts = fenced === null ? {} : { fence: 1 };
  const fixed = (fix: Fix) => (counts[fix] = (counts[fix] ?? 0) + 1);
  const open: string[] = []; // the closing brackets that are due
  const due: Record<string, number> = { "}": 0, "]": 0 }; // how many of each
  const out: string[] = [];
  let last: Last = "nothing";
  let valueEnd = 0;
  let i = 0;

  /** What is due before a key or a value; false when nothing may come here. */
  function begin(): boolean {
    if (last === "comma") out.push(",");
    if (last === "key") {
      out.push(":");
      fixed("missingColon");
    }
    if (last === "value" && open.length > 0) {
      out.push(",");
      fixed("missingComma");
    } else if (last === "value") {
      if (!/[\r\n]/.test(text.slice(valueEnd, i))) return false;
      out.push("\n");
    }
    return true;
  }

  /** A key or a colon that has no value gets null. */
  function complete(): void {
    if (last !== "key" && last !== "colon") return;
    out.push(last === "key" ? ":null" : "null");
    fixed("missingValue");
    last = "value";
  }

  function close(): void {
    complete();
    if (last === "comma") fixed("extraComma");
    const bracket = open.pop() ?? "";
    due[bracket] = (due[bracket] ?? 0) - 1;
    out.push(bracket);
    last = "value";
  }

  while (i < text.length) {
    const character = text.charAt(i);
    if (character === "{" || character === "[") {
      if (isKeyDue() || !begin()) return null;
      const bracket = character === "{" ? "}" : "]";
      due[bracket] = (due[bracket] ?? 0) + 1;
      open.push(bracket);
      out.push(character);
      last = "open";
      i += 1;
    } else if (character === "}" || character === "]") {
      if ((due[character] ?? 0) > 0) {
        for (; open.at(-1) !== character; fixed("unclosed")) close();
        close();
      } else fixed("extraBracket");
      i += 1;
      valueEnd = i;
    } else if (character === ",") {
      if (open.length === 0) return null;
      complete();
      if (last === "value") last = "comma";
      else fixed("extraComma");
      i += 1;
    } else if (last === "key" && character === ":") {
      out.push(":");
      last = "colon";
      i += 1;
    } else if (isAt(space)) {
      if (/[^ \t\r\n]/.test(text.slice(i, space.lastIndex))) fixed("space");
      i = space.lastIndex;
    } else if (isAt(comment)) {
      fixed("comment");
      i = comment.lastIndex;
    } else if (last === "key" && isAt(equals)) {
      i = equals.lastIndex; // what is due before the value has the colon
    } else {
      const isKey = isKeyDue();
      const token = readToken(text, i, isKey);
      if (token === null || !begin()) return null;
      out.push(token.json);
      token.fixes.forEach(fixed);
      last = isKey ? "key" : "value";
      i = token.end;
      valueEnd = i;
    }
  }

  for (; open.length > 0; fixed("unclosed")) close();
  return out.length === 0 ? null : { json: out.join(""), counts };

  function isKeyDue(): boolean {
    return open.at(-1) === "}" && (last === "open" || last === "comma" || last === "value");
  }

  function isAt(sticky: RegExp): boolean {
    sticky.lastIndex = i;
    return sticky.test(text);
  }
}

/** What stands between the ``` lines of Markdown, null without them. */
function withoutFence(text: string): string | null {
  const firstLine = text.indexOf("\n");
  if (!text.startsWith("```") || !text.endsWith("```") || firstLine === -1) return null;
  return text.slice(firstLine, -3);
}

function readToken(text: string, start: number, isKey: boolean): LenientToken | null {
  if (/["'`“‘]/.test(text.charAt(start))) return readString(text, start);
  if (!isKey) return readBare(text, start);
  const [word] = matchAt(bareKey, text, start) ?? [];
  if (word === undefined) return null;
  return { json: JSON.stringify(word), end: start + word.length, fixes: ["key"] };
}
