import { decodeBase64 } from "#domain/base64.ts";
import { fromHex } from "#domain/hex.ts";
import { isKnownFile, isReadable } from "./bytes.ts";
import { guess, type Glance, type Guess, type Shape } from "./glance.ts";

/** Text that stands for bytes. Its letters prove little, so the bytes must mean something. */

const minChars = 16;
/** A quick look at everything takes two milliseconds here; in longer text, samples are looked at. */
const maxScannedChars = 1024 * 1024;
const sampleChars = 4096;
const samples = 32;

const notBase64 = /[^\w+/\r\n-]/;
const loginForm = /^(?:(?:proxy-)?authorization:\s*)?basic\s+([\w+/-]{4,}={0,2})$/i;

export const base64: Shape = (glance) => {
  const { text, head, isLine } = glance;
  const [, login] = isLine ? (loginForm.exec(text) ?? []) : [];
  if (login !== undefined)
    return meaning(login, "base64") === "none" ? null : guess("base64", 0.95);
  if (text.length < minChars || !/[a-z]/.test(head) || !/[A-Z]/.test(head)) return null;
  if (!/[\d+/]/.test(head) || !isEven(glance) || !hasOnly(text, notBase64)) return null;
  const quads = head.replace(/[\r\n]/g, "");
  const found = meaning(glance.isWhole ? quads : quads.slice(0, quads.length & ~3), "base64");
  if (found !== "none") return guess("base64", 0.92);
  // Bytes that say nothing: a key, a digest. Padding is the only sign that this is Base64.
  return guess("base64", text.endsWith("=") && text.length >= 24 && /\d/.test(head) ? 0.65 : 0.3);
};

/** All lines but the last are of one length, so it is not a list of words. */
function isEven({ lines, isWhole }: Glance): boolean {
  const full = isWhole ? lines.slice(0, -1) : lines;
  const [first] = full;
  if (first === undefined || lines.length === 1) return true;
  return first.length >= minChars && full.every(({ length }) => length === first.length);
}

/** Whether no character is foreign. Padding is, but at the end. */
function hasOnly(text: string, foreign: RegExp): boolean {
  const end = text.endsWith("==")
    ? text.length - 2
    : text.endsWith("=")
      ? text.length - 1
      : text.length;
  if (end <= maxScannedChars) return !foreign.test(text.slice(0, end));
  const step = Math.floor((end - sampleChars) / (samples - 1));
  for (let at = 0; at < samples; at += 1) {
    if (foreign.test(text.slice(at * step, at * step + sampleChars))) return false;
  }
  return true;
}

/** What the bytes are that a text stands for. */
function meaning(text: string, written: "base64" | "hex"): "file" | "text" | "none" {
  const bytes = written === "hex" ? fromHex(text) : bytesOf(text);
  if (bytes === null || bytes.length < 3) return "none";
  if (isKnownFile(bytes) || (bytes[0] === 0x78 && ((0x78 << 8) | (bytes[1] ?? 0)) % 31 === 0))
    return "file";
  return isReadable(bytes) ? "text" : "none";
}

function bytesOf(text: string): Uint8Array | null {
  const decoded = decodeBase64(text);
  return decoded.ok ? decoded.value : null;
}

const pairsForm = /^(?:0x)?[\da-f]{2}(?:([\s:,-]|, |:\s)(?:0x)?[\da-f]{2}){3,}$/i;
const escapedForm = /^(?:\\x[\da-f]{2}){4,}$/i;

export const hex: Shape = ({ text, head, isToken, isWhole }): Guess | null => {
  if (isToken && /^(?:0x)?[\da-f]{8,}$/i.test(head)) {
    const isMarked = head.startsWith("0x");
    const digits = isMarked ? text.slice(2) : text;
    if (digits.length % 2 === 1 || !hasOnly(digits, /[^\da-f]/i)) return null;
    const found = meaning((isMarked ? head.slice(2) : head).slice(0, 4094), "hex");
    if (digits.length < minChars) return guess("hex", isMarked && found !== "none" ? 0.85 : 0.4);
    // Digits alone are a number more often than letters.
    if (!/[a-f]/i.test(head))
      return guess("hex", digits.length > 19 && found === "text" ? 0.7 : 0.3);
    return guess("hex", found !== "none" ? 0.92 : isMarked ? 0.7 : 0.4);
  }
  const whole = isWhole ? head : head.slice(0, head.lastIndexOf(" "));
  if (escapedForm.test(head)) return null;
  if (!/[a-f]/i.test(head.slice(0, 200)) || !pairsForm.test(whole)) return null;
  const found = meaning(whole, "hex");
  return guess("hex", found === "none" ? (/\d/.test(whole) ? 0.75 : 0.5) : 0.92);
};
