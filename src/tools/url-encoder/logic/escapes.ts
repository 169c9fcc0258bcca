import { fail, ok, type Result } from "#domain/result.ts";
import type { Options, Scope } from "./options.ts";
import { badEscape, loneSurrogate, type Problem } from "./problems.ts";

/** Spec: URL: "Error encoding URL" and "Error decoding URL". */
const messages = {
  encoding: "Error encoding URL",
  decoding: "Error decoding URL",
} as const;

type Encoding = Pick<Options, "scope" | "plus" | "byLine" | "keepEscapes">;

/** Writes as "%XX" what may not stand in a URL, or in a part of one. */
export function encode(text: string, options: Encoding): Result<string, Problem> {
  const problem = loneSurrogate(text);
  if (problem !== null) return fail(messages.encoding, problem);
  if (!options.byLine) return ok(encodePiece(text, options));
  return ok(text.replace(/[^\r\n]+/g, (line) => encodePiece(line, options)));
}

function encodePiece(text: string, { scope, plus, keepEscapes }: Encoding): string {
  const encoded = encoders[scope](text);
  const kept = keepEscapes ? encoded.replace(/%25([\da-f]{2})/gi, "%$1") : encoded;
  if (!plus) return kept;
  return scope === "url" ? kept.replace(query, spacesAsPlus) : spacesAsPlus(kept);
}

const encoders: Record<Scope, (text: string) => string> = {
  component: encodeURIComponent,
  // The brackets around an IPv6 address are part of its notation.
  url: (text) =>
    encodeURI(text).replace(host, (found) => found.replace(brackets, decodeURIComponent)),
  // RFC 3986 reserves these five as well.
  strict: (text) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (mark) => escapeOf(mark.charCodeAt(0))),
  all: encodeBytes,
};

const host = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i;
const brackets = /%5B|%5D/g;
/** Only in the query does "+" stand for a space. */
const query = /\?[^#]*/;
const spacesAsPlus = (text: string): string => text.replaceAll("%20", "+");

const escapeOf = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
const escapes = Array.from({ length: 256 }, (_, byte) => escapeOf(byte));

function encodeBytes(text: string): string {
  let encoded = "";
  for (const byte of new TextEncoder().encode(text)) encoded += escapes[byte] ?? "";
  return encoded;
}

/** Reads "%XX" as the UTF-8 that it stands for. */
export function decode(
  text: string,
  { scope, plus }: Pick<Options, "scope" | "plus">,
): Result<string, Problem> {
  const spaced = (part: string) => (plus ? part.replaceAll("+", "%20") : part);
  try {
    // A whole URL keeps the escapes without which it would be another URL: %2F, %3F, %26 …
    return ok(
      scope === "url"
        ? decodeURI(plus ? text.replace(query, spaced) : text)
        : decodeURIComponent(spaced(text)),
    );
  } catch {
    return fail(messages.decoding, badEscape(text));
  }
}

/**
 * True when decoding would change the text, and would succeed. A whole URL keeps escapes that were
 * made once; and a "+" that becomes a space is none.
 */
export function hasEscapes(text: string, scope: Scope): boolean {
  if (!/%[\da-f]{2}/i.test(text)) return false;
  const again = decode(text, { scope, plus: false });
  return again.ok && again.value !== text;
}
