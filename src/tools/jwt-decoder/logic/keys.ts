import {
  createLocalJWKSet,
  exportJWK,
  importJWK,
  importPKCS8,
  importSPKI,
  importX509,
  type CryptoKey,
  type JWK,
} from "jose";
import { decodeBase64 } from "#domain/base64.ts";
import { fromHex } from "#domain/hex.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** How a secret is written. */
export type SecretForm = "text" | "base64" | "hex";

/** A key as the visitor gives it: a secret, PEM, a JWK or a set of them. */
export interface KeyText {
  text: string;
  form: SecretForm; // of a secret
}

export type Key = CryptoKey | Uint8Array;

/** The bytes of a secret. */
export function readSecret({ text, form }: KeyText): Result<Uint8Array> {
  // A public key is no secret: who takes one for it lets anybody sign (RS/HS confusion).
  if (/-----BEGIN/.test(text)) {
    return fail(
      "This token is signed with a secret. A PEM key is not one, and must not pass for it.",
    );
  }
  const jwk = readJson(text);
  if (jwk !== null) {
    if (jwk.kty !== "oct" || jwk.k === undefined) {
      return fail("This token is signed with a secret. This JWK is not one (kty “oct”).");
    }
    return secretBytes(decodeBase64(jwk.k), "The JWK's k is not Base64url.");
  }
  if (form === "base64") return secretBytes(decodeBase64(text), "The secret is not Base64.");
  if (form === "text") return ok(new TextEncoder().encode(text));
  const bytes = fromHex(text);
  return bytes === null ? fail("The secret is not hexadecimal.") : ok(bytes);
}

const secretBytes = (bytes: Result<Uint8Array, unknown>, message: string): Result<Uint8Array> =>
  bytes.ok ? bytes : fail(message);

/** The key to check a signature with. A private key is fine: its public half is used. */
export async function readPublicKey(text: string, header: { alg: string; kid?: string }) {
  const { alg } = header;
  const jwk = readJson(text);
  if (jwk?.keys !== undefined) {
    const pick = createLocalJWKSet({ keys: jwk.keys.map(publicHalf) });
    return ok<Key>(await pick(header));
  }
  if (jwk !== null) {
    if (jwk.kty === "oct") return fail(`${alg} needs a public key; this JWK is a secret.`);
    return ok<Key>(await importJWK(publicHalf(jwk), alg));
  }
  const pem = asPem(text, "PUBLIC KEY");
  if (pem.includes("BEGIN CERTIFICATE")) return ok<Key>(await importX509(pem, alg));
  if (pem.includes("BEGIN PUBLIC KEY")) return ok<Key>(await importSPKI(pem, alg));
  if (pem.includes("BEGIN PRIVATE KEY")) {
    const key = await importPKCS8(pem, alg, { extractable: true });
    return ok<Key>(await importJWK(publicHalf(await exportJWK(key)), alg));
  }
  return fail(unknownKey(pem, "-pubout"));
}

/** The key to sign with. */
export async function readPrivateKey(text: string, alg: string) {
  const jwk = readJson(text);
  if (jwk !== null) {
    if (jwk.d === undefined) return fail("This JWK has no private half (d).");
    return ok<Key>(await importJWK(jwk, alg));
  }
  const pem = asPem(text, "PRIVATE KEY");
  if (pem.includes("BEGIN PRIVATE KEY")) return ok<Key>(await importPKCS8(pem, alg));
  if (/BEGIN (?:PUBLIC KEY|CERTIFICATE)/.test(pem)) {
    return fail("A public key can check a signature, but not make one.");
  }
  return fail(unknownKey(pem, "-outform PEM"));
}

interface AnyJwk extends JWK {
  keys?: JWK[];
}

function readJson(text: string): AnyJwk | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(text) as AnyJwk;
  } catch {
    return null;
  }
}

const publicMembers = ["kty", "kid", "crv", "x", "y", "n", "e", "pub", "alg"] as const;

/** What may be known of a key: all but the numbers that are secret, and what it was meant for. */
const publicHalf = (jwk: JWK): JWK =>
  Object.fromEntries(publicMembers.flatMap((name) => (jwk[name] ? [[name, jwk[name]]] : [])));

/** Bare Base64 is PEM whose first and last line were not copied. */
function asPem(text: string, kind: string): string {
  const trimmed = text.trim();
  const isBare = trimmed.length > 40 && /^[A-Za-z\d+/=\s]+$/.test(trimmed);
  return isBare ? `-----BEGIN ${kind}-----\n${trimmed}\n-----END ${kind}-----` : trimmed;
}

function unknownKey(pem: string, flags: string): string {
  const [, kind] = /-----BEGIN ([A-Z ]+)-----/.exec(pem) ?? [];
  return kind === undefined
    ? "This is not a key: paste PEM (-----BEGIN …) or a JWK ({…})."
    : `Browsers do not read “${kind}”. Convert it first: openssl pkey -in key.pem ${flags}`;
}
