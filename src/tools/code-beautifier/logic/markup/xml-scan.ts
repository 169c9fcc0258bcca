import { ok, type Result } from "#domain/result.ts";
import { failWith, type ParseProblem } from "../problem.ts";

export interface XmlToken {
  kind: "open" | "close" | "empty" | "text" | "space" | "cdata" | "other";
  from: number;
  to: number;
  name: string; // of an element
}

const tag =
  /<(?<name>[^\s/>"'<=&!?]+)(?:\s+[^\s/>"'<=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>/y;
const closeTag = /<\/(?<name>[^\s/>"'<=&!?]+)\s*>/y;
const reference = /&(?!#\d+;|#x[\da-fA-F]+;|[\p{L}_:][\p{L}\p{N}._:-]*;)/gu;

/** Pieces that have a beginning and an end, and mean nothing to the layout in between. */
const pieces = [
  { start: "<!--", end: "-->", kind: "other", name: "comment" },
  { start: "<![CDATA[", end: "]]>", kind: "cdata", name: "CDATA section" },
  { start: "<?", end: "?>", kind: "other", name: "instruction" },
] as const;

/** Takes XML apart, and refuses what is not well formed. Every character is in one token. */
export function scanXml(text: string): Result<XmlToken[], ParseProblem> {
  const tokens: XmlToken[] = [];
  const open: XmlToken[] = [];
  let roots = 0;
  let at = text.startsWith("\uFEFF") ? 1 : 0;

  const add = (token: XmlToken) => {
    tokens.push(token);
    at = token.to;
  };
  while (at < text.length) {
    const from = at;
    if (text[at] !== "<") {
      const next = text.indexOf("<", at);
      const to = next === -1 ? text.length : next;
      const problem = faultOfText(text, from, to, open.length > 0);
      if (problem) return failWith(problem);
      add({ kind: /\S/.test(text.slice(from, to)) ? "text" : "space", from, to, name: "" });
      continue;
    }
    const piece = pieces.find(({ start }) => text.startsWith(start, from));
    if (piece !== undefined) {
      const end = text.indexOf(piece.end, from + piece.start.length);
      if (end === -1) return failWith({ at, reason: `This ${piece.name} is never closed` });
      add({ kind: piece.kind, from, to: end + piece.end.length, name: "" });
    } else if (text.startsWith("<!", at)) {
      const to = doctypeEnd(text, at);
      if (to === -1) return failWith({ at, reason: "This declaration is never closed" });
      add({ kind: "other", from, to, name: "" });
    } else if (text.startsWith("</", at)) {
      const found = matchAt(closeTag, text, at);
      const last = open.pop();
      if (found === null) return failWith({ at, reason: "This is not a whole closing tag" });
      if (last?.name !== found.name) {
        const reason =
          last === undefined
            ? `Nothing is open that </${found.name}> could close`
            : `</${found.name}>, where </${last.name}> should be`;
        return failWith({ at, reason });
      }
      add({ kind: "close", from, to: found.to, name: found.name });
    } else {
      const found = matchAt(tag, text, at);
      if (found === null) return failWith({ at, reason: "This is not a well-formed tag" });
      if (open.length === 0 && ++roots > 1)
        return failWith({ at, reason: "A second root element" });
      add({ kind: found.empty ? "empty" : "open", from, to: found.to, name: found.name });
      const token = tokens.at(-1);
      if (!found.empty && token) open.push(token);
    }
  }
  const last = open.at(-1);
  if (last) return failWith({ at: last.from, reason: `<${last.name}> is never closed` });
  if (roots === 0) return failWith({ at: 0, reason: "There is no element" });
  return ok(tokens);
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  if (found === null) return null;
  const { name = "", empty = "" } = found.groups ?? {};
  return { name, empty: empty === "/", to: pattern.lastIndex };
}

function faultOfText(
  text: string,
  from: number,
  to: number,
  isInside: boolean,
): ParseProblem | null {
  const piece = text.slice(from, to);
  if (!isInside && piece.trim() !== "") {
    return { at: from + piece.search(/\S/), reason: "Text outside of the root element" };
  }
  reference.lastIndex = 0;
  const bare = reference.exec(piece);
  return bare && { at: from + bare.index, reason: "“&” must be written as “&amp;” here" };
}

/** A document type may have brackets, with quotes and comments inside of them. */
function doctypeEnd(text: string, start: number): number {
  const part = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|[[\]>]/g;
  part.lastIndex = start;
  let depth = 0;
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    if (found[0] === "[") depth += 1;
    else if (found[0] === "]") depth -= 1;
    else if (found[0] === ">" && depth === 0) return part.lastIndex;
  }
  return -1;
}
