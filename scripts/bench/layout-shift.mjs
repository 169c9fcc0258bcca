// How far things move while a page loads slowly, when its parts arrive one by one.
import { atMost, coldPage, settled } from "../measure.mjs";

/** @param {import("../measure.mjs").Bench} bench */
export default async function layoutShift({ site, browser, paths }) {
  const rows = [];
  for (const width of [375, 1280]) {
    const shifts = [];
    for (const path of paths) {
      const { page, close } = await coldPage(browser, { slow: true, width });
      await page.addInitScript(observe);
      await page.goto(site.origin + path);
      await settled(page);
      const shift = await page.evaluate(() => /** @type {any} */ (globalThis).shift);
      shifts.push({ path, shift: Number(shift) });
      await close();
    }
    const worst = shifts.reduce((a, b) => (b.shift > a.shift ? b : a));
    const where = worst.shift > 0 ? `, worst ${worst.path}` : "";
    rows.push(
      atMost(`Layout shift of ${paths.length} pages at ${width} px${where}`, worst.shift, 0, ""),
    );
  }
  return rows;
}

function observe() {
  const page = /** @type {any} */ (globalThis);
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
}
