import { decodeBase64 } from "#domain/base64.ts";
import { fromHex } from "#domain/hex.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** The key of an HMAC as it was typed. It is never stored. */
export interface HmacKey {
  isOn: boolean;
  text: string;
  encoding: "text" | "hex" | "base64";
}

export const noHmac: HmacKey = { isOn: false, text: "", encoding: "text" };

/** The bytes of the key; `null` where there is none to be used. */
export function readKey({ isOn, text, encoding }: HmacKey): Result<Uint8Array<ArrayBuffer> | null> {
  if (!isOn || text === "") return ok(null);
  if (encoding === "text") return ok(new TextEncoder().encode(text));
  if (encoding === "hex") {
    const bytes = fromHex(text);
    return bytes === null ? fail("This is not hex.") : ok(bytes);
  }
  const decoded = decodeBase64(text);
  return decoded.ok ? decoded : fail("This is not Base64.");
}
