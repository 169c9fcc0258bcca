import { countLines, guess, withoutLead, type Shape } from "./glance.ts";

/** HTML, XML and Markdown. One sign of each is in many texts; two different ones are not. */

const htmlStart = /^(?:<!doctype html|<html[\s>])/i;
const htmlTag =
  /<(?:a|abbr|article|aside|b|blockquote|body|br|button|canvas|center|code|dd|details|div|dl|dt|em|fieldset|figure|font|footer|form|frameset|h[1-6]|head|header|hr|i|iframe|img|input|label|legend|li|link|main|meta|nav|ol|option|p|picture|pre|script|section|select|small|span|strong|style|sub|summary|sup|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video)(?=[\s/>])[^<>]*>/gi;
const htmlFirst = new RegExp(`^${htmlTag.source}`, "i");
const htmlEnd =
  /<\/(?:a|article|aside|b|blockquote|body|button|code|dd|details|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|i|label|li|main|nav|ol|option|p|pre|script|section|select|small|span|strong|style|sub|sup|table|tbody|td|template|textarea|th|thead|title|tr|u|ul)>/i;
const htmlAttribute = /<[a-z][^<>]*\s(?:class|id|href|src|style|alt|rel|type|name|content)=["'\w]/i;

export const html: Shape = ({ head, text }) => {
  if (!head.includes("<")) return null;
  if (htmlStart.test(withoutLead(head, ["<!--", "-->"], ["<?xml", ">"])))
    return guess("html", 0.97);
  const tags = head.match(htmlTag)?.length ?? 0;
  if (tags === 0) return null;
  const isFramed = text.endsWith(">") && htmlFirst.test(rootOf(head));
  const signs = [isFramed, htmlEnd.test(head), htmlAttribute.test(head), tags > 3];
  const count = signs.filter(Boolean).length;
  if (isFramed && head.startsWith("<?xml")) return guess("html", 0.4);
  if (isFramed) return guess("html", count > 2 ? 0.92 : count === 2 ? 0.9 : 0.6);
  // In the middle of other text it is most likely a part of Markdown or of a program.
  return guess("html", head.startsWith("<") && count > 2 ? 0.7 : 0.4);
};

const xmlName = String.raw`[A-Za-z_][\w.-]*(?::[\w.-]+)?`;
const rootForm = new RegExp(`^<(${xmlName})(?=[\\s/>])[^<>]*>`);

/** Without comments, instructions and the type. */
const rootOf = (head: string): string =>
  withoutLead(head, ["<!--", "-->"], ["<?", "?>"], ["<!DOCTYPE", ">"]);

export const xml: Shape = ({ head, text }) => {
  if (!head.startsWith("<")) return null;
  if (/^<\?xml[\s?]/.test(head)) return guess("xml", /<html[\s>]/i.test(head) ? 0.6 : 0.97);
  if (htmlStart.test(withoutLead(head, ["<!--", "-->"], ["<?xml", ">"]))) return null;
  const [opening = "", name = ""] = rootForm.exec(rootOf(head)) ?? [];
  if (name === "") return null;
  const isClosed = text.endsWith(`</${name}>`);
  const isEmpty = opening.endsWith("/>") && opening.length === rootOf(text.slice(0, 5000)).length;
  if (name.toLowerCase() === "svg" || opening.includes(" xmlns"))
    return guess("xml", isClosed || isEmpty ? 0.95 : 0.7);
  if (isHtmlName(name)) return null;
  return isClosed ? guess("xml", 0.9) : isEmpty ? guess("xml", 0.7) : null;
};

const isHtmlName = (name: string): boolean => new RegExp(htmlTag.source, "i").test(`<${name}>`);

/** Different things that Markdown has; each counts once. */
const markdownSigns: readonly RegExp[] = [
  /^ {0,3}#{1,6} \S/m,
  /^(?: {0,3}|\s*[-*] )(?:`{3,}|~{3,})/m,
  /\[[^[\]\n]+\]\((?:[^()\s]|\([^()\s]*\))+(?: "[^"\n]*")?\)|^\[[^[\]\n]+\]: \S|\[[^[\]\n]+\]\[[^[\]\n]*\]/m,
  /^ {0,3}[-*+] (?:\[[ x]\] )?\S.*\n(?:.*\n){0,4}? {0,6}[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\n(?:.*\n){0,4}? {0,3}\d{1,3}[.)] \S/m,
  /\*\*[^\s*][^*\n]*\*\*|__[^\s_][^_\n]*__/,
  /(?:^|[\s(])`[^`\n]+`/m,
  /^ {0,3}> \S/m,
  /^\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
  /^\S.*\n {0,3}(?:={3,}|-{3,})\s*$/m,
  /!\[[^[\]\n]*\]\([^\s()]+\)/,
  /^(?:---|\*\*\*|___)$/m,
];
const notMarkdown =
  /^#!|^\s*(?:#include|#define|#ifndef|<\?php|package \w|import [\w{*"']|from \w+ import|using \w|\/\*|\/\/)/;

export const markdown: Shape = ({ head, lines }) => {
  if (notMarkdown.test(head)) return null;
  const count = markdownSigns.filter((sign) => sign.test(head)).length;
  if (count < 2) return null;
  const code = countLines(
    lines,
    /^\s*(?:[}\])]+[;,]?$|(?:const|let|var|return|if|for|def|fn|func|public|private) .*[;:{(]$)|[;{]$/,
  );
  if (code > lines.length * 0.3 && !/^(?:`{3,}|~{3,})/m.test(head)) return null;
  return guess("markdown", count >= 4 ? 0.92 : count === 3 ? 0.87 : 0.75);
};
