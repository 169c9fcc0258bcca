import type { StateCore, Token } from "markdown-it";
import { allowedElements } from "../html/allowed.ts";
import { nothingLeftOut, type LeftOut } from "../html/left-out.ts";

/** What was left out of the HTML in a document, collected while it is parsed. */
export const leftOutIn = (env: object): LeftOut =>
  "leftOut" in env ? (env.leftOut as LeftOut) : nothingLeftOut();

/** The "Disallowed Raw HTML" of GitHub's specification: an HTML parser takes all after them as text. */
const disallowed = new Set(
  "title textarea style xmp iframe noembed noframes script plaintext".split(" "),
);

/** A tag by the grammar of CommonMark. */
const strictTag =
  /<\/?[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>/iy;
/** One step inside of a tag, as browsers read it: quotes count only after an equals sign. */
const insideTag = /[^=>]+|=\s*(?:"[^"]*"|'[^']*'|(?![\s"'])[^\s>]*)/y;
const comment = /<!--(?:-?>|[^]*?--!?>)|<(?:[!?]|\/(?![a-z]))[^>]*>/iy;
const tagName = /<\/?([a-z][a-z0-9-]*)(?=[\s/>])/iy;

/**
 * Makes the HTML in a document such that none of it can swallow what comes after it, whichever way
 * it is written. What is harmful is decided later, by the sanitizer, from what a parser makes of it.
 */
export function tameHtml({ tokens, env }: StateCore): void {
  const leftOut = nothingLeftOut();
  env["leftOut"] = leftOut;
  for (const token of tokens) {
    if (token.type === "html_block") token.content = tamed(token.content, leftOut);
    for (const child of token.children ?? []) tameInline(child, leftOut);
  }
}

/** A tag that is shown as text is text: in the name of a heading too. */
function tameInline(token: Token, leftOut: LeftOut): void {
  if (token.type !== "html_inline") return;
  const name = matchAt(tagName, token.content, 0)?.[1]?.toLowerCase();
  if (name !== undefined && disallowed.has(name)) {
    leftOut.asText.add(name);
    token.type = "text";
  } else token.content = tamed(token.content, leftOut);
}

/** The same HTML with only complete tags of allowed elements; every other `<` is text. */
function tamed(html: string, leftOut: LeftOut): string {
  let made = "";
  let at = 0;
  for (let next = html.indexOf("<"); next !== -1; next = html.indexOf("<", at)) {
    made += html.slice(at, next);
    const { length, kept } = readMark(html, next, leftOut);
    made += kept;
    at = next + length;
  }
  return made + html.slice(at);
}

/** What begins with a `<`: how long it is, and what stays of it. */
function readMark(html: string, at: number, leftOut: LeftOut): { length: number; kept: string } {
  const remark = matchAt(comment, html, at)?.[0];
  if (remark !== undefined) return { length: remark.length, kept: "" };
  if (html.startsWith("<!--", at)) {
    leftOut.hidesRest = true;
    return { length: html.length - at, kept: "" };
  }
  const name = matchAt(tagName, html, at)?.[1]?.toLowerCase();
  if (name === undefined) return { length: 1, kept: "&lt;" };
  if (disallowed.has(name)) {
    leftOut.asText.add(name);
    return { length: 1, kept: "&lt;" };
  }
  const isKept = allowedElements.has(name);
  const tag = isKept ? tagAt(html, at) : matchAt(strictTag, html, at)?.[0];
  if (tag === undefined) {
    leftOut.asText.add(name);
    // No browser would find the end of such a tag, so nothing after it is one.
    const length = isKept ? html.length - at : 1;
    return { length, kept: html.slice(at, at + length).replaceAll("<", "&lt;") };
  }
  if (!isKept) leftOut.elements.add(name);
  // With no other `<` inside, nobody can read it as more than one tag.
  return { length: tag.length, kept: isKept ? `<${tag.slice(1).replaceAll("<", "&lt;")}` : "" };
}

/** A whole tag; nothing when it is never closed. */
function tagAt(html: string, start: number): string | undefined {
  let at = start;
  for (;;) {
    if (html[at] === ">") return html.slice(start, at + 1);
    const step = matchAt(insideTag, html, at)?.[0];
    if (step === undefined) return undefined;
    at += step.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
