// The text tools that have no topic of their own: 10 MB from a file, and what it does to the page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, coldPage, recordTasks, settled } from "../measure.mjs";

/** @import { Bench, Browser, Row } from "../measure.mjs" */
/** @typedef {{ path: string, what: string, text: () => string, done: RegExp, mode?: string }} Case */

const size = 10_000_000;
const repeated = (/** @type {string} */ text) => text.repeat(Math.ceil(size / text.length));

const prose = () =>
  repeated('The quick brown fox — naïve café, 東京 & <b>tags</b> 100% {"a": 1}\n');
const base64 = () => Buffer.alloc(size * 0.75, "0123456789abcdefghij\n").toString("base64");
const markdown = () =>
  repeated("# Heading\n\nSome *text*, a [link](https://example.com), `code`.\n\n- one\n- two\n\n");
const token = () => {
  const payload = JSON.stringify({ sub: "x", data: "y".repeat(size * 0.75) });
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(payload).toString("base64url")}.c2ln`;
};

/** @type {Case[]} */
const cases = [
  { path: "/url-encoder", what: "encode", text: prose, done: /Encoded/ },
  { path: "/base64-tools", what: "encode", text: prose, done: /Encoded/ },
  { path: "/base64-tools", what: "decode", text: base64, done: /Decoded/, mode: "Decode" },
  { path: "/text-case", what: "convert", text: prose, done: /Copy gives all of it/ },
  { path: "/jwt-decoder", what: "decode", text: token, done: /HS256/ },
  { path: "/markdown-preview", what: "render", text: markdown, done: /\d words/ },
];

export default async function largeText(/** @type {Bench} */ { site, browser, paths }) {
  const folder = mkdtempSync(join(tmpdir(), "tabkit-bench-"));
  const file = join(folder, "10mb.txt");
  /** @type {Row[]} */
  const rows = [];
  try {
    for (const each of cases.filter(({ path }) => paths.includes(path))) {
      writeFileSync(file, each.text());
      const longest = await longestTask(browser, site.origin, file, each);
      rows.push(atMost(`${each.path} 10 MB, ${each.what}, longest task`, longest, 50, "ms"));
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} file
 * @param {Case} each
 */
async function longestTask(browser, origin, file, { path, done, mode }) {
  const { page, session, close } = await coldPage(browser);
  await page.goto(origin + path);
  await settled(page);
  const main = page.getByRole("main");
  if (mode !== undefined) await main.getByText(mode, { exact: true }).first().click();
  const tasks = await recordTasks(session);
  await page.evaluate(() => performance.mark("given"));
  await main.locator("input[type=file]").first().setInputFiles(file);
  await main
    .locator("[role=status], p")
    .filter({ hasText: done })
    .first()
    .waitFor({ timeout: 120_000 });
  await page.waitForTimeout(500); // what is drawn last counts too
  const { longestMs } = await tasks.stop("given");
  await close();
  return longestMs;
}
