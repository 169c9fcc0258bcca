// JSON Formatter, used as a visitor does: from the paste of 10 MB, or the choice of a 50 MB file, to
// the visible result. Against the browser's own parser in a worker, and against jq.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { records, watch } from "../json-page.mjs";
import { atMost, coldPage, median, recordTasks, settled, startBarePage } from "../measure.mjs";

/** @import { Bench, Browser, Page, Row } from "../measure.mjs" */
/** @typedef {{ totalMs: number, longestMs: number }} Timing */

const runs = 5;
const megabyte = 1_000_000;

export default async function jsonFormatter(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/json-formatter")) return [];
  const folder = mkdtempSync(join(tmpdir(), "tabkit-bench-"));
  const large = join(folder, "50mb.json");
  writeFileSync(large, records(50 * megabyte));
  const bare = await startBarePage();
  try {
    /** @type {Timing[]} */
    const pasted = [];
    const raw = [];
    // Interleaved, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run++) {
      raw.push(await timeRaw(browser, bare.address));
      pasted.push(await timeTool(browser, site.origin, pasteRecords));
    }
    const opened = [];
    for (let run = 0; run < 3; run++) {
      opened.push(await timeTool(browser, site.origin, (page) => openFile(page, large)));
    }
    const floor = median(raw);
    const ratio = median(pasted.map(({ totalMs }) => totalMs)) / floor;
    return [
      { what: "JSON.parse + stringify of 10 MB in a worker", measured: ms(floor), limit: "–" },
      atMost("JSON 10 MB, from paste to visible result", ratio, 2.5, "× raw"),
      atMost(
        "JSON 10 MB, longest task of the page meanwhile",
        median(pasted.map(({ longestMs }) => longestMs)),
        50,
        "ms",
      ),
      againstJq(median(opened.map(({ totalMs }) => totalMs)), large),
      atMost(
        "JSON 50 MB, longest task of the page meanwhile",
        median(opened.map(({ longestMs }) => longestMs)),
        50,
        "ms",
      ),
    ];
  } finally {
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

/** @returns {Row} */
function againstJq(/** @type {number} */ ours, /** @type {string} */ file) {
  const what = "JSON 50 MB file, against `jq .`";
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    const { status } = spawnSync("jq", [".", file], { stdio: ["ignore", "ignore", "ignore"] });
    return status === 0 ? performance.now() - start : Number.NaN;
  });
  if (times.some(Number.isNaN))
    return { what, measured: `${ms(ours)}; jq is not here`, limit: "≤ 1 × jq" };
  return atMost(`${what} (${ms(median(times))})`, ours / median(times), 1, "× jq");
}

async function pasteRecords(/** @type {Page} */ page) {
  await page.getByRole("textbox", { name: "JSON input" }).click();
  await page.evaluate((size) => {
    const clipboardData = new DataTransfer();
    // Built in the page: a text of this size would take seconds to arrive from the driver.
    clipboardData.setData("text/plain", /** @type {any} */ (globalThis).records(size));
    const how = { clipboardData, bubbles: true, cancelable: true, composed: true };
    setTimeout(() => {
      let target = document.activeElement;
      while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      /** @type {any} */ (globalThis).begin();
      target?.dispatchEvent(new ClipboardEvent("paste", how));
    }, 500);
  }, 10 * megabyte);
}

async function openFile(/** @type {Page} */ page, /** @type {string} */ file) {
  await page.evaluate(() => {
    addEventListener("change", () => /** @type {any} */ (globalThis).begin(), {
      capture: true,
      once: true,
    });
  });
  await page.getByRole("main").locator("input[type=file]").setInputFiles(file);
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {(page: Page) => Promise<void>} give
 * @returns {Promise<Timing>}
 */
async function timeTool(browser, origin, give) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript(`globalThis.records = ${records.toString()}`);
  await page.addInitScript(watch);
  await page.goto(`${origin}/json-formatter`);
  await settled(page);
  await page.getByRole("textbox", { name: "JSON input" }).waitFor();
  const tasks = await recordTasks(session);
  await give(page);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 120_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const { longestMs } = await tasks.stop("given");
  await close();
  return { totalMs, longestMs };
}

/** The floor: bytes transferred to a worker, parsed, printed, and transferred back. */
async function timeRaw(/** @type {Browser} */ browser, /** @type {string} */ address) {
  const page = await browser.newPage();
  await page.addInitScript(`globalThis.records = ${records.toString()}`);
  await page.goto(address);
  const time = await page.evaluate(
    (size) =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        const code = `onmessage = ({ data }) => {
          const text = JSON.stringify(JSON.parse(new TextDecoder().decode(data)), null, 2);
          const bytes = new TextEncoder().encode(text);
          postMessage(bytes, [bytes.buffer]);
        }`;
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        const bytes = new TextEncoder().encode(/** @type {any} */ (globalThis).records(size));
        setTimeout(() => {
          const start = performance.now();
          worker.addEventListener("message", ({ data }) => {
            document.body.textContent = new TextDecoder().decode(data.subarray(0, 20_000));
            requestAnimationFrame(() => setTimeout(() => answer(performance.now() - start)));
          });
          worker.postMessage(bytes, [bytes.buffer]);
        }, 200);
      }),
    10 * megabyte,
  );
  await page.close();
  return time;
}
