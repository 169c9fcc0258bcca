import { errors } from "jose";

/** Missing on pages that came over plain http. */
export const hasCrypto = (): boolean =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** Why a key could not be used, in words. */
export function reasonOf(error: unknown, alg: string): string {
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
