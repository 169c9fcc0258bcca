import type { JWK } from "jose";

/** The kind of key that an algorithm needs, by the JWK's `kty`. */
const kinds: readonly (readonly [algs: RegExp, kty: string])[] = [
  [/^HS/, "oct"],
  [/^[RP]S/, "RSA"],
  [/^ES/, "EC"],
  [/^Ed/, "OKP"],
  [/^ML-DSA/, "AKP"],
];

/** Whether a key is of the kind that an algorithm needs. Of one that is not known, any may be. */
export function isOfKind(kty: string | undefined, alg: string): boolean {
  const needed = kinds.find(([algs]) => algs.test(alg));
  return needed === undefined || needed[1] === kty;
}

/** What a key says that it is for (RFC 7517, 4.2 to 4.4) and that checking a signature is not. */
export function misuseOf({ use, key_ops: operations, alg: own }: JWK, alg: string): string | null {
  if (use !== undefined && use !== "sig") {
    const purpose = use === "enc" ? "encryption" : "something else";
    return `This key is meant for ${purpose} (use “${use}”), not for signatures.`;
  }
  // A private key that signs says so; its public half checks.
  if (operations !== undefined && !["verify", "sign"].some((name) => operations.includes(name))) {
    return `This key is not meant for signatures: its key_ops are “${operations.join(", ")}”.`;
  }
  if (own !== undefined && newest(own) !== newest(alg)) {
    return `This key is meant for ${own} (alg), and the token is signed with ${alg}.`;
  }
  return null;
}

/** RFC 9864 calls it by the name of its curve. */
const newest = (alg: string): string => (alg === "EdDSA" ? "Ed25519" : alg);
