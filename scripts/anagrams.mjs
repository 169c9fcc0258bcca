// Writes Word Scramble's table of anagrams: `node scripts/anagrams.mjs <list>`. The list is a file
// of an unpacked npm package, one word a line or a JSON array. It is large, and only the anagrams of
// our own words are wanted of it, so it is no dependency: `npm pack an-array-of-english-words@2.0.0`
// fetches the one that the table was made from.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runnerImport } from "vite";

/** Where the words of a package come from, if it is not their author. */
const origins = new Map([
  [
    "an-array-of-english-words",
    "Its words are those of Letterpress, which others who use them call CC0 1.0.",
  ],
]);

const folder = join("src", "games", "word-scramble", "logic");
const [list, table = join(folder, "anagrams.data.ts")] = process.argv.slice(2);
if (list === undefined) {
  console.error("Usage: node scripts/anagrams.mjs <list of words> [table to write]");
  process.exit(1);
}

/** @type {{ module: { clues: Record<string, string> } }} */
const { module: game } = await runnerImport(`./${folder.replaceAll("\\", "/")}/words.data.ts`);
const text = readFileSync(list, "utf8");
/** @type {{ name: string, version: string, license: string }} */
const source = JSON.parse(readFileSync(join(dirname(list), "package.json"), "utf8"));

const anagrams = anagramsOf(Object.keys(game.clues), wordsIn(text));
writeFileSync(table, tableOf(anagrams, basename(list)));
console.log(`${table}: ${anagrams.length} anagrams`);

/** @returns {string[]} */
function wordsIn(/** @type {string} */ file) {
  return file.startsWith("[") ? JSON.parse(file) : file.split(/\s+/);
}

/** Words of the list that have the same letters as one of ours, and are none of ours. */
function anagramsOf(/** @type {string[]} */ ours, /** @type {string[]} */ all) {
  const wanted = new Set(ours.map(lettersOf));
  const found = new Set(all.filter((word) => wanted.has(lettersOf(word)) && !ours.includes(word)));
  return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

function lettersOf(/** @type {string} */ word) {
  return word.split("").sort().join("");
}

/** As oxfmt lays it out, so that formatting changes nothing. */
function tableOf(/** @type {string[]} */ words, /** @type {string} */ file) {
  const hash = createHash("sha256").update(text).digest("hex");
  const origin = origins.has(source.name) ? `\n * ${origins.get(source.name)}` : "";
  return `/**
 * Other words that can be made of the same letters: whoever finds one of them is right, too. Some are
 * rude; they are accepted, but never shown before they are typed.
 *
 * Written by \`scripts/anagrams.mjs\`.
 * Source: ${source.name} ${source.version}, ${file} (${source.license}).${origin}
 * SHA-256 of it:
 * ${hash}
 */
export const anagrams = [
${words.map((word) => `  ${JSON.stringify(word)},`).join("\n")}
] as const;
`;
}
