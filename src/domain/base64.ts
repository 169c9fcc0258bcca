import { fail, ok, type Result } from "./result.ts";

/** How Base64 is written (RFC 4648). */
export interface Base64Style {
  urlSafe?: boolean; // "-" and "_" instead of "+" and "/"
  padding?: boolean; // "=" at the end, unless this is false
}

/** Newer browsers have it, and are ten times faster at it. */
interface NativeBase64 {
  toBase64?: (options: { alphabet: "base64" | "base64url"; omitPadding: boolean }) => string;
}

/** Few enough for the arguments of one call, and a multiple of 3. */
const sliceBytes = 0x6000;

/** Bytes as Base64. */
export function encodeBase64(bytes: Uint8Array, style: Base64Style = {}): string {
  const { urlSafe = false, padding = true } = style;
  const native = bytes as NativeBase64;
  if (native.toBase64) {
    const alphabet = urlSafe ? "base64url" : "base64";
    return native.toBase64({ alphabet, omitPadding: !padding });
  }
  let text = "";
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + sliceBytes)));
  }
  if (urlSafe) text = text.replaceAll("+", "-").replaceAll("/", "_");
  return padding ? text : text.replace(/=+$/, "");
}

/** Why a text is not Base64, and where. */
export interface Base64Problem {
  kind:
    | "character" // one that Base64 does not have
    | "padding" // "=" before the end, or too few or too many of them
    | "length"; // one lone character is left, which is not even a byte
  offset: number; // of the character, from 0; the length of the text for its end
}

/** What was noticed in a text that could be decoded. */
export interface Base64Traits {
  isUrlSafe: boolean; // "-" or "_" were in it
  isPadded: boolean;
  isCanonical: boolean; // false: bits were set that stand for nothing, as in "YR=="
}

const whiteSpace = 64;
const pad = 65;
const unknown = 66;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const values = new Uint8Array(256).fill(unknown);
const setValues = (characters: string, value: (at: number) => number) => {
  for (let at = 0; at < characters.length; at += 1) values[characters.charCodeAt(at)] = value(at);
};
setValues(`${letters}+/`, (at) => at);
setValues("-_", (at) => 62 + at);
setValues(" \t\n\f\r", () => whiteSpace);
setValues("=", () => pad);

/**
 * Decodes Base64 piece by piece. Both alphabets, white space and missing padding are fine; where
 * there is padding it must be complete, as for `atob`.
 */
export function openBase64Decoder() {
  let bits = 0;
  let held = 0; // characters whose bits have not become bytes
  let pads = 0;
  let offset = 0;
  let problem: Base64Problem | null = null;
  let isUrlSafe = false;

  return {
    /** The bytes that are complete with this piece of ASCII. After a problem there are none. */
    push(piece: Uint8Array): Uint8Array<ArrayBuffer> {
      const bytes = new Uint8Array(Math.ceil((held + piece.length) / 4) * 3);
      let end = 0;
      for (let at = 0; at < piece.length && problem === null; at += 1) {
        const code = piece[at] ?? 0;
        const value = values[code] ?? unknown;
        if (value < whiteSpace && pads === 0) {
          isUrlSafe ||= code === 0x2d || code === 0x5f;
          bits = (bits << 6) | value;
          held += 1;
          if (held < 4) continue;
          bytes[end] = bits >> 16;
          bytes[end + 1] = bits >> 8;
          bytes[end + 2] = bits;
          end += 3;
          held = 0;
          bits = 0;
        } else if (value === pad && held >= 2 && held + pads < 4) pads += 1;
        else if (value !== whiteSpace) {
          const kind = value === unknown ? "character" : "padding";
          problem = { kind, offset: offset + at };
        }
      }
      offset += piece.length;
      return bytes.subarray(0, end);
    },

    /** True once something was wrong: there is no need to go on. */
    hasFailed: () => problem !== null,

    /** The last one or two bytes, or what is wrong. */
    end(): Result<Base64Traits & { bytes: Uint8Array<ArrayBuffer> }, Base64Problem> {
      if (problem === null && held === 1) problem = { kind: "length", offset };
      if (problem === null && pads > 0 && held + pads !== 4) problem = { kind: "padding", offset };
      if (problem !== null) return fail("Invalid Base64 string", problem);
      const bytes =
        held === 3 ? [bits >> 10, (bits >> 2) & 0xff] : held === 2 ? [(bits >> 4) & 0xff] : [];
      const spare = held === 3 ? bits & 0b11 : held === 2 ? bits & 0b1111 : 0;
      return ok({
        bytes: new Uint8Array(bytes),
        isUrlSafe,
        isPadded: pads > 0,
        isCanonical: spare === 0,
      });
    },
  };
}

/** The bytes that a Base64 text stands for, in either alphabet, with or without padding. */
export function decodeBase64(text: string): Result<Uint8Array<ArrayBuffer>, Base64Problem> {
  const decoder = openBase64Decoder();
  // The first character that is not ASCII ends the work, so offsets count the same in both.
  const head = decoder.push(new TextEncoder().encode(text));
  const rest = decoder.end();
  if (!rest.ok) return rest;
  const bytes = new Uint8Array(head.length + rest.value.bytes.length);
  bytes.set(head);
  bytes.set(rest.value.bytes, head.length);
  return ok(bytes);
}
