import { knownFlags } from "../logic.ts";

/** The signs of a pattern, and of a replacement, with their meaning. */
export const cheatSheet: readonly {
  title: string;
  rows: readonly (readonly [string, string])[];
}[] = [
  {
    title: "Characters",
    rows: [
      [".", "any character except a line break"],
      ["\\d \\D", "a digit, not a digit"],
      ["\\w \\W", "a letter a–z, digit or _; none of them"],
      ["\\s \\S", "white space, not white space"],
      ["[abc] [^abc]", "one of them, none of them"],
      ["[a-z]", "a range"],
      ["\\p{L}", "any letter of any script (flag u or v)"],
      ["\\n \\t \\u00e9", "line feed, tab, a code point"],
      ["\\. \\* \\(", "the character itself"],
    ],
  },
  {
    title: "How often",
    rows: [
      ["a* a+ a?", "any number, one or more, one or none"],
      ["a{3} a{2,} a{2,5}", "exactly, at least, between"],
      ["a*? a+?", "as few as possible"],
      ["a|b", "one or the other"],
    ],
  },
  {
    title: "Groups and places",
    rows: [
      ["(…)", "group, numbered from 1"],
      ["(?<name>…)", "group with a name"],
      ["(?:…)", "group that is not captured"],
      ["\\1 \\k<name>", "the same text as a group"],
      ["^ $", "start and end (of each line with flag m)"],
      ["\\b \\B", "edge of a word, not there"],
      ["(?=…) (?!…)", "what follows, what must not follow"],
      ["(?<=…) (?<!…)", "what stands before, what must not"],
    ],
  },
  { title: "Flags", rows: knownFlags.map(({ letter, meaning }) => [letter, meaning] as const) },
  {
    title: "In a replacement",
    rows: [
      ["$1 $2", "a group by its number"],
      ["$<name>", "a group by its name"],
      ["$&", "the whole match"],
      ["$` $'", "the text before, the text behind"],
      ["$$", "a dollar sign"],
    ],
  },
];
