import { Buffer } from "node:buffer";

/**
 * Older versions of Node lack `Uint8Array.prototype.toBase64`, which our Base64 uses where there is
 * one. Node's own does the same a hundred times faster than plain JavaScript.
 */
interface Base64Options {
  alphabet?: "base64" | "base64url";
  omitPadding?: boolean;
}

/** Bytes as Base64, by Node. */
export function nodeBase64(
  bytes: Uint8Array,
  { alphabet = "base64", omitPadding = false }: Base64Options = {},
): string {
  const { buffer, byteOffset, byteLength } = bytes;
  const text = Buffer.from(buffer, byteOffset, byteLength).toString(alphabet);
  if (omitPadding) return text.replace(/=+$/, "");
  return text.padEnd(Math.ceil(text.length / 4) * 4, "="); // "base64url" comes without
}

/** Makes it known, unless Node knows it already. */
export function provideBase64(): void {
  if ("toBase64" in Uint8Array.prototype) return;
  // oxlint-disable-next-line no-extend-native -- it is the standard's own method
  Object.defineProperty(Uint8Array.prototype, "toBase64", {
    value(this: Uint8Array, options?: Base64Options) {
      return nodeBase64(this, options);
    },
    writable: true,
    configurable: true,
  });
}
