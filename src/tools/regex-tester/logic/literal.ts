/** A better way to read what was put into the pattern field. */
export interface Suggestion {
  why: string;
  pattern: string;
  flags: string;
}

const literal = /^\/(?<body>(?:[^\\/\n]|\\.)+)\/(?<flags>[dgimsuvy]*)$/u;

/**
 * People paste patterns out of code. There a literal has slashes and flags around it, and a string
 * has every backslash twice. Both can be meant, so it is only offered.
 */
export function suggestReading(pattern: string, flags: string): Suggestion | null {
  const found = literal.exec(pattern)?.groups;
  if (found?.body !== undefined) {
    return {
      why: "This looks like a literal from code.",
      pattern: found.body.replaceAll("\\/", "/"),
      flags: found.flags || flags,
    };
  }
  // A string's \\d means \d. Where \d stands as well, the pattern is no such string.
  const isDoubled = /\\\\[bdswBDSWnrt.()[\]{}+*?|^$]/u.test(pattern);
  const isSingle = /(?<!\\)(?:\\\\)*\\[bdswBDSWnrt.()[\]{}+*?|^$]/u.test(pattern);
  if (!isDoubled || isSingle) return null;
  return {
    why: "Every backslash is doubled, as in a string of code.",
    pattern: pattern.replaceAll("\\\\", "\\"),
    flags,
  };
}

/** The pattern as it is written in code. `RegExp` escapes slashes and line breaks itself. */
export function toLiteral(pattern: string, flags: string): string {
  try {
    return String(new RegExp(pattern, flags));
  } catch {
    return `/${pattern}/${flags}`;
  }
}
