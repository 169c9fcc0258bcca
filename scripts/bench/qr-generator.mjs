// QR Generator: from a paste to the visible, checked picture, against the bare libraries in a
// worker: the same text encoded, drawn at the same size and decoded again.
import {
  atMost,
  coldPage,
  median,
  packageFile,
  recordTasks,
  settled,
  startBarePage,
} from "../measure.mjs";

/** @import { Bench, Browser } from "../measure.mjs" */
/** @typedef {{ name: string, text: string, size: number }} Case */

const runs = 7;

/** The spec's wait after a change, which is no work. */
const waitMs = 300;

/** Below this a visitor takes an answer for immediate. */
const noticedMs = 100;

/** @type {Case[]} */
const cases = [
  { name: "a link", text: "https://example.com/welcome?from=poster", size: 200 },
  { name: "1,000 bytes", text: "नमस्ते, x".repeat(48).slice(0, 409), size: 500 },
];

/** Both sides make one code beforehand: what is compared is the work, not the download. */
const first = "first";

export default async function qrGenerator(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/qr-generator")) return [];
  const bare = await startBarePage((path) =>
    path === "/worker.js" ? workerCode : packageFile(path),
  );
  const rows = [];
  const longest = [];
  try {
    for (const each of cases) {
      const raw = [];
      const ours = [];
      // Interleaved, so that a busy moment of the machine meets both.
      for (let run = 0; run < runs; run++) {
        raw.push(await timeRaw(browser, bare.address, each));
        const { totalMs, longestMs } = await timeTool(browser, site.origin, each);
        ours.push(totalMs - waitMs);
        longest.push(longestMs);
      }
      const what = `QR code of ${each.name}, ${each.size} px`;
      rows.push(
        {
          what: `${what}, bare libraries in a worker`,
          measured: `${Math.round(median(raw))} ms`,
          limit: "–",
        },
        atMost(
          `${what}, from change to checked picture`,
          median(ours) - median(raw),
          noticedMs,
          "ms more",
        ),
      );
    }
    return [...rows, atMost("QR codes, longest task of the page", median(longest), 50, "ms")];
  } finally {
    bare.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Case} each
 */
async function timeTool(browser, origin, { text, size }) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript((chosen) => {
    localStorage.setItem("tabkit-qr-generator", JSON.stringify({ size: chosen }));
  }, size);
  await page.goto(`${origin}/qr-generator`);
  await settled(page);
  const field = page.getByRole("textbox", { name: "Text", exact: true });
  await field.fill(first);
  await page.getByText(/^Read back and correct/).waitFor();
  const tasks = await recordTasks(session);
  const totalMs = await field.evaluate(
    (area, given) =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        const old = document.querySelector("main img")?.getAttribute("src");
        const look = () => {
          const image = /** @type {HTMLImageElement | null} */ (document.querySelector("main img"));
          const isNew = image !== null && image.getAttribute("src") !== old && image.complete;
          const isChecked = document.body.textContent?.includes("Read back and correct");
          if (!isNew || !image.naturalWidth || !isChecked) return setTimeout(look, 1);
          // After the paint, so that drawing the picture counts too.
          requestAnimationFrame(() => setTimeout(() => answer(performance.now() - start)));
        };
        const start = performance.now();
        performance.mark("given");
        // As typing does: through the element's own setter, which React watches for.
        Reflect.set(HTMLTextAreaElement.prototype, "value", given, area);
        area.dispatchEvent(new InputEvent("input", { bubbles: true }));
        look();
      }),
    text,
  );
  const { longestMs } = await tasks.stop("given");
  await close();
  return { totalMs, longestMs };
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {Case} each
 */
async function timeRaw(browser, address, { text, size }) {
  const page = await browser.newPage();
  await page.goto(address);
  const time = await page.evaluate(
    ([warmUp, given]) =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        const worker = new Worker("/worker.js", { type: "module" });
        let start = 0;
        worker.addEventListener("message", ({ data }) => {
          if (data === given.text) return answer(performance.now() - start);
          start = performance.now();
          worker.postMessage(given);
        });
        worker.postMessage(warmUp);
      }),
    /** @type {const} */ ([
      { text: first, size },
      { text, size },
    ]),
  );
  await page.close();
  return time;
}

const workerCode = `
import { encodeQR } from "/qr/index.js";
import "/jsqr/dist/jsQR.js";
onmessage = ({ data: { text, size } }) => {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const scale = Math.max(2, Math.floor(size / modules.length));
  const side = Math.max(size, scale * modules.length);
  const pixels = new Uint32Array(side * side).fill(0xffffffff);
  modules.forEach((row, y) => row.forEach((isInk, x) => {
    if (!isInk) return;
    for (let line = 0; line < scale; line++) {
      const at = (y * scale + line) * side + x * scale;
      pixels.fill(0xff000000, at, at + scale);
    }
  }));
  postMessage(self.jsQR(new Uint8ClampedArray(pixels.buffer), side, side)?.data);
};
`;
