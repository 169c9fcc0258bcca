import {
  CompactSign,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  generateSecret,
} from "jose";
import { fail, ok, type Result } from "#domain/result.ts";
import { isSecretAlg } from "./header.ts";
import type { KeyText } from "./keys/given.ts";
import { hasCrypto, reasonOf } from "./keys/problems.ts";
import { readSigningKey } from "./keys/signing-key.ts";

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
    const read = await readSigningKey(key, alg);
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
