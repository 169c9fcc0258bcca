// Regex Tester: how soon a pattern that never ends is stopped, against a bare worker that is ended
// after the same second; and whether the page could answer meanwhile.
import { atMost, coldPage, median, recordTasks, settled, startBarePage } from "../measure.mjs";

/** @import { Bench, Browser } from "../measure.mjs" */

const runs = 3;
const pattern = "^(a+)+$";
const text = `${"a".repeat(40)}!`;

export default async function regexTester(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/regex-tester")) return [];
  const bare = await startBarePage();
  const raw = [];
  const ours = [];
  try {
    for (let run = 0; run < runs; run++) {
      raw.push(await timeRaw(browser, bare.address));
      ours.push(await timeTool(browser, site.origin));
    }
  } finally {
    bare.close();
  }
  const floor = median(raw);
  return [
    {
      what: "Endless regex in a bare worker, ended after 1 s",
      measured: `${Math.round(floor)} ms`,
      limit: "–",
    },
    atMost(
      "Endless regex, from the last key to “Stopped”",
      median(ours.map(({ totalMs }) => totalMs)) / floor,
      1.3,
      "× raw",
    ),
    atMost(
      "Endless regex, longest task of the page meanwhile",
      median(ours.map(({ longestMs }) => longestMs)),
      50,
      "ms",
    ),
  ];
}

async function timeRaw(/** @type {Browser} */ browser, /** @type {string} */ address) {
  const page = await browser.newPage();
  await page.goto(address);
  const time = await page.evaluate(
    ([pattern, text]) =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        const code = "onmessage = ({ data: [pattern, text] }) => new RegExp(pattern).test(text)";
        const worker = new Worker(URL.createObjectURL(new Blob([code])));
        const start = performance.now();
        worker.postMessage([pattern, text]);
        setTimeout(() => {
          worker.terminate();
          requestAnimationFrame(() => setTimeout(() => answer(performance.now() - start)));
        }, 1000);
      }),
    [pattern, text],
  );
  await page.close();
  return time;
}

async function timeTool(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  const { page, session, close } = await coldPage(browser);
  await page.goto(`${origin}/regex-tester`);
  await settled(page);
  await page.getByRole("textbox", { name: "Pattern" }).fill("b");
  await page.getByRole("textbox", { name: "Test string" }).fill(text);
  await page.getByText("No match", { exact: false }).first().waitFor();
  await page.waitForTimeout(500);
  const tasks = await recordTasks(session);
  await page.evaluate(() => {
    const world = /** @type {any} */ (globalThis);
    addEventListener(
      "input",
      () => {
        const start = performance.now();
        performance.mark("given");
        const look = () => {
          const words = [...document.querySelectorAll("[role=status]")];
          if (!words.some(({ textContent }) => textContent?.startsWith("Stopped after")))
            return setTimeout(look, 5);
          world.totalMs = performance.now() - start;
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole("textbox", { name: "Pattern" }).fill(pattern);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 30_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const { longestMs } = await tasks.stop("given");
  await close();
  return { totalMs: Number(totalMs), longestMs };
}
