import type { CodeToken } from "./editor-json.ts";

// Each alternative ends at its own closing mark, so that a line is read once.
const token =
  /(?<code>`[^`]+`)|(?<label>!?\[[^[\]]*\])(?<address>\([^()\s]*\)|\[[^[\]]*\])?|(?<strong>\*\*[^*]+\*\*|__[^_]+__)|(?<tag><\/?[a-zA-Z][^<>]*>)/g;

const kinds = { code: "string", label: "key", strong: "word", tag: "number" } as const;

/** Headings, marks of lists and quotes, code, links: what can be told from one line of Markdown. */
export function markdownTokens(line: string): CodeToken[] {
  const [heading] = /^ {0,3}#{1,6}(?:\s.*)?$/.exec(line) ?? [];
  if (heading !== undefined) return [{ from: 0, to: line.length, kind: "key" }];
  const [fence] = /^ {0,3}(?:```|~~~).*$/.exec(line) ?? [];
  if (fence !== undefined) return [{ from: 0, to: line.length, kind: "string" }];

  const tokens: CodeToken[] = [];
  const [marks = ""] =
    /^\s*(?:>\s?)*(?:(?:[-*+]|\d{1,9}[.)])(?=\s)(?: \[[ xX]\])?)?/.exec(line) ?? [];
  if (marks.trim() !== "") tokens.push({ from: 0, to: marks.length, kind: "word" });
  for (const match of line.slice(marks.length).matchAll(token)) {
    const from = marks.length + match.index;
    const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    const kind = kinds[(name ?? "code") as keyof typeof kinds];
    const label = match.groups?.["label"] ?? match[0];
    tokens.push({ from, to: from + label.length, kind });
    if (label.length < match[0].length) {
      tokens.push({ from: from + label.length, to: from + match[0].length, kind: "string" });
    }
  }
  return tokens;
}
