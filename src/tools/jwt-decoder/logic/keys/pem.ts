import { decodeBase64 } from "#domain/base64.ts";
import { labelOfDer } from "./der.ts";

/** A key or certificate as it stands between its two lines. */
export interface PemBlock {
  label: string; // "PUBLIC KEY"
  body: string; // Base64 without line breaks
}

export interface PemText {
  blocks: PemBlock[];
  /** What was done to understand it, for the visitor. */
  remarks: string[];
}

const block = /-----BEGIN ([A-Z\d ]+)-----([\s\S]*?)-----END \1-----/g;
/** A line break as two characters, as it stands in environment variables and in JSON. */
const writtenBreak = /\\+[nr]/g;
/** Of a key that openssl wrote: the curve stands in the key as well. */
const isKey = ({ label }: PemBlock): boolean => label !== "EC PARAMETERS";

/** The keys and certificates in a text, or `null` when there are none. */
export function findPem(text: string): PemText | null {
  const found = [...text.matchAll(block)];
  if (found.length === 0) return bareDer(text);
  const blocks = found.map(([, label = "", body = ""]) => ({ label, body: bodyOf(body) }));
  const around = text.replace(block, "").replace(writtenBreak, "");
  return {
    blocks: blocks.filter(isKey),
    remarks: [
      ...(found.some(([whole]) => whole.search(writtenBreak) >= 0)
        ? ["“\\n” was read as a line break."]
        : []),
      // Quotes say nothing, and neither does a name with an equals sign.
      ...(/\w/.test(around.replace(/^\s*(?:export\s+)?\w+\s*[=:]/, ""))
        ? ["Only what stands between BEGIN and END was read."]
        : []),
    ],
  };
}

const bodyOf = (text: string): string => text.replace(writtenBreak, "").replace(/[\s"'\\]/g, "");

/** Base64 without its first and last line. What it is shows in its bytes. */
function bareDer(text: string): PemText | null {
  const body = bodyOf(text).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = decodeBase64(body);
  const label = bytes.ok ? labelOfDer(bytes.value) : null;
  if (label === null) return null;
  return { blocks: [{ label, body }], remarks: [`Read as “${label}” in Base64.`] };
}

/** As libraries want it. */
export const asPem = ({ label, body }: PemBlock): string =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`;

const converters: Readonly<Record<string, string>> = {
  "RSA PUBLIC KEY": "openssl pkey -pubin -in key.pem -pubout",
  "OPENSSH PRIVATE KEY": "ssh-keygen -p -m PKCS8 -f key",
};

/** What to do with a kind of key that browsers do not read. */
export const advice = (label: string, flags: string): string =>
  `Browsers do not read “${label}”. Convert it first: ${
    converters[label] ?? `openssl pkey -in key.pem ${flags}`
  }`;
