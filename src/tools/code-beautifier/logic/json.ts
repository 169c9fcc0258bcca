import { ok, type Result } from "#domain/result.ts";
import { failWith, type ParseProblem } from "./problem.ts";

type Want = "value" | "value or close" | "key" | "key or close" | "colon" | "comma" | "end";

const wanted: Record<Want, string> = {
  value: "a value",
  "value or close": "a value or “]”",
  key: "a key in double quotes",
  "key or close": "a key in double quotes or “}”",
  colon: "“:”",
  comma: "“,” or the end of the list",
  end: "nothing more",
};

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const gap = /[ \t\n\r]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y; // oxlint-disable-line no-control-regex -- JSON wants them escaped
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Deeper than this, most of the result would be the space before its lines. */
const maxLevels = 2000;

/**
 * Lays JSON out from its tokens, each of them copied as it stands: no number, escape, order or
 * duplicate key is ever changed. `indent` is one level of it; without one, everything is one line.
 */
export function layOutJson(text: string, indent: string | null): Result<string, ParseProblem> {
  const out: string[] = [];
  const open: ("}" | "]")[] = [];
  let want: Want = "value";
  let at = skip(text, text.startsWith("\uFEFF") ? 1 : 0);

  const breakLine = () => {
    if (indent !== null) out.push("\n", indent.repeat(open.length));
  };
  const afterValue = (): Want => (open.length === 0 ? "end" : "comma");

  while (at < text.length) {
    const character = text[at] ?? "";
    if (want === "end") return unexpected(text, at, want);
    if (character === open.at(-1) && (want === "comma" || want.endsWith("close"))) {
      open.pop();
      if (want === "comma") breakLine();
      out.push(character);
      want = afterValue();
      at += 1;
    } else if (want === "comma" || want === "colon") {
      if (character !== (want === "comma" ? "," : ":")) return unexpected(text, at, want);
      out.push(want === "colon" && indent !== null ? ": " : character);
      if (want === "comma") breakLine();
      want = want === "comma" && open.at(-1) === "}" ? "key" : "value";
      at += 1;
    } else {
      if (want.endsWith("close")) breakLine();
      const isKey = want.startsWith("key");
      if (!isKey && (character === "{" || character === "[")) {
        if (indent !== null && open.length >= maxLevels) {
          return failWith({ at, reason: `More than ${maxLevels} levels deep` });
        }
        open.push(character === "{" ? "}" : "]");
        out.push(character);
        want = character === "{" ? "key or close" : "value or close";
        at += 1;
      } else {
        const end = character === '"' ? stringEnd(text, at) : isKey ? at : match(scalar, text, at);
        if (typeof end !== "number") return end;
        if (end === at) return unexpected(text, at, want);
        out.push(text.slice(at, end));
        want = isKey ? "colon" : afterValue();
        at = end;
      }
    }
    at = skip(text, at);
  }
  if (want !== "end")
    return failWith({ at, reason: `The text ends, where ${wanted[want]} should be` });
  return ok(out.join(""));
}

const skip = (text: string, at: number): number => match(gap, text, at);

/** Where a match that begins here ends; here, when there is none. */
function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function stringEnd(text: string, start: number) {
  let at = start + 1;
  for (;;) {
    at = match(plainCharacters, text, at);
    if (text[at] === '"') return at + 1;
    if (at >= text.length) return failWith({ at: start, reason: "This string is never closed" });
    if (text[at] !== "\\") return failWith({ at, reason: "A line break or tab must be escaped" });
    const end = match(escape, text, at);
    if (end === at) return failWith({ at, reason: "There is no such escape" });
    at = end;
  }
}

function unexpected(text: string, at: number, want: Want) {
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (found === "/" || found === "#") return failWith({ at, reason: "JSON has no comments" });
  if (found === "'") return failWith({ at, reason: "JSON strings stand in double quotes" });
  if (found === "}" || found === "]") {
    const reason = want === "end" ? `Nothing is open that “${found}” could close` : undefined;
    return failWith({ at, reason: reason ?? `“${found}”, where ${wanted[want]} should be` });
  }
  return failWith({ at, reason: `“${found}”, where ${wanted[want]} should be` });
}
