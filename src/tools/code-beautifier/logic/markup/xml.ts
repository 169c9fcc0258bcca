import { ok, type Result } from "#domain/result.ts";
import type { ParseProblem } from "../problem.ts";
import { scanXml, type XmlToken } from "./xml-scan.ts";

/**
 * Lays XML out. Only the space between elements changes: an element with text in it stays exactly
 * as it is, with all that it holds, because there a space can be a part of the text.
 */
export function layOutXml(
  text: string,
  indent: string,
  width: number,
): Result<string, ParseProblem> {
  const scanned = scanXml(text);
  if (!scanned.ok) return scanned;
  const tokens = scanned.value;
  const ends = endsOf(text, tokens);
  const lines: string[] = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "space") continue;
    const margin = indent.repeat(token.kind === "close" ? (depth -= 1) : depth);
    const whole = ends.get(at);
    if (whole !== undefined) {
      // Holds text: everything up to its closing tag stays as it is.
      lines.push(margin + text.slice(token.from, tokens[whole]?.to));
      at = whole;
      continue;
    }
    const written = text.slice(token.from, token.to);
    const isTag = token.kind === "open" || token.kind === "empty";
    lines.push(isTag ? margin + layOutTag(written, margin, indent, width) : margin + written);
    if (token.kind === "open") depth += 1;
  }
  return ok(`${lines.join("\n")}\n`);
}

/** The elements to leave alone, by the place of their opening tag, with that of their closing tag. */
function endsOf(text: string, tokens: readonly XmlToken[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { at: number; isLeftAlone: boolean }[] = [];
  for (const [at, { kind, from, to }] of tokens.entries()) {
    const last = open.at(-1);
    if (kind === "open") {
      const keeps = keepsSpace.test(text.slice(from, to));
      open.push({ at, isLeftAlone: keeps || holdsNothing(tokens, at) });
    } else if (kind === "close") {
      const closed = open.pop();
      if (closed?.isLeftAlone) ends.set(closed.at, at);
    } else if (last && (kind === "text" || kind === "cdata")) last.isLeftAlone = true;
  }
  return ends;
}

const keepsSpace = /\sxml:space\s*=\s*["']preserve["']/;

/** Whether an element is closed at once, or after nothing but space. */
function holdsNothing(tokens: readonly XmlToken[], open: number): boolean {
  const next = tokens[open + 1]?.kind === "space" ? open + 2 : open + 1;
  return tokens[next]?.kind === "close";
}

/** One space between attributes; each on a line of its own when they do not fit on one. */
function layOutTag(tag: string, margin: string, indent: string, width: number): string {
  const [, name = "", rest = ""] = /^(<[^\s/>]+)([\s\S]*)$/.exec(tag) ?? [];
  const attributes = [...rest.matchAll(attribute)].map(([, key, value]) => `${key}=${value}`);
  const end = tag.endsWith("/>") ? "/>" : ">";
  const line = [name, ...attributes].join(" ") + (end === "/>" ? " />" : end);
  if (attributes.length === 0 || margin.length + line.length <= width) return line;
  return [name, ...attributes.map((one) => margin + indent + one), margin + end].join("\n");
}

const attribute = /([^\s=/>"']+)\s*=\s*("[^"]*"|'[^']*')/g;
