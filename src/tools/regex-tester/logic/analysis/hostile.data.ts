/** A pattern, and a text that is meant to hurt it. */
export interface Hostile {
  pattern: string;
  flags: string;
  text: string;
  isSlow: boolean; // false for the controls, which must not be taken for hung
}

const slow = (pattern: string, text: string, flags = ""): Hostile => ({
  pattern,
  flags,
  text,
  isSlow: true,
});
const fast = (pattern: string, text: string, flags = ""): Hostile => ({
  ...slow(pattern, text, flags),
  isSlow: false,
});

const a = "a".repeat(40);

/** Thirty classics of catastrophic backtracking. Used by the tests alone. */
export const hostilePatterns: readonly Hostile[] = [
  slow("^(a+)+$", `${a}!`),
  slow("^(a|a)*$", `${a}!`),
  slow("^(a|aa)+$", `${a}${a}!`),
  slow("^(a|a?)+$", `${a}!`),
  slow("^([a-zA-Z]+)*$", `${a}!`),
  slow("(.*)*x", a),
  slow("^(.*a){12}$", `${a}${a}!`),
  slow("^(\\w+\\s?)*$", `${a}!`),
  slow("(x+x+)+y", "x".repeat(60)),
  slow("^(\\d+)*$", `${"1".repeat(40)}!`, "u"),
  slow("(?:.*=.*)+;", "=".repeat(60)),
  slow(".*.*=.*", a.repeat(500)),
  slow("\\s+$", `${" ".repeat(100_000)}!`),
  slow("^\\s+|\\s+$", `!${" ".repeat(100_000)}!`, "g"),
  slow("(.+)\\1+$", `${a.repeat(225)}!`),
  slow("^([a-z0-9]+\\.?)+@", a, "i"),
  slow('<(?:[^>]+|"[^"]*")*>', `<${'""'.repeat(40)}`),
  slow("^(?:(?:\\d{1,3})\\.?)+$", `${"1".repeat(80)}!`),
  slow('(?:[^"\\\\]|\\\\.|\\\\)*"', "\\".repeat(80)),
  slow("^((ab)*)*c$", "ab".repeat(40)),
  slow("[\\s\\S]*?[\\s\\S]*?[\\s\\S]*?!", a.repeat(60)),
  slow("(?:a{0,100}){0,100}b", a.repeat(5)),
  slow("^[\\p{L}\\p{M}]+(?:[ -]?[\\p{L}\\p{M}]+)*$", `${a}!`, "u"),
  slow("^(([a-z])+.)+[A-Z]([a-z])+$", `${a}${a}`),
  fast("^(?=(a+))\\1*b", a),
  fast("^[\\w.%+-]+@[\\w.-]+\\.[A-Za-z]{2,}$", `${a}@${a}.`),
  fast("^(?:a?){30}a{30}$", "a".repeat(30)),
  fast("(?<=^(a+)+)b", `${"a".repeat(20)}b`),
  fast("(?:\\/\\*[^*]*\\*+(?:[^/*][^*]*\\*+)*\\/)+$", "/* a */".repeat(50)),
  fast("(?i:hello)", "HELLO"),
];
