import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { AlgorithmId } from "./algorithms.ts";
import { answerTo } from "./check-words.ts";
import { checkList, type Subject } from "./checking.ts";
import { readExpected } from "./expected.ts";

const chosen = ["md5", "sha1", "sha256", "sha512"] as const;
const file = (
  name: string | null,
  text: string,
  ids: readonly AlgorithmId[] = chosen,
): Subject => ({
  name,
  digests: Object.fromEntries(ids.map((id) => [id, createHash(id).update(text).digest()])),
});
const hex = (id: string, text: string) => createHash(id).update(text).digest("hex");
const asked = (text: string, subjects: readonly Subject[]) => {
  const list = readExpected(text);
  return answerTo(list, checkList(list.expected, subjects));
};
const [abc, def] = [file("abc.txt", "abc"), file("my file.bin", "def")];
const broken = file("abc.txt", "abd");

/** As the programs wrote them, for files with "abc", "def" and nothing in them. */
const lists = {
  sha256sum: `ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt
cb8379ac2098aa165029e3938a51da0bcecfc008fd6795f401178647f96c5b34  my file.bin
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty
`,
  "shasum -a 256 -b": `ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad *abc.txt
cb8379ac2098aa165029e3938a51da0bcecfc008fd6795f401178647f96c5b34 *my file.bin
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 *empty
`,
  "md5sum --tag": `MD5 (abc.txt) = 900150983cd24fb0d6963f7d28e17f72
MD5 (my file.bin) = 4ed9407630eb1000c0f6b63842defa7d
MD5 (empty) = d41d8cd98f00b204e9800998ecf8427e
`,
  certutil: ["abc.txt", "my file.bin", "empty"]
    .map(
      (name, at) =>
        `SHA1 hash of ${name}:\r\n${hex("sha1", ["abc", "def", ""][at] ?? "")}\r\nCertUtil: -hashfile command completed successfully.\r\n`,
    )
    .join(""),
};

describe.each(Object.entries(lists))("a list by %s", (_maker, list) => {
  test.each<[files: string, subjects: Subject[], words: string, tone: string]>([
    ["all of them", [abc, def, file("empty", "")], "All 3 match.", "good"],
    ["one is not there", [abc, def], "2 match, 1 was not opened.", "warn"],
    ["one is broken", [broken, def, file("empty", "")], "2 match, 1 differs.", "bad"],
    ["one of each", [broken, def], "1 matches, 1 differs, 1 was not opened.", "bad"],
    [
      "all are broken",
      ["abc.txt", "my file.bin", "empty"].map((name) => file(name, "?")),
      "None of the 3 matches.",
      "bad",
    ],
    ["none is there", [file("else", "else")], "3 were not opened.", "warn"],
    [
      "one is not hashed yet",
      [abc, def, { name: "empty", digests: null }],
      "2 match, 1 is not hashed yet.",
      "neutral",
    ],
    [
      "one cannot be read",
      [abc, def, { name: "empty", digests: {}, isUnread: true }],
      "2 match, 1 could not be read.",
      "warn",
    ],
  ])("%s", (_files, subjects, words, tone) => {
    expect(asked(list, subjects)).toMatchObject({ words, tone });
  });
});

