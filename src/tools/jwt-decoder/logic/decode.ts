import { decodeBase64, type Base64Problem } from "#domain/base64.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { layOut, membersOf } from "./json.ts";
import { rawOf, textOf, type Jwt, type Part } from "./token.ts";

/** Spec §5. */
export const messages = {
  empty: "Please enter a JWT token",
  invalid: "Invalid JWT token format",
} as const;

/** Why a text is not a token. */
export interface Problem {
  reason: string;
  /** What a part says that could be decoded but is not JSON. */
  text?: string;
}

const partNames = ["header", "payload", "signature"] as const;
type PartName = (typeof partNames)[number];

/** Splits and decodes a token. Nothing is verified: this reads, it does not trust. */
export function decodeJwt(text: string): Result<Jwt, Problem> {
  const token = cleanToken(text);
  if (token === "") return fail(messages.empty, { reason: "It starts with eyJ in most cases." });
  const parts = token.split(".");
  if (parts.length !== 3) return fail(messages.invalid, partCountProblem(parts));
  const [first = "", second = "", signature = ""] = parts;

  const header = readPart("header", first);
  if (!header.ok) return header;
  const isEncoded = rawOf(header.value.members, "b64") !== "false";
  const payload = isEncoded ? readPart("payload", second) : readPlainPayload(second);
  if (!payload.ok) return payload;
  const signed = decodeBase64(signature);
  // One that is cut off can still be read; the notes say so.
  if (!signed.ok && signed.detail?.kind !== "length") {
    return fail(messages.invalid, base64Problem("signature", signature, signed.detail));
  }
  const alg = textOf(header.value.members, "alg");
  return ok({
    token,
    header: header.value,
    payload: payload.value,
    signature,
    alg,
    kid: textOf(header.value.members, "kid"),
    isUnsecured: alg?.toLowerCase() === "none",
  });
}

/** What people copy along with a token: a header's name, a scheme, quotes. */
const around = /^(?:authorization\s*:)?\s*(?:bearer(?:\s+|$))?["'`“”‘’<]*|["'`“”‘’>;,]*$/gi;
/** A token inside of something else: a link, a log, a command. It starts with `{"`. */
const inside = /(?<![\w.-])eyJ[\w-]*\.[\w-]*\.[\w-]*(?![\w.-])/;

/** The token in a text, without what came along with it. */
export function cleanToken(text: string): string {
  let token = text.trim();
  // Quotes outside of "Bearer", and inside of it.
  for (let round = 0; round < 2; round += 1) token = token.replace(around, "").trim();
  const joined = token.replace(/[\s\u200B\uFEFF]+/g, "");
  if (/^[\w.+/=-]*$/.test(joined)) return joined;
  // White space stays where it may be a part of the payload (RFC 7797).
  return inside.exec(text)?.[0] ?? token;
}

function readPart(name: PartName, text: string): Result<Part, Problem> {
  if (text === "") return fail(messages.invalid, { reason: `The ${name} is empty.` });
  const bytes = decodeBase64(text);
  if (!bytes.ok) return fail(messages.invalid, base64Problem(name, text, bytes.detail));
  let json: string;
  try {
    json = new TextDecoder("utf-8", { fatal: true }).decode(bytes.value);
  } catch {
    return fail(messages.invalid, { reason: `The ${name} is not UTF-8 text.` });
  }
  return readJson(name, json);
}

function readJson(name: PartName, json: string): Result<Part, Problem> {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return ok({ json, laidOut: layOut(json), members: membersOf(json), isObject });
  } catch {
    return fail(messages.invalid, { reason: `The ${name} is not JSON. It says:`, text: json });
  }
}

/** RFC 7797: with `b64` false the payload stands as it is. Some say so and encode it all the same. */
function readPlainPayload(text: string): Result<Part, Problem> {
  if (text === "") {
    const reason = "The payload is empty: it is sent apart from the token (b64 is false).";
    return fail(messages.invalid, { reason });
  }
  const plain = readJson("payload", text);
  if (plain.ok) return plain;
  const encoded = readPart("payload", text);
  return encoded.ok ? encoded : plain;
}

function partCountProblem(parts: readonly string[]): Problem {
  const count = parts.length === 1 ? "1 part" : `${parts.length} parts`;
  const rule = "A token has 3, with a dot between them: header.payload.signature.";
  const header = parts.length === 5 ? readPart("header", parts[0] ?? "") : null;
  if (header?.ok !== true) return { reason: `It has ${count}. ${rule}` };
  return {
    reason:
      "It has 5 parts: this is an encrypted token (JWE). Only who has the key can read more than its header:",
    text: header.value.laidOut,
  };
}

function base64Problem(name: PartName, text: string, problem: Base64Problem | undefined): Problem {
  const offset = problem?.offset ?? 0;
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  const why = {
    character: `it has “${character}” at character ${offset + 1}`,
    padding: `it has a misplaced “=” at character ${offset + 1}`,
    length: `its last character stands alone, so a part of it is missing`,
  }[problem?.kind ?? "length"];
  return { reason: `The ${name} is not Base64url: ${why}.` };
}
