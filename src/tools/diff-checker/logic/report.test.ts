import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleAmbient } from "#domain/operation/example.ts";
import { runOperation } from "#domain/operation/run.ts";
import operations from "../operations.ts";
import { writePatch } from "./patch.ts";
import { readPatch } from "./read-patch.ts";
import { filesText, saysOf } from "./report.ts";

const run = (id: string, text: string, options = {}) => {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(id);
  return runOperation(operation, text, options, exampleAmbient());
};
const filesOf = (text: string) => {
  const read = readPatch(text);
  return read.ok ? filesText(read.value) : `${read.message}: ${read.detail?.reason}`;
};

describe("reading a patch", () => {
  test.each([
    [
      "git, with a mode and an index",
      "diff --git a/a.ts b/a.ts\nindex 257cc56..5716ca5 100644\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-foo\n+bar\n",
      "changes a.ts: +1 -1\n1 file, 1 line added, 1 line removed",
    ],
    [
      "a new file, a removed one, one without lines",
      "diff --git a/n b/n\nnew file mode 100644\n--- /dev/null\n+++ b/n\n@@ -0,0 +1,2 @@\n+a\n+b\n" +
        "diff --git a/o b/o\ndeleted file mode 100644\n--- a/o\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n" +
        "diff --git a/e b/e\nnew file mode 100644\nindex 0000000..e69de29\n",
      "adds n: +2 -0\nremoves o: +0 -1\nadds e: +0 -0\n3 files, 2 lines added, 1 line removed",
    ],
    [
      "a picture",
      "diff --git a/p.png b/p.png\nindex 1..2 100644\nBinary files a/p.png and b/p.png differ\n",
      "changes p.png: binary\n1 file, 0 lines added, 0 lines removed",
    ],
    [
      "diff -u, with dates, two files, no break at the end",
      "--- x.txt\t2026-01-01 00:00:00 +0000\n+++ x.txt\t2026-01-02 00:00:00 +0000\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n--- y\n+++ y\n@@ -1 +1,2 @@\n 1\n+2",
      "changes x.txt: +1 -1\nchanges y: +1 -0\n2 files, 2 lines added, 1 line removed",
    ],
    [
      "a mail around it, and CRLF",
      "From: a\r\nSubject: [PATCH] b\r\n\r\n---\r\n a | 2 +-\r\n\r\ndiff --git a/a b/a\r\n--- a/a\r\n+++ b/a\r\n@@ -1 +1 @@ f()\r\n-1\r\n+2\r\n-- \r\n2.40.0\r\n",
      "changes a: +1 -1\n1 file, 1 line added, 1 line removed",
    ],
    [
      "a name in quotes",
      'diff --git "a/caf\\303\\251 \\"x\\".txt" "b/caf\\303\\251 \\"x\\".txt"\n--- "a/caf\\303\\251 \\"x\\".txt"\n+++ "b/caf\\303\\251 \\"x\\".txt"\n@@ -1 +1 @@\n-1\n+2\n',
      'changes café "x".txt: +1 -1\n1 file, 1 line added, 1 line removed',
    ],
  ])("%s", (_rule, text, said) => expect(filesOf(text)).toBe(said));

  test("what we write, we read", () => {
    const text = fc.array(fc.constantFrom("a\n", "b\n", "-- x\n", "++ y\n", "\n", "@@ z\n"));
    fc.assert(
      fc.property(text, text, (left, right) => {
        const patch = writePatch(left.join(""), right.join(""), "my file.txt");
        if (patch === "") return;
        const signed = (sign: string) =>
          patch.split("\n").filter((line, at) => at > 1 && line.startsWith(sign)).length;
        const read = readPatch(patch);
        expect(read).toMatchObject({
          ok: true,
          value: [{ name: "my file.txt", added: signed("+"), removed: signed("-") }],
        });
      }),
    );
  });
});

describe("refused, and said to be nothing", () => {
  test.each([
    ["", 1, "There is no head of a file (--- and +++) with a hunk (@@) below it."],
    ["hello\n- a\n+ b", 1, "There is no head of a file (--- and +++) with a hunk (@@) below it."],
    ["--- a\n+++ b\n", 1, "There is no head of a file (--- and +++) with a hunk (@@) below it."],
    ["@@ -1 +1 @@\n-a\n+b\n", 1, "A hunk comes before the name of its file."],
    [
      "--- a\n+++ b\n@@ -1,3 +1,3 @@\n a\n-b\n",
      3,
      "This hunk does not have as many lines as it says.",
    ],
  ])("%j", async (text, line, reason) => {
    expect(await run("diff.read", text)).toEqual({
      ok: false,
      message: `This is not a diff at line ${line}, column 1: ${reason}`,
    });
    expect(saysOf(text)).toEqual([]);
  });

  test("JSON that is none, and which", async () => {
    const outcome = await run("diff.compare", "{}", { other: "{", mode: "json" });
    expect(outcome).toEqual({ ok: false, message: "The other text: Invalid JSON format." });
  });
});

test("what a patch says", () => {
  const patch = writePatch("a\nb\n", "a\nc\nd\n", "src/a.ts");
  expect(saysOf(patch)).toEqual([
    {
      label: "Diff",
      words: "1 file, 2 lines added, 1 line removed",
      inner: [{ label: "changes", words: "src/a.ts: +2 -1" }],
    },
  ]);
});

test("the same twice is no patch, and that is said", async () => {
  expect(await run("diff.compare", "a\n", { other: "a\n" })).toEqual({
    ok: true,
    value: "",
    notes: ["There is no difference."],
  });
  const other = await run("diff.compare", "a\n", { other: "a" });
  expect(other).toMatchObject({ notes: ["Only the left text ends with a line break."] });
});
