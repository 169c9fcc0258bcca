import { Buffer } from "node:buffer";

/**
 * Older versions of Node lack `Uint8Array.prototype.toBase64`, which our Base64 uses where there is
 * one. Node's own does the same a hundred times faster than plain JavaScript.
 */
interface Base64Options {
  alphabet?: "base64" | "base64url";
  omitPadding?: boolean;
}

export function toBase64(
  this: Uint8Array,
  { alphabet = "base64", omitPadding = false }: Base64Options = {},
): string {
  const text = Buffer.from(this.buffer, this.byteOffset, this.byteLength).toString(alphabet);
  if (omitPadding) return text.replace(/=+$/, "");
  return text.padEnd(Math.ceil(text.length / 4) * 4, "="); // "base64url" comes without
}

/** Makes it known, unless Node knows it already. */
export function provideBase64(): void {
  if ("toBase64" in Uint8Array.prototype) return;
  Object.defineProperty(Uint8Array.prototype, "toBase64", {
    value: toBase64,
    writable: true,
    configurable: true,
  });
}
