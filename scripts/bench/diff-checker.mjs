// Diff Checker: from the paste of the second of two 10,000-line texts to the visible result, against
// the bare library on the same lines; and two texts that have nothing in common.
import { readFileSync } from "node:fs";
import { atMost, coldPage, median, recordTasks, settled, startBarePage } from "../measure.mjs";

/** @import { Bench, Browser, Page, Row } from "../measure.mjs" */

const runs = 5;
const myers = readFileSync("node_modules/fast-myers-diff/bin/index.js", "utf8");

export default async function diffChecker(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/diff-checker")) return [];
  const bare = await startBarePage();
  const raw = [];
  const ours = [];
  try {
    // Interleaved, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run++) {
      raw.push(await timeRaw(browser, bare.address));
      ours.push(await timeTool(browser, site.origin, "edited"));
    }
    const different = await timeTool(browser, site.origin, "different");
    const floor = median(raw);
    /** @type {Row[]} */
    const rows = [
      {
        what: "Diff of 10,000 lines, 5 % changed, fast-myers-diff alone",
        measured: `${Math.round(floor)} ms`,
        limit: "–",
      },
      atMost(
        "Diff of 10,000 lines, from paste to visible result",
        median(ours.map(({ totalMs }) => totalMs)) / floor,
        5,
        "× raw",
      ),
      atMost(
        "Diff of 10,000 lines, longest task of the page meanwhile",
        median(ours.map(({ longestMs }) => longestMs)),
        50,
        "ms",
      ),
      atMost("Diff of two different 5,000-line texts", different.totalMs, 3000, "ms"),
    ];
    return rows;
  } finally {
    bare.close();
  }
}

/** Two texts to compare. Also runs in the page. */
function texts(/** @type {"edited" | "different"} */ kind) {
  if (kind === "different") {
    return ["left", "right"].map((side) =>
      Array.from({ length: 5000 }, (_, at) => `${side} ${at * 31} ${side}`).join("\n"),
    );
  }
  const left = Array.from(
    { length: 10_000 },
    (_, at) => `const value${at} = compute(${(at * 7919) % 1000}, "row ${at % 97}");`,
  );
  const right = left.map((text, at) => (at % 20 === 7 ? text.replace("compute", "measure") : text));
  return [left.join("\n"), right.join("\n")];
}

async function timeRaw(/** @type {Browser} */ browser, /** @type {string} */ address) {
  const page = await browser.newPage();
  await page.addInitScript(
    `globalThis.texts = ${texts.toString()}; globalThis.myers = (() => { const exports = {}; ${myers}; return exports; })();`,
  );
  await page.goto(address);
  const time = await page.evaluate(() => {
    const { texts, myers } = /** @type {any} */ (globalThis);
    const [left, right] = texts("edited");
    const start = performance.now();
    const found = [...myers.diff(left.split("\n"), right.split("\n"))];
    if (found.length !== 500) throw new Error(`${found.length} differences`);
    return performance.now() - start;
  });
  await page.close();
  return time;
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {"edited" | "different"} kind
 */
async function timeTool(browser, origin, kind) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript(`globalThis.texts = ${texts.toString()}`);
  await page.goto(`${origin}/diff-checker`);
  await settled(page);
  await give(page, "Original", kind, 0);
  await page.getByText("lines removed").first().waitFor();
  await page.waitForTimeout(1000);
  const tasks = await recordTasks(session);
  await give(page, "Changed", kind, 1);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 60_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const { longestMs } = await tasks.stop("given");
  await close();
  return { totalMs: Number(totalMs), longestMs };
}

/**
 * Pastes one of the texts; the second time until the result is painted.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} kind
 * @param {0 | 1} which
 */
async function give(page, name, kind, which) {
  await page.getByRole("textbox", { name }).click();
  await page.evaluate(
    ([kind, which]) => {
      const world = /** @type {any} */ (globalThis);
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", world.texts(kind)[which ?? 0]);
      const how = { clipboardData, bubbles: true, cancelable: true, composed: true };
      let target = document.activeElement;
      while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      const start = performance.now();
      performance.mark("given");
      target?.dispatchEvent(new ClipboardEvent("paste", how));
      const look = () => {
        const words = [...document.querySelectorAll("[role=status]")];
        const isTold = words.some(({ textContent }) =>
          /[1-9][\d,]* lines? (?:added|modified)/.test(textContent ?? ""),
        );
        const isDrawn = kind === "different" || document.querySelector("[role=row] ins") !== null;
        if (!isTold || !isDrawn) return setTimeout(look, 2);
        // After the paint, so that drawing the result counts too.
        requestAnimationFrame(() => {
          setTimeout(() => {
            if (which === 1) world.totalMs = performance.now() - start;
          });
        });
      };
      if (which === 1) look();
    },
    /** @type {const} */ ([kind, which]),
  );
}
