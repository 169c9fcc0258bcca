import { decodeBase64, encodeBase64 } from "./base64.ts";
import { sizeWords } from "./bytes.ts";
import type { Bytes, Saying } from "./operation/operation.ts";
import { fail, ok, type Result } from "./result.ts";

/** What stands between two lines of dashes (RFC 7468). */
interface PemBlock {
  label: string; // "CERTIFICATE"
  bytes: Bytes;
  isEncrypted: boolean; // with a password: the bytes are of no use without it
}

const begin = /-----BEGIN ((?:[^\r\n-]|-(?!-))+)-----/g;

/** Settings and JSON have line breaks written out, which are no part of Base64. */
const writtenBreaks = /(?:\\r)?\\n/g;

/** All blocks of a text. What stands between them says something to people, and is passed over. */
export function readPem(given: string): Result<{ blocks: PemBlock[]; notes: string[] }> {
  const text = given.replace(writtenBreaks, "\n");
  const notes = text === given ? [] : ["Written-out line breaks (\\n) were read as line breaks."];
  const blocks: PemBlock[] = [];
  begin.lastIndex = 0;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const label = found[1] ?? "";
    const from = begin.lastIndex;
    const end = text.indexOf(`-----END ${label}-----`, from);
    if (end === -1) return fail(`The block ${label} never ends.`);
    const { headers, body } = split(text.slice(from, end));
    const decoded = decodeBase64(body);
    if (!decoded.ok) return fail(`The block ${label} is not Base64.`);
    const isEncrypted = label.startsWith("ENCRYPTED ") || /^Proc-Type:.*ENCRYPTED/im.test(headers);
    blocks.push({ label, bytes: decoded.value, isEncrypted });
    begin.lastIndex = end;
  }
  if (blocks.length > 0) return ok({ blocks, notes });
  return fail("There is no line such as -----BEGIN CERTIFICATE----- in it.");
}

/** Older keys say how they are encrypted, in lines with a colon before an empty one (RFC 1421). */
function split(inside: string): { headers: string; body: string } {
  const [, headers = "", body = inside] =
    /^\s*((?:[\w-]+:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+)\s*\n([^]*)$/.exec(inside) ?? [];
  return { headers, body };
}

/** Bytes as a block, in lines of 64 characters. */
export function writePem(bytes: Uint8Array, label: string): string {
  const lines = encodeBase64(bytes).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}

/** RFC 7468 §3: printable letters, single blanks and dashes between words. */
export const isPemLabel = (label: string): boolean => /^[!-,.-~]+(?:[ -][!-,.-~]+)*$/.test(label);

/** More of them are only counted. */
const named = 4;

/** What the blocks are. Whoever sees a private key here must not pass it on. */
export function saysOfPem(text: string): readonly Saying[] {
  const read = readPem(text);
  if (!read.ok) return [];
  const says = read.value.blocks.map(({ label, bytes, isEncrypted }): Saying => {
    const words = sizeWords(bytes.length);
    if (!label.endsWith("PRIVATE KEY")) return { label, words };
    return isEncrypted
      ? { label, words, mark: { words: "private key, encrypted", is: "plain" } }
      : { label, words, mark: { words: "private key", is: "bad" } };
  });
  if (says.length <= named) return says;
  const more = says.length - named + 1;
  return [...says.slice(0, named - 1), { label: "PEM", words: `and ${more} more blocks` }];
}
