import { toHex } from "#domain/hex.ts";
import type { Kind } from "#domain/recognition/kinds.ts";
import { guess, type Guess } from "./glance.ts";

/** Files by their first bytes: hex, "." for any digit. No kind: it is a file, but not one we answer. */
const signatures: readonly (readonly [pattern: RegExp, kind: Kind | null])[] = [
  [/^89504e470d0a1a0a/, "image"], // PNG
  [/^ffd8ff/, "image"], // JPEG
  [/^474946383[79]61/, "image"], // GIF
  [/^52494646.{8}57454250/, "image"], // WebP
  [/^.{8}66747970(?:61766966|68656963|68656978|6d696631)/, "image"], // AVIF, HEIC
  [/^00000100[0-9a-f]{2}00/, "image"], // an icon
  [/^424d.{8}00000000/, "image"], // BMP
  [/^(?:49492a00|4d4d002a)/, "image"], // TIFF
  [/^255044462d/, "pdf"],
  [/^504b(?:0304|0506)/, "zip"],
  [/^1f8b08/, "gzip"],
  [/^(?:425a683.314159265359|fd377a585a00|28b52ffd|377abcaf271c|526172211a07)/, null], // archives
  [/^(?:494433|52494646.{8}57415645|4f676753|664c6143|.{8}66747970|1a45dfa3)/, null], // sound, film
  [/^(?:774f4646|774f4632|4f54544f|0001000000)/, null], // fonts
  [/^(?:0061736d|7f454c46|4d5a..00|53514c69746520666f726d61)/, null], // programs, SQLite
];

const headBytes = 16;

/** What the bytes are by their beginning. Bytes that are text have no shape here. */
export function guessBytes(bytes: Uint8Array): readonly Guess[] {
  const hex = toHex(bytes.subarray(0, headBytes));
  const kind = signatures.find(([pattern]) => pattern.test(hex))?.[1];
  if (kind) return [guess(kind, 0.97)];
  return kind === undefined && isZlib(bytes) ? [guess("zlib", 0.7)] : [];
}

/** Deflate with a window of up to 32 KiB; the two bytes check each other (RFC 1950). */
function isZlib([first = 0, second = 0, ...rest]: Uint8Array): boolean {
  const isDeflate = (first & 0x0f) === 8 && first >> 4 <= 7;
  return (
    rest.length > 4 && isDeflate && ((first << 8) | second) % 31 === 0 && (second & 0x20) === 0
  );
}

/** Whether the beginning of bytes is that of a file of any kind. */
export const isKnownFile = (bytes: Uint8Array): boolean => {
  const hex = toHex(bytes.subarray(0, headBytes));
  return signatures.some(([pattern]) => pattern.test(hex));
};

// oxlint-disable-next-line no-control-regex -- these are the ones that no text has
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffe\uffff]/;

/** Whether bytes are the beginning of a text that somebody can read. */
export function isReadable(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return text !== "" && !control.test(text);
  } catch {
    return false;
  }
}
