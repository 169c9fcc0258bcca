import { compactVerify, errors } from "jose";
import { isSecretAlg } from "./header.ts";
import { hasCrypto, reasonOf } from "./key-problems.ts";
import { readPublicKey, readSecret, type KeyText } from "./keys.ts";

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
