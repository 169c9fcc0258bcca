// Measures the built site against its limits: one file per topic in scripts/bench/, found by name.
// `npm run bench` runs all and writes docs/bench.md; `npm run bench -- bytes json` only those two.
// What was not measured stays in the report as it was.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { ensureBrowser, launchFlags } from "./browser.mjs";
import { startSite } from "./measure.mjs";

/** @typedef {import("./measure.mjs").Row} Row */

// Topics build and print pages in this process: React must be the same one in all of them.
process.env.NODE_ENV = "production";

const chosen = process.argv.slice(2);
const topics = readdirSync("scripts/bench")
  .map((file) => file.replace(/\.mjs$/, ""))
  .filter((topic) => chosen.length === 0 || chosen.includes(topic));

const built = spawnSync(
  process.execPath,
  ["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"],
  {
    stdio: "inherit",
  },
);
if (built.status !== 0) process.exit(1);

const site = await startSite("dist");
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchFlags });
const paths = [...readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>([^<]+)</g)].map(
  ([, address = ""]) => new URL(address).pathname,
);

/** @type {Row[]} */
const rows = [];
for (const topic of topics) {
  console.log(`${topic} …`);
  const { default: measure } = await import(`./bench/${topic}.mjs`);
  rows.push(...(await measure({ site, browser, paths })));
}
await browser.close();
await site.close();

console.log(`\n${asTable(rows)}`);
writeReports();
const missed = rows.filter(({ passes }) => passes === false);
console.log(`${rows.length - missed.length} within their limit, ${missed.length} not`);
process.exitCode = missed.length === 0 ? 0 : 1;

function asTable(/** @type {Row[]} */ lines) {
  const verdicts = new Map([
    [true, "yes"],
    [false, "**no**"],
    [undefined, "–"],
  ]);
  const cells = [
    ["What", "Measured", "Must reach", "Reached"],
    ...lines.map(({ what, measured, limit, passes }) => [
      what,
      measured,
      limit,
      verdicts.get(passes) ?? "",
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => (row[column] ?? "").length)),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

/** Of topics that were not chosen, the report keeps what it says. */
function reportedRows() {
  if (chosen.length === 0) return rows;
  /** @type {{ rows: Row[] }} */
  const { rows: kept } = JSON.parse(readFileSync("docs/bench.json", "utf8"));
  const measured = new Map(rows.map((row) => [row.what, row]));
  const known = new Set(kept.map(({ what }) => what));
  return [
    ...kept.map((row) => measured.get(row.what) ?? row),
    ...rows.filter(({ what }) => !known.has(what)),
  ];
}

function writeReports() {
  const reported = reportedRows();
  const { node } = process.versions;
  const machine = `Node ${node}, Chromium ${browser.version()}, ${cpus().length} cores, ${process.platform}`;
  const text = [
    "# Benchmark",
    "Written by `npm run bench` from a production build. Bytes and counts are exact; times are medians and depend on the machine, so they are held against something measured in the same run wherever that is possible.",
    `Measured with ${machine}.`,
    asTable(reported),
  ];
  writeFileSync("docs/bench.md", `${text.join("\n\n")}\n`);
  writeFileSync("docs/bench.json", `${JSON.stringify({ machine, rows: reported }, null, 2)}\n`);
}
