import { importJWK, importPKCS8 } from "jose";
import { fail, ok, type Result } from "#domain/result.ts";
import { isSecretAlg } from "../header.ts";
import { readCandidates, type Key } from "./candidates.ts";
import { readKeys, type KeyText } from "./given.ts";
import { advice, asPem } from "./pem.ts";
import { misuseOf } from "./purpose.ts";

/** The key to sign with: a secret, or the private half of a pair. */
export async function readSigningKey(key: KeyText, alg: string): Promise<Result<Key>> {
  return isSecretAlg(alg) ? readOneSecret(key, alg) : readPrivateKey(key.text, alg);
}

async function readOneSecret(key: KeyText, alg: string): Promise<Result<Key>> {
  const read = readCandidates(key, { alg, kid: null });
  if (!read.ok) return read;
  const [secret] = read.value.candidates;
  if (secret === undefined || secret.misuse !== null) return fail(secret?.misuse ?? "");
  return ok(await secret.load());
}

async function readPrivateKey(text: string, alg: string): Promise<Result<Key>> {
  const read = readKeys(text);
  if (!read.ok) return read;
  const given = read.value.keys.find(
    ({ jwk, block }) => block?.label === "PRIVATE KEY" || (jwk?.d ?? jwk?.priv) !== undefined,
  );
  if (given?.block !== undefined) return ok(await importPKCS8(asPem(given.block), alg));
  if (given?.jwk !== undefined) {
    const misuse = misuseOf(given.jwk, alg);
    return misuse === null ? ok(await importJWK(given.jwk, alg)) : fail(misuse);
  }
  const label = read.value.keys[0]?.block?.label;
  if (label === undefined) return fail("This JWK has no private half (d).");
  return /PUBLIC KEY|CERTIFICATE/.test(label)
    ? fail("A public key can check a signature, but not make one.")
    : fail(advice(label, "-outform PEM"));
}
