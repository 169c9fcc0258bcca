// Hash Generator: from the choice of a file to its visible digest, as throughput against the same
// file in a bare worker: WebCrypto where it is read whole, hash-wasm piece by piece beyond.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  atLeast,
  atMost,
  coldPage,
  median,
  packageFile,
  recordTasks,
  settled,
  startBarePage,
} from "../measure.mjs";

/** @import { Bench, Browser, Row } from "../measure.mjs" */
/** @typedef {{ id: string, name: string, megabytes: number, how: "whole" | "pieces" }} Case */

const runs = 5;
const megabyte = 1_000_000;

/** @type {Case[]} */
const cases = [
  { id: "sha256", name: "SHA-256", megabytes: 100, how: "whole" },
  { id: "md5", name: "MD5", megabytes: 100, how: "pieces" },
  { id: "sha256", name: "SHA-256", megabytes: 300, how: "pieces" },
];

export default async function hashGenerator(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/hash-generator")) return [];
  const folder = mkdtempSync(join(tmpdir(), "tabkit-bench-"));
  const bare = await startBarePage(
    (path) => (path === "/worker.js" ? workerCode : packageFile(path)),
    "<input type=file>",
  );
  /** @type {Row[]} */
  const rows = [];
  const longest = [];
  try {
    for (const each of cases) {
      const file = join(folder, `${each.megabytes}mb.bin`);
      writeFileSync(file, randomBytes(each.megabytes * megabyte));
      const raw = [];
      const ours = [];
      // Interleaved, so that a busy moment of the machine meets both.
      for (let run = 0; run < runs; run++) {
        raw.push(await timeRaw(browser, bare.address, file, each));
        ours.push((await timeTool(browser, site.origin, file, each)).totalMs);
      }
      longest.push((await timeTool(browser, site.origin, file, each, true)).longestMs);
      const rawName = each.how === "whole" ? "WebCrypto" : "hash-wasm";
      const what = `${each.name} of a ${each.megabytes} MB file`;
      rows.push(
        { what: `${what}, ${rawName} in a worker`, measured: speed(each, raw), limit: "–" },
        atLeast(`${what}, throughput`, median(raw) / median(ours), 0.8, `× ${rawName}`),
      );
    }
    return [
      ...rows,
      atMost("Hashing, longest task of the page meanwhile", Math.max(...longest), 50, "ms"),
    ];
  } finally {
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const speed = (/** @type {Case} */ { megabytes }, /** @type {number[]} */ times) =>
  `${Math.round(megabytes / (median(times) / 1000))} MB/s`;

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} file
 * @param {Case} each
 * @param {boolean} [isTraced] which costs time of its own
 */
async function timeTool(browser, origin, file, { id }, isTraced = false) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript((chosen) => {
    localStorage.setItem("tabkit-hash-generator", JSON.stringify({ chosen: [chosen] }));
    addEventListener(
      "change",
      () => {
        const start = performance.now();
        performance.mark("given");
        const look = () => {
          const digest = document.querySelector('[aria-label="Digests"] li p + p')?.textContent;
          if (!/^[\da-f]{8,}$/.test(digest ?? "")) return setTimeout(look, 5);
          /** @type {any} */ (globalThis).totalMs = performance.now() - start;
        };
        look();
      },
      { capture: true, once: true },
    );
  }, id);
  await page.goto(`${origin}/hash-generator`);
  await settled(page);
  // As a visitor does on the way to the dialog: the worker is loaded when something is focused.
  await page.getByRole("button", { name: "Open files" }).focus();
  await page.waitForTimeout(500);
  const tasks = isTraced ? await recordTasks(session) : undefined;
  await page.getByRole("main").locator("input[type=file]").setInputFiles(file);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 120_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const traced = await tasks?.stop("given");
  await close();
  return { totalMs, longestMs: traced?.longestMs ?? 0 };
}

/**
 * The limit: nothing but a worker, the file and the hash.
 *
 * @param {Browser} browser
 * @param {string} address
 * @param {string} file
 * @param {Case} each
 */
async function timeRaw(browser, address, file, { id, how }) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(
    (job) =>
      new Promise((ready) => {
        const worker = new Worker("/worker.js", { type: "module" });
        let start = 0;
        worker.addEventListener("message", ({ data }) => {
          if (data === "ready") return ready(undefined);
          /** @type {any} */ (globalThis).totalMs = performance.now() - start;
        });
        document.querySelector("input")?.addEventListener("change", ({ currentTarget }) => {
          start = performance.now();
          const [file] = /** @type {HTMLInputElement} */ (currentTarget).files ?? [];
          worker.postMessage({ ...job, file });
        });
      }),
    { id, how },
  );
  // As in the tool: the clock starts when the file has just been chosen.
  await page.locator("input").setInputFiles(file);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 120_000 });
  const time = await page.evaluate(() => Number(/** @type {any} */ (globalThis).totalMs));
  await page.close();
  return time;
}

/** Reads one piece ahead, as the fastest simple loop does. */
const workerCode = `
import { createMD5, createSHA256 } from "/hash-wasm/dist/index.esm.min.js";
const makers = { md5: createMD5, sha256: createSHA256 };
onmessage = async ({ data: { file, id, how } }) => {
  if (how === "whole") {
    await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return postMessage("done");
  }
  const hasher = (await makers[id]()).init();
  const step = 4 * 1024 * 1024;
  let next = file.slice(0, step).arrayBuffer();
  for (let at = 0; at < file.size; at += step) {
    const piece = await next;
    next = file.slice(at + step, at + 2 * step).arrayBuffer();
    hasher.update(new Uint8Array(piece));
  }
  postMessage(hasher.digest());
};
postMessage("ready");
`;
