import { errors } from "jose";

/** Missing on pages that came over plain http. */
export const hasCrypto = (): boolean =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** Algorithms that are known: where one is not supported, it is the key that is not. */
const known = /^(?:(?:HS|RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

/** Why a key could not be used, in words. */
export function reasonOf(error: unknown, alg: string): string {
  if (error instanceof errors.JOSENotSupported && !known.test(alg)) {
    return `Browsers cannot check “${alg}”.`;
  }
  if (error instanceof errors.JWSInvalid) return `The token cannot be checked: ${error.message}`;
  if (error instanceof DOMException && error.name === "NotSupportedError") {
    return `This browser does not know ${alg}.`;
  }
  // A message is jose's own sentence; that of a browser is often empty.
  const words = error instanceof Error ? error.message : "";
  return `This key cannot be used with ${alg}${words === "" ? "." : `: ${words}`}`;
}
