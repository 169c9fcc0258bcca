/** A flag of JavaScript's regular expressions, and what it does. */
interface Flag {
  letter: string;
  name: string;
  meaning: string;
}

/** Spec §5: flags are free text; these are the ones that mean something. */
export const knownFlags: readonly Flag[] = [
  { letter: "g", name: "global", meaning: "Find all matches, not only the first" },
  { letter: "i", name: "ignore case", meaning: "Upper and lower case are the same" },
  { letter: "m", name: "multiline", meaning: "^ and $ match at every line" },
  { letter: "s", name: "dot all", meaning: "The dot matches line breaks too" },
  { letter: "u", name: "unicode", meaning: "Whole code points and \\p{…}" },
  { letter: "v", name: "unicode sets", meaning: "As u, and sets inside of […]" },
  { letter: "y", name: "sticky", meaning: "A match must start where the last one ended" },
  { letter: "d", name: "indices", meaning: "Places of the groups; always shown here" },
];

export const defaultFlags = "g";

/** Switches one flag. Of u and v, which exclude each other, the last one asked for stays. */
export function toggleFlag(flags: string, letter: string): string {
  if (flags.includes(letter)) return flags.replaceAll(letter, "");
  const rival = { u: "v", v: "u" }[letter];
  return (rival === undefined ? flags : flags.replaceAll(rival, "")) + letter;
}

/** What is wrong with the flags, in words; `null` when nothing is. */
export function flagProblem(flags: string): string | null {
  for (const [index, letter] of Array.from(flags).entries()) {
    if (!knownFlags.some((flag) => flag.letter === letter))
      return `“${letter}” is not a flag. There are ${knownFlags.map((flag) => flag.letter).join(" ")}.`;
    if (flags.indexOf(letter) < index) return `The flag “${letter}” is there twice.`;
  }
  if (flags.includes("u") && flags.includes("v"))
    return "The flags “u” and “v” exclude each other.";
  return null;
}
