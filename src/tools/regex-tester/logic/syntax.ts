import { RegExpParser, RegExpSyntaxError, type AST } from "@eslint-community/regexpp";
import type { PatternProblem } from "./search.ts";

/** Reads a pattern by the newest rules. Throws a `RegExpSyntaxError`. */
export const parsePattern = (pattern: string, flags: string): AST.Pattern =>
  new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });

/** What the parser says, in plainer words. */
const plainWords: Record<string, string> = {
  "Unterminated group": "A group is opened with “(” and never closed.",
  "Unmatched ')'": "A “)” closes a group that was never opened.",
  "Unterminated character class": "A character class is opened with “[” and never closed.",
  "Nothing to repeat": "There is nothing before this quantifier that it could repeat.",
  "numbers out of order in {} quantifier": "The first number in { } is larger than the second.",
  "Range out of order in character class":
    "The range in the character class runs backward: its first character comes after its second.",
  "\\ at end of pattern": "The pattern ends with a backslash that escapes nothing.",
  "Duplicate capture group name": "Two groups have the same name.",
  "Invalid property name": "There is no such Unicode property.",
  "Invalid named capture referenced": "There is no group of that name.",
  "Invalid capture group name": "The name of a group is not closed, or is no name.",
  "Invalid escape": "With the flags u and v, only special characters may be escaped.",
};

/** The parser stands on the mistake itself with these, and just behind it with all others. */
const standsOnIt = new Set(["Unmatched ')'", "\\ at end of pattern"]);

/** Says more about a pattern that the browser refused with `reason`: in words, and where. */
export function locate(pattern: string, flags: string, reason: string): PatternProblem {
  try {
    parsePattern(pattern, flags);
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) return { reason, at: null };
    const said = error.message.slice(error.message.lastIndexOf(": ") + 2);
    const behind = standsOnIt.has(said) ? 0 : 1;
    const at = openingOf(pattern, flags, said) ?? Math.max(error.index - behind, 0);
    return { reason: plainWords[said] ?? `${said}.`, at };
  }
  return { reason: `This browser does not know all of this syntax: ${reason}.`, at: null };
}

/** Where the group or class begins that is never closed. */
function openingOf(pattern: string, flags: string, said: string): number | null {
  if (said !== "Unterminated group" && said !== "Unterminated character class") return null;
  const open: { at: number; sign: string }[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at] ?? "";
    const inClass = open.at(-1)?.sign === "[";
    if (sign === "\\") at += 1;
    else if (sign === "[" ? !inClass || flags.includes("v") : sign === "(" && !inClass)
      open.push({ at, sign });
    else if (inClass ? sign === "]" : sign === ")") open.pop();
  }
  return open.at(-1)?.at ?? null;
}
