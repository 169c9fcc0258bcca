import { sizeWords } from "#domain/bytes.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { fixWords } from "./fixes.ts";
import type { Formatted } from "../document.ts";
import { encodeText } from "../read/encoding.ts";
import { format } from "../format.ts";
import type { Options } from "../options.ts";
import { parseLeniently } from "./lenient-parser.ts";

export interface Repair {
  formatted: Formatted;
  fixes: string[]; // what was done, in words
}

/** Strings are pieced together: more would take too much memory. */
const maxRepairedChars = 16 * 1024 * 1024;

/** The library behind the second try takes a minute for 200,000 numbers without commas. */
const maxGuessedChars = 64 * 1024;

export const noRepair = "No repair was found. The place of the first error is shown.";

/**
 * Makes JSON of a text that nearly is. The usual faults are put right and listed; where more is
 * wrong, a library guesses. It is a proposal: the page shows it before it replaces anything.
 */
export async function repair(
  text: string,
  options: Partial<Options> = {},
): Promise<Result<Repair>> {
  if (text.length > maxRepairedChars) {
    return fail(`Only texts up to ${sizeWords(maxRepairedChars)} can be repaired.`);
  }
  const mended = parseLeniently(text);
  const formatted = mended && format(encodeText(mended.json), { ...options, input: "auto" });
  if (formatted?.ok)
    return ok({ formatted: formatted.value, fixes: fixWords(mended?.counts ?? {}) });
  return text.length > maxGuessedChars ? fail(noRepair) : guess(text, options);
}

async function guess(text: string, options: Partial<Options>): Promise<Result<Repair>> {
  const { jsonrepair } = await import("jsonrepair");
  try {
    const formatted = format(encodeText(jsonrepair(text)), { ...options, input: "auto" });
    if (!formatted.ok) return fail(noRepair);
    return ok({ formatted: formatted.value, fixes: ["This is a guess: please check it"] });
  } catch {
    return fail(noRepair);
  }
}
