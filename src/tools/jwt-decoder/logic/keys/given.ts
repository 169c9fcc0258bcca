import type { JWK } from "jose";
import { fail, ok, type Result } from "#domain/result.ts";
import { findPem, type PemBlock } from "./pem.ts";

/** How a secret is written. */
export type SecretForm = "text" | "base64" | "hex";

/** A key as the visitor gives it: a secret, PEM, a JWK or a set of them. */
export interface KeyText {
  text: string;
  form: SecretForm; // of a secret
}

/** One key of those that a text holds. */
export type GivenKey =
  | { jwk: JWK; block?: never; secret?: never }
  | { block: PemBlock; jwk?: never; secret?: never }
  | { secret: Uint8Array; jwk?: never; block?: never };

export interface Given {
  keys: GivenKey[];
  isSet: boolean; // of which one may fit
  /** What was done to understand it, for the visitor. */
  remarks: string[];
}

/** The keys in a text. `null`: it holds none, and may be a secret. */
export function findKeys(text: string): Given | null {
  const json = readJson(text);
  if (json !== null) return json;
  const pem = findPem(text);
  if (pem === null) return null;
  const { blocks, remarks } = pem;
  return { keys: blocks.map((block) => ({ block })), isSet: blocks.length > 1, remarks };
}

/** As `findKeys`, with the reason why there is none. */
export function readKeys(text: string): Result<Given> {
  const given = findKeys(text);
  if (given !== null) return ok(given);
  if (/-----BEGIN/.test(text)) {
    return fail("The line “-----END …” is missing, so a part of the key may be, too.");
  }
  if (/^\s*[{[]/.test(text)) {
    return fail("This is not a JWK: it is not JSON, or has neither “kty” nor “keys”.");
  }
  return fail("This is not a key: paste PEM (-----BEGIN …) or a JWK ({…}).");
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isJwk = (value: unknown): value is JWK => isObject(value) && typeof value.kty === "string";

/** A JWK, a set of them, a list of them, or a list of certificates (x5c). */
function readJson(text: string): Given | null {
  const json = text.trim().replace(/^"?x5c"?\s*:/, "");
  const value = parse(json) ?? parse(unquoted(json));
  if (isJwk(value)) return { keys: [{ jwk: value }], isSet: false, remarks: [] };
  const list = isObject(value) ? (value.keys ?? value.x5c) : value;
  if (!Array.isArray(list)) return null;
  const keys = list.flatMap((item: unknown): GivenKey[] => {
    if (isJwk(item)) return [{ jwk: item }];
    return typeof item === "string"
      ? (findPem(item)?.blocks ?? []).map((block) => ({ block }))
      : [];
  });
  // An empty set is one; a list of something else is not.
  if (keys.length === 0 && !isObject(value)) return null;
  return { keys, isSet: true, remarks: skipped(list.length - keys.length) };
}

const skipped = (count: number): string[] =>
  count > 0 ? [`${count} of its entries ${count === 1 ? "is" : "are"} no key.`] : [];

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Without the quotes of an environment variable. */
const unquoted = (text: string): string =>
  text.replace(/^(?:export\s+)?(?:\w+=)?(["'])([\s\S]*)\1;?$/, (_all, _quote, inner: string) =>
    inner.replaceAll('\\"', '"'),
  );
