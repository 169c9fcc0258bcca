import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/*
 * The list itself is too large to keep. What is kept is what the script wrote, so the script is given
 * those words again, among others, and must write the same table.
 */

const script = "scripts/anagrams.mjs";
const kept = readFileSync("src/games/word-scramble/logic/anagrams.data.ts", "utf8");
const wordsIn = (table: string): string[] =>
  [...table.matchAll(/^ {2}"([a-z]+)",$/gm)].map(([, word = ""]) => word);
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tabkit-anagrams-"));
  const source = { name: "some-words", version: "1.2.3", license: "CC0-1.0" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(source));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tableFrom(file: string, list: string): string {
  const table = join(folder, "table.ts");
  writeFileSync(join(folder, file), list);
  execFileSync(process.execPath, [script, join(folder, file), table]);
  return readFileSync(table, "utf8");
}

test("the kept table is what the script makes of its words, whatever stands between them", () => {
  const words = wordsIn(kept);
  expect(words.length).toBeGreaterThan(300);
  // Words of other letters, one of the game's own words, one twice, and capital letters.
  const list = ["zebra", "done", ...words.toReversed(), "node", "done", "Done", "nodes", ""];
  const table = tableFrom("words.txt", `${list.join("\n")}\n`);
  expect(wordsIn(table)).toEqual(words);
  const body = (text: string) => text.slice(text.indexOf("export"));
  expect(body(table)).toBe(body(kept));
});

test("a list may be JSON, and the table says what it was made from", () => {
  const table = tableFrom("words.json", '["woodland","begrudge","meadow"]');
  expect(wordsIn(table)).toEqual(["begrudge", "woodland"]);
  expect(table).toContain("Source: some-words 1.2.3, words.json (CC0-1.0).\n");
  expect(table).not.toContain("Letterpress");
  // By `printf '["woodland","begrudge","meadow"]' | sha256sum`.
  expect(table).toContain("66bac283c01895fdfdb6d1e298b1c018af833a146c379b09b1901088bfb1837b");
});

test("without a list it says how it is called", () => {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Usage: ")]);
});
