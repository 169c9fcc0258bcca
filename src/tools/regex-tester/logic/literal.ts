/** A better way to read what was put into the pattern field. */
export interface Suggestion {
  why: string;
  pattern: string;
  flags: string;
}

const literal = /^\/(?<body>(?:[^\\/\n]|\\.)+)\/(?<flags>[dgimsuvy]*)$/u;

/** A pattern with slashes and flags around it, as it stands in code; `null` when it is none. */
export function readLiteral(text: string): { pattern: string; flags: string } | null {
  const { body, flags = "" } = literal.exec(text)?.groups ?? {};
  return body === undefined ? null : { pattern: body.replaceAll("\\/", "/"), flags };
}

/**
 * People paste patterns out of code. There a literal has slashes and flags around it, and a string
 * has every backslash twice. Both can be meant, so it is only offered.
 */
export function suggestReading(pattern: string, flags: string): Suggestion | null {
  const found = readLiteral(pattern);
  if (found !== null) {
    const why = "This looks like a literal from code.";
    return { why, pattern: found.pattern, flags: found.flags || flags };
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
