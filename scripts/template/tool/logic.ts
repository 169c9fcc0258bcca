import { fail, ok, type Result } from "#domain/result.ts";

/** What the tool is for, as one pure function: here the words of a text, last one first. */
export function reverseWords(text: string): Result<string> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return words.length === 0 ? fail("Please enter some text") : ok(words.toReversed().join(" "));
}