describe("every line is accounted for", () => {
  const md5 = hex("md5", "abc");
  const sha256 = hex("sha256", "abc");
  test.each<
    [rule: string, list: string, subjects: Subject[], words: string, tone: string, more: string[]]
  >([
    ["one digest", md5, [abc], "It matches: MD5.", "good", []],
    ["one that differs", hex("md5", "x"), [abc], "It does not match MD5.", "bad", []],
    ["two of one file", `${md5}  abc.txt\n${sha256}  abc.txt`, [abc], "All 2 match.", "good", []],
    [
      "two of one file, one differs",
      `${md5}  abc.txt\n${hex("sha256", "x")}  abc.txt`,
      [abc],
      "1 matches, 1 differs.",
      "bad",
      [],
    ],
    [
      "without names, one differs",
      `MD5: ${md5}\nSHA-256: ${hex("sha256", "x")}`,
      [abc],
      "1 matches, 1 differs.",
      "bad",
      [],
    ],
    [
      "without names, of several files",
      `${hex("md5", "x")}\n${md5}`,
      [abc],
      "1 matches, 1 is of something else.",
      "warn",
      [],
    ],
    [
      "without names, two files",
      `${hex("md5", "def")}\n${md5}`,
      [abc, def],
      "All 2 match.",
      "good",
      [],
    ],
    [
      "a line that is none",
      `${md5}  abc.txt\n${md5.slice(2)}  b.txt`,
      [abc],
      "It matches: MD5.",
      "warn",
      ["1 line is no checksum."],
    ],
    [
      "a file that is not in it",
      `${md5}  abc.txt`,
      [abc, def],
      "It matches: MD5.",
      "warn",
      ["1 open file is not in the list."],
    ],
    [
      "two files of one name",
      `${md5}  abc.txt`,
      [abc, broken],
      "It matches: MD5.",
      "bad",
      ["Another file of the same name differs."],
    ],
    [
      "one name in two folders",
      `${md5}  a/abc.txt\n${hex("md5", "x")}  b/abc.txt`,
      [abc],
      "1 matches, 1 was not opened.",
      "warn",
      [],
    ],
    [
      "two files in two folders",
      `${md5}  a/abc.txt\n${hex("md5", "x")}  b/abc.txt`,
      [abc, file("abc.txt", "x")],
      "All 2 match.",
      "good",
      [],
    ],
    [
      "names of Windows",
      `${md5} *C:\\dist\\ABC.TXT`,
      [abc, def],
      "It matches: MD5.",
      "warn",
      ["1 open file is not in the list."],
    ],
    [
      "names of macOS",
      `${md5}  u\u0308ber.txt`,
      [file("über.txt", "abc")],
      "It matches: MD5.",
      "good",
      [],
    ],
    [
      "a renamed download",
      `${md5}  abc.txt`,
      [file("abc (1).txt", "abc")],
      "It matches: MD5.",
      "good",
      ["The list calls abc (1).txt “abc.txt”."],
    ],
    [
      "a renamed one of many",
      lists.sha256sum,
      [file("abc (1).txt", "abc")],
      "1 matches, 2 were not opened.",
      "warn",
      ["The list calls abc (1).txt “abc.txt”."],
    ],
    [
      "what is not chosen",
      `${hex("sha384", "abc")}  abc.txt\n${md5}  abc.txt`,
      [abc],
      "1 matches, 1 cannot be compared.",
      "warn",
      [],
    ],
    [
      "what nobody makes",
      `SHA512/256 (abc.txt) = ${sha256}`,
      [abc],
      "It was made with something that cannot be made here.",
      "warn",
      [],
    ],
    [
      "the algorithm that is named",
      `SHA3-256 (abc.txt) = ${sha256}`,
      [abc],
      "It would be SHA3-256, which is not chosen.",
      "warn",
      [],
    ],
    [
      "a text has no name",
      lists.sha256sum,
      [file(null, "abc")],
      "1 matches, 2 are of something else.",
      "warn",
      [],
    ],
  ])("%s", (_rule, list, subjects, words, tone, more) => {
    expect(asked(list, subjects)).toMatchObject({ words, tone, more });
  });
  test("what would have to be chosen is said", () => {
    expect(asked(`${"00".repeat(28)}  abc.txt`, [abc])).toMatchObject({
      words: "It would be SHA-224 or SHA3-224, which are not chosen.",
      choose: ["sha224", "sha3-224"],
    });
  });
  test("without WebAssembly a digest may be missing: that is no difference", () => {
    const subject = { name: "abc.txt", digests: { blake3: null } };
    expect(asked(`BLAKE3 (abc.txt) = ${sha256}`, [subject])).toMatchObject({
      tone: "warn",
      choose: [],
    });
  });
  test("without a file nothing is said yet", () => {
    expect(asked(md5, [])).toMatchObject({
      tone: "neutral",
      words: "Compared as soon as there is a digest.",
    });
  });
  test("a list of ten thousand lines, of which one is there, is no work", () => {
    const list = Array.from({ length: 10_000 }, (_, at) => hex("md5", `${at}`)).join("\n");
    expect(asked(list, [file(null, "77")])).toMatchObject({
      words: "1 matches, 9999 are of something else.",
    });
  });
  test("files stand as their lines do", () => {
    const { expected } = readExpected(`${md5}  abc.txt\n${md5}  my file.bin`);
    expect(checkList(expected, [abc, def, file("else", "?")]).subjects).toEqual([
      { kind: "match", matched: ["md5"] },
      { kind: "differs", matched: [] },
      { kind: "not-listed", matched: [] },
    ]);
  });
});
