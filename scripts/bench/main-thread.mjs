// The longest time for which a page could not answer once it had been painted.
import { atMost, coldPage, median, settled } from "../measure.mjs";

const runs = 5;

/** @param {import("../measure.mjs").Bench} bench */
export default async function mainThread({ site, browser, paths }) {
  const rows = [];
  for (const path of paths) {
    const tasks = [];
    for (let run = 0; run < runs; run++) tasks.push(await longestTask(browser, site.origin + path));
    rows.push(atMost(`${path} longest task after first paint`, median(tasks), 50, "ms"));
  }
  return rows;
}

/**
 * From the browser's own trace, because the page's long-task observer is silent under 50 ms.
 *
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 */
async function longestTask(browser, address) {
  const { page, session, close } = await coldPage(browser);
  /** @type {{ name: string, ts: number, dur?: number, pid: number, tid: number }[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any[]} */ (value)));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "loading"] },
  });
  await page.goto(address);
  await settled(page);
  await page.waitForTimeout(300);
  const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await ended;
  await close();

  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error(`The trace of ${address} has no first paint`);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name.endsWith("RunTask") && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
