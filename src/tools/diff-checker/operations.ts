import { operation } from "#domain/operation/operation.ts";
import { choice, words } from "#domain/operation/options.ts";
import { refusal } from "#domain/operation/refusal.ts";
import { ok } from "#domain/result.ts";

const compare = operation({
  id: "diff.compare",
  name: "Compare texts",
  about:
    "Gives the unified patch that turns a text into another (option other), byte by byte, or counts the lines that differ; JSON is compared by its structure when asked for.",
  takes: "text",
  gives: "text",
  extension: "patch",
  options: {
    other: words("The other text"),
    mode: choice("Compare as", ["text", "json"], "text"),
    as: choice("Output", ["patch", "summary"], "patch"),
    name: words("Name of the file", "text.txt"),
  },
  word: "diff",
  examples: [
    {
      input: "a\nb\nc\n",
      options: { other: "a\nB\nc" },
      output:
        "--- a/text.txt\n+++ b/text.txt\n@@ -1,3 +1,3 @@\n a\n-b\n-c\n+B\n+c\n\\ No newline at end of file\n",
    },
    {
      input: '{"a":1.0,"b":[1]}',
      options: { other: '{"b":[1,2],"a":1}', mode: "json", as: "summary" },
      output: "unchanged: 6\nmodified: 0\nremoved: 0\nadded: 1\nalike: 92%",
    },
  ],
  async run(text, { other, mode, as, name }) {
    const { asStructure, differenceText, noticesOn } = await import("./logic/report.ts");
    const given = { left: text, right: other };
    const two = mode === "json" ? asStructure(given) : ok(given);
    if (!two.ok) return refusal(two);
    const notes = [
      ...noticesOn(two.value),
      ...(mode === "json" ? ["Keys were sorted, and numbers and strings written in one way."] : []),
    ];
    return { ok: true, value: differenceText(two.value, as, name), notes };
  },
});

const read = operation({
  id: "diff.read",
  name: "Read diff",
  about:
    "Says what a unified diff (git diff, diff -u) does: its files, added and removed lines of each, and the sum.",
  takes: "text",
  gives: "text",
  options: { as: choice("Output", ["text", "json"], "text") },
  reads: ["diff"],
  examples: [
    {
      input: "--- a/x.txt\n+++ b/x.txt\n@@ -1,2 +1,3 @@\n a\n--- b\n+++ b\n+c\n",
      output: "changes x.txt: +2 -1\n1 file, 2 lines added, 1 line removed",
    },
    {
      input:
        "diff --git a/old.md b/new.md\nsimilarity index 100%\nrename from old.md\nrename to new.md\n",
      options: { as: "json" },
      output:
        '[\n  {\n    "name": "new.md",\n    "oldName": "old.md",\n    "does": "renames",\n    "isBinary": false,\n    "added": 0,\n    "removed": 0,\n    "hunks": 0\n  }\n]',
    },
  ],
  async run(text, { as }) {
    const { readPatch } = await import("./logic/read-patch.ts");
    const patch = readPatch(text);
    if (!patch.ok) return refusal(patch);
    if (as === "json") return ok(JSON.stringify(patch.value, null, 2));
    const { filesText } = await import("./logic/report.ts");
    return ok(filesText(patch.value));
  },
  async says(text) {
    const { saysOf } = await import("./logic/report.ts");
    return saysOf(text);
  },
});

export default [compare, read];
