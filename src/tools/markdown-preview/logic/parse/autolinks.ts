import type { StateCore, Token } from "markdown-it";

/** An address in plain text: `https://…`, `ftp://…`, `www.…`, of an e-mail or of a chat. */
interface Found {
  from: number;
  to: number;
  href: string;
}

const start = /(?:https?|ftp):\/\/|www\./gi;
const domain = /^[\p{L}\p{N}\p{M}\p{So}_-]+(?:\.[\p{L}\p{N}\p{M}\p{So}_-]+)*/u;
const mailName = /[a-z0-9._+-]/i;
const mailDomain = /^[a-z0-9_-]+(?:\.[a-z0-9][a-z0-9_-]*)+/i;
const mailScheme = /(?:^|[^a-z0-9])((?:mailto|xmpp):)$/i;
const chatPlace = /^\/[a-z0-9@.]+/i;

/** Addresses as GitHub finds them, from the first to the last. In one pass: no text makes it slow. */
export function findAddresses(text: string): Found[] {
  const found = [...findLinks(text), ...findMails(text)].sort((a, b) => a.from - b.from);
  let end = 0;
  return found.filter(({ from, to }) => from >= end && (end = to) > 0);
}

function findLinks(text: string): Found[] {
  const found: Found[] = [];
  let end = 0;
  for (const { 0: prefix, index } of text.matchAll(start)) {
    // GitHub knows schemes in any case, but not "WWW.".
    const isWww = prefix === "www.";
    if (!isWww && !prefix.endsWith("/")) continue;
    if (index < end || !canBeginAt(text, index, isWww)) continue;
    const hostFrom = isWww ? index : index + prefix.length;
    const [host] = domain.exec(text.slice(hostFrom, hostFrom + maxHostChars)) ?? [];
    if (host === undefined || !isDomain(host, isWww)) continue;
    const rest = /[\s<]/.exec(text.slice(hostFrom + host.length));
    const to = trimEnd(text, index, rest ? hostFrom + host.length + rest.index : text.length);
    if (to <= hostFrom) continue;
    found.push({ from: index, to, href: `${isWww ? "http://" : ""}${text.slice(index, to)}` });
    end = to;
  }
  return found;
}

/** A host name has at most 253 characters. */
const maxHostChars = 256;

function canBeginAt(text: string, index: number, isWww: boolean): boolean {
  if (index === 0) return true;
  const before = text[index - 1] ?? "";
  return isWww ? /[\s*_~([]/.test(before) : !/[\p{L}\p{N}]/u.test(before);
}

/** No underscore in the last two parts; after `www.` there must be a dot. */
function isDomain(host: string, isWww: boolean): boolean {
  const parts = host.split(".");
  return (!isWww || parts.length > 1) && parts.slice(-2).every((part) => !part.includes("_"));
}

/** Marks at the end belong to the sentence; so does a bracket that was not opened inside. */
function trimEnd(text: string, from: number, to: number): number {
  let end = to;
  let open = 0;
  for (let at = from; at < to; at += 1) {
    if (text[at] === "(") open += 1;
    else if (text[at] === ")") open -= 1;
  }
  for (;;) {
    const last = text[end - 1] ?? "";
    if (/[?!.,:*_~'"]/.test(last)) end -= 1;
    else if (last === ")" && open < 0) {
      end -= 1;
      open += 1;
    } else if (last === ";") {
      const entity = /&[a-z0-9]{1,32};$/i.exec(text.slice(Math.max(from, end - 40), end));
      end -= entity?.[0].length ?? 1;
    } else return end;
  }
}

function findMails(text: string): Found[] {
  const found: Found[] = [];
  let end = 0;
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let from = at;
    while (from > 0 && mailName.test(text[from - 1] ?? "")) from -= 1;
    const [host = ""] = mailDomain.exec(text.slice(at + 1, at + 1 + maxHostChars)) ?? [];
    if (at < end || from === at || !/[a-z]$/i.test(host)) continue;
    const scheme = mailScheme.exec(text.slice(Math.max(0, from - 8), from))?.[1] ?? "";
    end = at + 1 + host.length;
    if (scheme.toLowerCase() === "xmpp:") {
      const place = chatPlace.exec(text.slice(end, end + maxHostChars))?.[0] ?? "";
      end += place.replace(/\.+$/, "").length;
    } else if (text[end] === "@") continue;
    const address = text.slice(from - scheme.length, end);
    const href = scheme === "" ? `mailto:${address}` : address;
    found.push({ from: from - scheme.length, to: end, href });
  }
  return found;
}

/** Makes links of addresses in plain text, outside of links. */
export function linkAddresses(state: StateCore): void {
  for (const block of state.tokens) {
    if (block.type !== "inline" || block.children === null) continue;
    let depth = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === "link_open") depth += 1;
      else if (token.type === "link_close") depth -= 1;
      else if (token.type === "html_inline") depth += anchorStep(token.content);
      return depth > 0 || token.type !== "text" ? [token] : linkedText(state, token);
    });
  }
}

const anchorStep = (html: string): number =>
  /^<a[>\s]/i.test(html) ? 1 : /^<\/a\s*>/i.test(html) ? -1 : 0;

function linkedText({ Token, md }: StateCore, token: Token): Token[] {
  const text = token.content;
  const addresses = findAddresses(text);
  if (addresses.length === 0) return [token];
  const plain = (content: string) => Object.assign(new Token("text", "", 0), { content });
  let last = 0;
  const parts = addresses.flatMap(({ from, to, href }) => {
    const open = new Token("link_open", "a", 1);
    open.attrSet("href", md.normalizeLink(href));
    const before = plain(text.slice(last, from));
    last = to;
    return [before, open, plain(text.slice(from, to)), new Token("link_close", "a", -1)];
  });
  return [...parts, plain(text.slice(last))];
}
