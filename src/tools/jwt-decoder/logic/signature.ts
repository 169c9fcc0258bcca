import {
  CompactSign,
  compactVerify,
  errors,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  generateSecret,
} from "jose";
import { fail, ok, type Result } from "#domain/result.ts";
import { isSecretAlg } from "./header.ts";
import { readPrivateKey, readPublicKey, readSecret, type KeyText } from "./keys.ts";

/** A token, and what its header says of its signature. */
export interface Signed {
  token: string;
  alg: string | null;
  kid: string | null;
  isUnsecured: boolean;
}

/** What a check of a signature found. */
export interface Verdict {
  state: "verified" | "wrong" | "unknown"; // unknown: it could not be checked
  words: string;
  /** What is weak about the key. */
  weakness?: string;
}

const verified = (weakness?: string): Verdict => ({
  state: "verified",
  words: "Signature verified",
  ...(weakness === undefined ? {} : { weakness }),
});
const wrong: Verdict = { state: "wrong", words: "The signature does not match this key" };
const unknown = (words: string): Verdict => ({ state: "unknown", words });

const needsHttps =
  "Browsers check signatures on secure pages (https) only. Reading the token works anyway.";

/** Checks a token's signature. An unsecured token is never verified, whatever the key. */
export async function verifyToken(signed: Signed, key: KeyText): Promise<Verdict> {
  const { token, alg, kid, isUnsecured } = signed;
  if (isUnsecured) return unknown("Unsecured: there is no signature to check");
  if (alg === null) return unknown("The header does not say how it is signed (alg)");
  if (!hasCrypto()) return unknown(needsHttps);
  try {
    const secret = isSecretAlg(alg) ? readSecret(key) : null;
    const read =
      secret ?? (await readPublicKey(key.text, { alg, ...(kid === null ? {} : { kid }) }));
    if (!read.ok) return unknown(read.message);
    await compactVerify(token, read.value, { algorithms: [alg] });
    return verified(secret?.ok ? weaknessOf(secret.value, alg) : undefined);
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return wrong;
    return unknown(reasonOf(error, alg));
  }
}

/** RFC 7518, 3.2: a secret at least as long as the hash. */
function weaknessOf(secret: Uint8Array, alg: string): string | undefined {
  const least = Number(alg.slice(2)) / 8;
  if (secret.length >= least) return undefined;
  return `The secret has ${secret.length} bytes. ${alg} should have ${least} or more: a short one can be guessed.`;
}

/** Signs a payload, byte for byte as it is typed. */
export async function signToken(
  headerJson: string,
  payloadJson: string,
  key: KeyText,
): Promise<Result<string>> {
  const header = parseObject(headerJson);
  if (header === null) return fail("The header is not a JSON object");
  if (parseObject(payloadJson) === null) return fail("The payload is not a JSON object");
  const { alg } = header;
  if (typeof alg !== "string" || alg === "") return fail("The header needs an alg");
  if (key.text === "") return fail(isSecretAlg(alg) ? "Enter a secret" : "Enter a private key");
  if (!hasCrypto()) return fail("Browsers sign on secure pages (https) only.");
  try {
    const read = isSecretAlg(alg) ? readSecret(key) : await readPrivateKey(key.text, alg);
    if (!read.ok) return read;
    const bytes = new TextEncoder().encode(payloadJson);
    return ok(await new CompactSign(bytes).setProtectedHeader({ ...header, alg }).sign(read.value));
  } catch (error) {
    return fail(reasonOf(error, alg));
  }
}

/** A fresh key: what signs, and what checks. For a secret both are the same. */
export interface FreshKey {
  signs: KeyText;
  checks: KeyText;
}

/** Makes a key for an algorithm, by the browser's own secure luck. */
export async function makeKey(alg: string): Promise<Result<FreshKey>> {
  if (!hasCrypto()) return fail("Browsers make keys on secure pages (https) only.");
  try {
    if (isSecretAlg(alg)) {
      const { k = "" } = await exportJWK(await generateSecret(alg, { extractable: true }));
      const secret: KeyText = { text: k, form: "base64" };
      return ok({ signs: secret, checks: secret });
    }
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    return ok({
      signs: { text: await exportPKCS8(privateKey), form: "text" },
      checks: { text: await exportSPKI(publicKey), form: "text" },
    });
  } catch (error) {
    return fail(reasonOf(error, alg));
  }
}

/** Missing on pages that came over plain http. */
const hasCrypto = (): boolean =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function reasonOf(error: unknown, alg: string): string {
  if (error instanceof errors.JOSENotSupported) return `Browsers cannot check “${alg}”.`;
  if (error instanceof errors.JWKSNoMatchingKey) return "No key in this set fits the token.";
  if (error instanceof errors.JWKSMultipleMatchingKeys) {
    return "More than one key in this set fits. Paste the one that is meant.";
  }
  if (error instanceof DOMException && error.name === "NotSupportedError") {
    return `This browser does not know ${alg}.`;
  }
  // A message is jose's own sentence; that of a browser is often empty.
  const words = error instanceof Error ? error.message : "";
  return `This key cannot be used with ${alg}${words === "" ? "." : `: ${words}`}`;
}
