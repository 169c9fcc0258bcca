import { decodeBase64 } from "#domain/base64.ts";
import { fromHex } from "#domain/hex.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { labelOfDer } from "./der.ts";
import { findKeys, type Given, type KeyText } from "./given.ts";

/** Who takes a public key for a secret lets anybody sign (RS/HS confusion). */
const noSecret = (what: string): string =>
  `This token is signed with a secret. ${what} is not one, and must not pass for it.`;

/** The secrets that a visitor gave, or why there is none. */
export function readSecrets(key: KeyText): Result<Given> {
  const given = findKeys(key.text);
  if (given === null) {
    const secret = readSecret(key);
    return secret.ok ? ok({ keys: [{ secret: secret.value }], isSet: false, remarks: [] }) : secret;
  }
  const label = given.keys.find(({ block }) => block !== undefined)?.block?.label;
  if (label !== undefined) return fail(noSecret(`A PEM key (“${label}”)`));
  const isSecret = given.keys.some(({ jwk }) => jwk?.kty === "oct");
  if (isSecret) return ok(given);
  return fail(
    given.isSet
      ? "This token is signed with a secret. No key in this set is one (kty “oct”)."
      : "This token is signed with a secret. This JWK is not one (kty “oct”).",
  );
}

/** The bytes of a secret that is written as text, Base64 or hexadecimal. */
function readSecret({ text, form }: KeyText): Result<Uint8Array> {
  if (/-----BEGIN/.test(text)) return fail(noSecret("A PEM key"));
  const bytes = bytesOf({ text, form });
  if (bytes === null)
    return fail(`The secret is not ${form === "hex" ? "hexadecimal" : "Base64"}.`);
  const label = labelOfDer(bytes);
  return label === null ? ok(bytes) : fail(noSecret(`A key in DER (“${label}”)`));
}

function bytesOf({ text, form }: KeyText): Uint8Array | null {
  if (form === "text") return new TextEncoder().encode(text);
  if (form === "hex") return fromHex(text);
  const bytes = decodeBase64(text);
  return bytes.ok ? bytes.value : null;
}

/** Ways in which a secret that does not fit may have been meant. */
export function otherReadings({ text, form }: KeyText): (readonly [how: string, key: KeyText])[] {
  const trimmed = text.trim();
  const white = /[\r\n]$/.test(text) ? "line break at its end" : "white space around it";
  return [
    ...(form === "text" && trimmed !== text
      ? [[`without the ${white}`, { text: trimmed, form }] as const]
      : []),
    ...(["text", "base64", "hex"] as const)
      .filter((other) => other !== form)
      .map(
        (other) =>
          [`when it is read as ${formNames[other]}`, { text: trimmed, form: other }] as const,
      ),
  ];
}

const formNames = { text: "text", base64: "Base64", hex: "hexadecimal digits" };
