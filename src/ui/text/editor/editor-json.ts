/** A colored piece of a line. */
export interface CodeToken {
  from: number;
  to: number;
  kind: "key" | "string" | "number" | "word" | "comment";
}

// A string of JSON never crosses a line, so a line can be colored without knowing the others.
const token =
  /(?<string>"(?:[^"\\]|\\.)*"?)(?<colon>\s*:)?|(?<number>-?\d[\d.eE+-]*)|(?<word>true|false|null)/g;

/** The tokens of one line of JSON, also of one that is not quite JSON. */
export function jsonTokens(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const match of line.matchAll(token)) {
    const groups = match.groups ?? {};
    const colon = groups["colon"] ?? "";
    const kind =
      groups["string"] === undefined
        ? groups["number"] === undefined
          ? "word"
          : "number"
        : colon === ""
          ? "string"
          : "key";
    tokens.push({ from: match.index, to: match.index + match[0].length - colon.length, kind });
  }
  return tokens;
}
