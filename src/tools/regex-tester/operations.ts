import { operation } from "#domain/operation/operation.ts";
import { choice, flag, words } from "#domain/operation/options.ts";
import { ok } from "#domain/result.ts";

const pattern = words("Pattern");
const flags = words("Flags", "g");
const as = choice("Output", ["text", "json"], "text");

const match = operation({
  id: "regex.match",
  name: "Match regex",
  about:
    "Finds what a JavaScript regular expression matches in a text: a line for each match, or JSON with places and groups.",
  takes: "text",
  gives: "text",
  options: { pattern, flags, as },
  examples: [
    {
      input: "2026-11-15 and 1999-12-31",
      options: { pattern: "\\d{4}" },
      output: "2026\n1999",
    },
    {
      input: "a1 b",
      options: { pattern: "(?<letter>[a-z])(\\d)?", as: "json" },
      output:
        '[\n  {\n    "index": 0,\n    "match": "a1",\n    "start": 0,\n    "end": 2,\n    "groups": [\n      {\n        "group": 1,\n        "name": "letter",\n        "match": "a",\n        "start": 0,\n        "end": 1\n      },\n      {\n        "group": 2,\n        "match": "1",\n        "start": 1,\n        "end": 2\n      }\n    ]\n  },\n  {\n    "index": 1,\n    "match": "b",\n    "start": 3,\n    "end": 4,\n    "groups": [\n      {\n        "group": 1,\n        "name": "letter",\n        "match": "b",\n        "start": 3,\n        "end": 4\n      },\n      {\n        "group": 2,\n        "match": null\n      }\n    ]\n  }\n]',
    },
  ],
  async run(text, { as, ...asked }) {
    const { matchText } = await import("./logic/operating.ts");
    return matchText(text, asked, as);
  },
});

const replace = operation({
  id: "regex.replace",
  name: "Replace by regex",
  about:
    "Replaces what a JavaScript regular expression matches; the replacement may hold $1, $<name>, $& and $$.",
  takes: "text",
  gives: "text",
  options: {
    pattern,
    flags,
    replacement: words("Replacement"),
    only: flag("Only the replacements, a line each"),
  },
  examples: [
    {
      input: "John Smith",
      options: { pattern: "(\\w+) (\\w+)", replacement: "$2, $1" },
      output: "Smith, John",
    },
    { input: "aaa", options: { pattern: "a", flags: "", replacement: "$$&" }, output: "$&aa" },
  ],
  async run(text, { replacement, only, ...asked }) {
    const { replaceText } = await import("./logic/operating.ts");
    return replaceText(text, asked, replacement, only);
  },
});

const split = operation({
  id: "regex.split",
  name: "Split by regex",
  about:
    "Cuts a text where a JavaScript regular expression matches: a line for each piece, or a JSON list.",
  takes: "text",
  gives: "text",
  options: { pattern, flags, as },
  examples: [
    { input: "a, b;c", options: { pattern: "[,;]\\s*" }, output: "a\nb\nc" },
    {
      input: "a1b",
      options: { pattern: "(\\d)", as: "json" },
      output: '[\n  "a",\n  "1",\n  "b"\n]',
    },
  ],
  async run(text, { as, ...asked }) {
    const { splitText } = await import("./logic/operating.ts");
    return splitText(text, asked, as);
  },
});

const explain = operation({
  id: "regex.explain",
  name: "Explain regex",
  about:
    "Says in words, part by part, what a JavaScript regular expression matches, written with slashes (/\\d+/g) or without.",
  takes: "text",
  gives: "text",
  options: { flags: words("Flags") },
  reads: ["regex"],
  word: "regex",
  examples: [
    {
      input: "/^\\d{4}-(?<month>\\d\\d)$/",
      output:
        "^  at the start of the text\n\\d{4}  a digit, 0 to 9, exactly 4 times\n-  “-”\n(?<month>\\d\\d)  Group 1, named “month”\n  \\d  a digit, 0 to 9\n  \\d  a digit, 0 to 9\n$  at the end of the text",
    },
  ],
  async run(text, { flags }) {
    const { readPattern } = await import("./logic/operating.ts");
    const asked = await readPattern(text, flags);
    if (!asked.ok) return asked;
    const { explain } = await import("./logic/analysis/explain.ts");
    const explained = explain(asked.value.pattern, asked.value.flags);
    if (!explained.ok) return explained;
    const { outline } = await import("./logic/analysis/outline.ts");
    return ok(outline(explained.value).trimEnd());
  },
  async says(text) {
    const { saysOf } = await import("./logic/analysis/report.ts");
    return saysOf(text);
  },
});

const judge = operation({
  id: "regex.judge",
  name: "Judge regex",
  about:
    "Says whether a text can make a regular expression slow or hang (ReDoS), which parts are to blame, and gives such a text.",
  takes: "text",
  gives: "text",
  options: { flags: words("Flags") },
  word: "regex",
  examples: [
    { input: "/^\\d{4}$/", output: "risk: none\nNo slow text was found" },
    {
      input: "/^(a+)+$/",
      output:
        'risk: danger\nDangerous: the time doubles with every few characters\npart: a\nslow text: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\\u0001"',
    },
  ],
  async run(text, { flags }) {
    const { readPattern } = await import("./logic/operating.ts");
    const asked = await readPattern(text, flags);
    if (!asked.ok) return asked;
    const { judge } = await import("./logic/analysis/safety.ts");
    const judged = judge(asked.value.pattern, asked.value.flags);
    if (!judged.ok) return judged;
    const { verdictText } = await import("./logic/analysis/report.ts");
    return ok(verdictText(judged.value));
  },
});

export default [match, replace, split, explain, judge];
