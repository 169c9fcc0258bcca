// The longest task of a page once it had been painted, in processor time: see measure.mjs.
import { atMost, coldPage, median, recordTasks, settled } from "../measure.mjs";

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
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 */
async function longestTask(browser, address) {
  const { page, session, close } = await coldPage(browser);
  const tasks = await recordTasks(session);
  await page.goto(address);
  await settled(page);
  await page.waitForTimeout(300);
  const { longestMs } = await tasks.stop("firstContentfulPaint");
  await close();
  return longestMs;
}
