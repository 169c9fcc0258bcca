/**
 * The names of a valid pattern's capturing groups, by number; `null` for one without a name. A match
 * tells names and numbers apart, but not which belong together.
 */
export function groupNames(pattern: string, flags: string): (string | null)[] {
  const names: (string | null)[] = [];
  const nests = flags.includes("v");
  let depth = 0; // of [ ]
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === "\\") at += 1;
    else if (character === "[") depth = nests ? depth + 1 : 1;
    else if (character === "]") depth = Math.max(depth - 1, 0);
    else if (character === "(" && depth === 0) {
      if (pattern[at + 1] !== "?") names.push(null);
      else if (/^\?<[^=!]/u.test(pattern.slice(at + 1, at + 4)))
        names.push(pattern.slice(at + 3, pattern.indexOf(">", at)));
    }
  }
  return names;
}
