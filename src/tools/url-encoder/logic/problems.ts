import { placeAt, type TextPlace } from "#domain/text-source.ts";

/** Why a text cannot be encoded or decoded, and where. */
export interface Problem {
  place: TextPlace;
  reason: string;
  /** What would repair it: the words for a button, and the text that would take its place. */
  repairs: readonly Repair[];
}

interface Repair {
  label: string;
  id: RepairId;
}

export type RepairId = "replace-halves" | "keep-percent" | "latin-1";

/** Applies a repair to all of a text, not only to its first problem. */
export function repair(text: string, id: RepairId): string {
  if (id === "replace-halves") return text.toWellFormed();
  return text.replace(runs, (run) => repairRun(run, id));
}

/** A run of escapes, or a "%" that begins none. UTF-8 spreads a character over up to four. */
const runs = /(?:%[\da-f]{2})+|%/gi;

function repairRun(run: string, id: RepairId): string {
  if (run === "%") return "%25";
  const bytes = bytesOf(run);
  let repaired = "";
  for (let at = 0; at < bytes.length;) {
    const length = characterLength(bytes, at);
    if (length > 0) repaired += run.slice(at * 3, (at + length) * 3);
    else if (id === "keep-percent") repaired += `%25${run.slice(at * 3 + 1, at * 3 + 3)}`;
    else repaired += encodeURIComponent(oldLetter(bytes[at] ?? 0));
    at += Math.max(length, 1);
  }
  return repaired;
}

/** The first half of a character that stands alone, or `null` when there is none. */
export function loneSurrogate(text: string): Problem | null {
  if (text.isWellFormed()) return null;
  const index = text.search(/\p{Surrogate}/u);
  const code = text.charCodeAt(index).toString(16).toUpperCase();
  return {
    place: placeAt(text, index),
    reason: `U+${code} is half of a character: its other half is missing, so it has no bytes.`,
    repairs: [{ id: "replace-halves", label: "Replace it with \uFFFD" }],
  };
}

/** The first escape that cannot be read, in a text that has one. */
export function badEscape(text: string): Problem {
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (run === "%") {
      const found = text.slice(index, index + 3);
      return {
        place: placeAt(text, index),
        reason: `“${found}” is not an escape: after “%” come two digits from 0 to F.`,
        repairs: [{ id: "keep-percent", label: "Read it as a percent sign" }],
      };
    }
    const bytes = bytesOf(run);
    for (let at = 0; at < bytes.length;) {
      const length = characterLength(bytes, at);
      if (length === 0) return notUtf8(text, index + at * 3, bytes[at] ?? 0);
      at += length;
    }
  }
  throw new Error("There is no bad escape in this text");
}

function notUtf8(text: string, index: number, byte: number): Problem {
  const escape = text.slice(index, index + 3);
  const letter = oldLetter(byte);
  const hint = /\p{L}|\p{S}|\p{P}/u.test(letter) ? ` In Windows-1252 it is “${letter}”.` : "";
  return {
    place: placeAt(text, index),
    reason: `${escape} is not UTF-8.${hint}`,
    repairs: [
      { id: "latin-1", label: "Read such bytes as Windows-1252" },
      { id: "keep-percent", label: "Leave them as they are" },
    ],
  };
}

const bytesOf = (run: string): Uint8Array =>
  Uint8Array.from(run.matchAll(/[\da-f]{2}/gi), ([digits]) => Number.parseInt(digits, 16));

const oldLetter = (byte: number): string =>
  new TextDecoder("windows-1252").decode(Uint8Array.of(byte));

/** How many bytes the UTF-8 character at a place has; 0 when there is none. */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  try {
    const character = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(at, at + length),
    );
    return character === "" ? 0 : length;
  } catch {
    return 0;
  }
}
