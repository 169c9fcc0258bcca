// What a first visit costs: bytes over the wire with Brotli, headers included, and requests.
import { atMost, coldPage, settled } from "../measure.mjs";

const kilobyte = 1000;
const isScript = (/** @type {string} */ path) => path.endsWith(".js");

/** @param {import("../measure.mjs").Bench} bench */
export default async function bytes({ site, browser, paths }) {
  const rows = [];
  for (const path of paths.filter((one) => one !== "/favorites" && one !== "/privacy")) {
    const { page, close } = await coldPage(browser);
    const hosts = new Set();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    site.answers.length = 0;
    await page.goto(site.origin + path);
    await settled(page);
    await close();
    const all = site.answers;
    const weigh = (/** @type {typeof all} */ answers) =>
      answers.reduce((sum, answer) => sum + answer.bytes, 0) / kilobyte;
    const isHome = path === "/";
    rows.push(
      atMost(
        `${path} scripts`,
        weigh(all.filter((one) => isScript(one.path))),
        isHome ? 95 : 105,
        "kB",
      ),
    );
    if (isHome) {
      rows.push(
        atMost("/ everything", weigh(all), 190, "kB"),
        atMost("/ requests", all.length, 16, ""),
        atMost("/ other hosts asked", hosts.size - 1, 0, ""),
      );
    } else {
      rows.push({
        what: `${path} everything`,
        measured: `${weigh(all).toFixed(0)} kB, ${all.length} requests`,
        limit: "–",
      });
    }
  }
  return rows;
}
