// `npm run readme` writes the README's tables of units between its two markers, at a release. No test
// asks for it, so that a new unit changes no file outside of its folder.
import { readFileSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";

/** @typedef {{ name: string, path: string, description: string }} Unit */

const start = "<!-- units -->";
const end = "<!-- /units -->";

/** @type {{ module: { tools: Unit[], calculators: Unit[], games: Unit[] } }} */
const { module: catalog } = await runnerImport("./src/catalog/catalog.ts");
const readme = readFileSync("README.md", "utf8");
const fresh = fillIn(readme);

if (fresh !== readme) writeFileSync("README.md", fresh);

function fillIn(/** @type {string} */ text) {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md needs the lines ${start} and ${end}`);
  const tables = [
    table("Tool", catalog.tools),
    table("Calculator", catalog.calculators),
    table("Game", catalog.games),
  ];
  return `${text.slice(0, from + start.length)}\n\n${tables.join("\n\n")}\n\n${text.slice(to)}`;
}

/** As oxfmt lays tables out, so that formatting changes nothing. */
function table(/** @type {string} */ heading, /** @type {Unit[]} */ units) {
  const head = [heading, "Path", "What it does"];
  const rows = units.map(({ name, path, description }) => [name, `\`${path}\``, description]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
