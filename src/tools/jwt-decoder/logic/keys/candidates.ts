import {
  exportJWK,
  importJWK,
  importPKCS8,
  importSPKI,
  importX509,
  type CryptoKey,
  type JWK,
} from "jose";
import { decodeBase64 } from "#domain/base64.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isSecretAlg } from "../header.ts";
import { readKeys, type GivenKey, type KeyText } from "./given.ts";
import { advice, asPem } from "./pem.ts";
import { isOfKind, misuseOf } from "./purpose.ts";
import { readSecrets } from "./secret.ts";

export type Key = CryptoKey | Uint8Array;

/** A key that may have made a signature. */
export interface Candidate {
  name: string; // "key 2 of 3 (kid “a”)"; empty when it is the only one
  kid: string | null;
  /** What it says that it is for, when that is something else. */
  misuse: string | null;
  isCertificate: boolean;
  isTyped: boolean; // a secret that is no JWK
  load: () => Promise<Key>;
}

export interface Candidates {
  candidates: Candidate[];
  total: number; // of the keys that were given
  remarks: string[];
}

/** The keys that may have made a token's signature, the likeliest first. */
export function readCandidates(
  key: KeyText,
  { alg, kid }: { alg: string; kid: string | null },
): Result<Candidates> {
  const read = isSecretAlg(alg) ? readSecrets(key) : readKeys(key.text);
  if (!read.ok) return read;
  const { keys, isSet, remarks } = read.value;
  const [only] = keys;
  const problem = isSet || only === undefined ? null : problemOf(only, alg);
  if (problem !== null) return fail(problem);
  const candidates = keys.flatMap((given, at) =>
    problemOf(given, alg) === null
      ? [candidateOf(given, alg, isSet ? `key ${at + 1} of ${keys.length}` : "")]
      : [],
  );
  if (candidates.length === 0) return fail(`No key in this set fits ${alg}.`);
  const rank = (candidate: Candidate) =>
    (kid !== null && candidate.kid === kid ? 0 : 2) + (candidate.misuse === null ? 0 : 1);
  return ok({
    candidates: candidates.sort((a, b) => rank(a) - rank(b)),
    total: keys.length,
    remarks,
  });
}

const readable = new Set(["PUBLIC KEY", "PRIVATE KEY", "CERTIFICATE"]);

/** Why a key cannot check a signature of this kind. */
function problemOf({ jwk, block }: GivenKey, alg: string): string | null {
  if (block !== undefined) {
    return readable.has(block.label) ? null : advice(block.label, "-pubout");
  }
  if (jwk === undefined || isOfKind(jwk.kty, alg)) return null;
  return jwk.kty === "oct"
    ? `${alg} needs a public key; this JWK is a secret.`
    : `This key cannot be used with ${alg}: its kty is “${jwk.kty}”.`;
}

function candidateOf(given: GivenKey, alg: string, place: string): Candidate {
  const { jwk, block, secret } = given;
  const kid = typeof jwk?.kid === "string" ? jwk.kid : null;
  return {
    name: place === "" || kid === null ? place : `${place} (kid “${kid}”)`,
    kid,
    misuse: jwk === undefined ? null : misuseOf(jwk, alg),
    isCertificate: block?.label === "CERTIFICATE",
    isTyped: secret !== undefined,
    load: () => loadPublic(given, alg),
  };
}

/** A private key is fine: its public half is used. */
async function loadPublic({ jwk, block, secret }: GivenKey, alg: string): Promise<Key> {
  if (secret !== undefined) return secret;
  if (jwk?.kty === "oct") return octets(jwk);
  if (jwk !== undefined) return importJWK(publicHalf(jwk), alg);
  const pem = asPem(block);
  if (block.label === "CERTIFICATE") return importX509(pem, alg);
  if (block.label === "PUBLIC KEY") return importSPKI(pem, alg);
  const key = await importPKCS8(pem, alg, { extractable: true });
  return importJWK(publicHalf(await exportJWK(key)), alg);
}

function octets({ k }: JWK): Uint8Array {
  const bytes = decodeBase64(typeof k === "string" ? k : "=");
  if (!bytes.ok) throw new TypeError("its k is not Base64url.");
  return bytes.value;
}

const publicMembers = ["kty", "crv", "x", "y", "n", "e", "pub"] as const;

/** The numbers of a key that may be known. What it is meant for is told apart, and not hidden. */
const publicHalf = (jwk: JWK): JWK => ({
  ...Object.fromEntries(publicMembers.flatMap((name) => (jwk[name] ? [[name, jwk[name]]] : []))),
  // Keys of this kind are not read without it.
  ...(jwk.kty === "AKP" && jwk.alg !== undefined ? { alg: jwk.alg } : {}),
});
