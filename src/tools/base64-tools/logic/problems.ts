import type { Base64Problem } from "#domain/base64.ts";
import { placeAt, type TextPlace } from "#domain/text-source.ts";

/** What is wrong with a text, and what would help. */
export interface Problem {
  place: TextPlace | null;
  reason: string;
  repairs: readonly Repair[];
}

export const repairs = {
  percent: "Decode the %XX first",
  strip: "Remove what is not Base64",
  padding: "Fix the padding",
  shorten: "Leave the last character out",
  encode: "Encode it instead",
  replace: "Write U+FFFD in its place",
  utf8: "Use UTF-8",
} as const;
export type Repair = keyof typeof repairs;

/** False for a repair that changes an option instead. */
export const changesText = (how: Repair): boolean => how !== "encode" && how !== "utf8";

/** In words why a text is not Base64. */
export function base64Problem(text: string, { kind, offset }: Base64Problem): Problem {
  const place = placeAt(text, offset);
  if (kind === "length") {
    const reason = "One character is left over at the end. It takes two to make a byte.";
    return { place, reason, repairs: ["shorten", "encode"] };
  }
  if (kind === "padding") {
    const reason =
      offset < text.trimEnd().length
        ? "“=” may stand only at the end, once or twice, to fill the last group of four."
        : "The last group of four is not complete: a “=” is missing.";
    return { place, reason, repairs: ["padding", "encode"] };
  }
  const code = text.codePointAt(offset) ?? 0;
  const character = String.fromCodePoint(code);
  const isPercent = /^%[\da-f]{2}/i.test(text.slice(offset, offset + 3));
  const name = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `“${character}”` : `U+${hexOf(code)}`;
  return {
    place,
    reason: isPercent
      ? "“%” comes from a URL: the Base64 was encoded once more."
      : `${name} is not a character of Base64.`,
    repairs: isPercent ? ["percent", "encode"] : ["strip", "encode"],
  };
}

const hexOf = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

/** The text after a repair; those that change an option leave it as it is. */
export function repair(text: string, how: Repair): string {
  switch (how) {
    case "percent":
      return text.replace(/%([\da-f]{2})/gi, (_escape, pair: string) =>
        String.fromCharCode(Number.parseInt(pair, 16)),
      );
    case "strip":
      return text.replace(/[^\w+/=\s-]/g, "");
    case "padding":
      return padded(text.replace(/[=\s]/g, ""));
    case "shorten":
      return text.trimEnd().slice(0, -1);
    case "replace":
      return text.toWellFormed();
    default:
      return text;
  }
}

/** A lone last character is no byte: with padding it would be wrong still. */
function padded(text: string): string {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  return whole.padEnd(Math.ceil(whole.length / 4) * 4, "=");
}
