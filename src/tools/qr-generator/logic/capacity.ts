import { levels, type Level } from "./options.ts";

/** How the characters of a text are written into a code: digits take the least room. */
type Mode = "digits" | "characters" | "bytes";

/** ISO/IEC 18004 table 7: data codewords of the largest code, version 40. */
const maxBytesOf: Record<Level, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 };

/** Before the data stand four bits for the mode, and its length in so many. */
const lengthBits: Record<Mode, number> = { digits: 14, characters: 13, bytes: 16 };

/** How much of a code a text takes. */
export interface Amount {
  used: number;
  limit: number;
  unit: Mode; // all of ASCII's digits; digits, capitals and nine signs; anything else as UTF-8
}

function modeOf(text: string): Mode {
  if (/^\d+$/.test(text)) return "digits";
  return /^[\dA-Z $%*+\-./:]+$/.test(text) ? "characters" : "bytes";
}

/** How much of the largest code of a level a text takes. */
export function amountOf(text: string, level: Level): Amount {
  const unit = modeOf(text);
  const bits = maxBytesOf[level] * 8 - 4 - lengthBits[unit];
  if (unit === "bytes") {
    return { unit, used: new TextEncoder().encode(text).length, limit: Math.floor(bits / 8) };
  }
  // Three digits in 10 bits, one in 4, two in 7; two characters in 11 bits, one in 6.
  const limit =
    unit === "digits"
      ? Math.floor(bits / 10) * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0)
      : Math.floor(bits / 11) * 2 + (bits % 11 >= 6 ? 1 : 0);
  return { unit, used: text.length, limit };
}

const wordsOf = (count: number): string => count.toLocaleString("en-US");

/** "25 of 2,331 bytes". */
export const amountWords = ({ used, limit, unit }: Amount): string =>
  `${wordsOf(used)} of ${wordsOf(limit)} ${unit}`;

/** The wanted level, or the best lower one that a long text still fits. `null`: none. */
export function levelFor(text: string, wanted: Level): Level | null {
  const below = levels.slice(0, levels.indexOf(wanted) + 1).toReversed();
  const fits = (level: Level): boolean => {
    const { used, limit } = amountOf(text, level);
    return used <= limit;
  };
  return below.find(fits) ?? null;
}

/** How much is left at a level, and what another one holds: the next, or one that is roomy enough. */
export function roomWords(text: string, level: Level): string {
  const amount = amountOf(text, level);
  const left = amount.limit - amount.used;
  const room = left < 0 ? `${wordsOf(-left)} too many` : `${wordsOf(left)} left`;
  const other = left < 0 ? levelFor(text, level) : levels[levels.indexOf(level) + 1];
  return `${amountWords(amount)} at level ${level} · ${room} · ${otherWords(text, other, left < 0)}`;
}

function otherWords(text: string, other: Level | null | undefined, isOver: boolean): string {
  if (!other) return isOver ? "no level holds it" : "no level is higher";
  const { used, limit } = amountOf(text, other);
  return `level ${other} holds ${used > limit ? "only " : ""}${wordsOf(limit)}`;
}

/** What is said of a text that no code can hold. */
export const tooLong = (text: string): string =>
  `Too long for a QR code: ${amountWords(amountOf(text, "L"))}.`;
