// Image Optimizer: from the choice of a 12-megapixel photo to its visible result, against the same
// file decoded, drawn and encoded by the browser's own encoder in a bare worker.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, coldPage, median, recordTasks, settled, startBarePage } from "../measure.mjs";

/** @import { Bench, Browser, Row } from "../measure.mjs" */
/** @typedef {{ format: "jpeg" | "webp", name: string }} Case */

const runs = 5;
const quality = 80;

/** @type {Case[]} */
const cases = [
  { format: "jpeg", name: "JPEG" },
  { format: "webp", name: "WebP" },
];

export default async function imageOptimizer(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/image-optimizer")) return [];
  const folder = mkdtempSync(join(tmpdir(), "tabkit-bench-"));
  const bare = await startBarePage();
  /** @type {Row[]} */
  const rows = [];
  const longest = [];
  try {
    const file = join(folder, "photo.jpg");
    writeFileSync(file, await drawPhoto(browser, bare.address));
    for (const each of cases) {
      const raw = [];
      const ours = [];
      // Interleaved, so that a busy moment of the machine meets both.
      for (let run = 0; run < runs; run++) {
        raw.push(await timeRaw(browser, bare.address, file, each));
        ours.push((await timeTool(browser, site.origin, file, each)).totalMs);
      }
      longest.push((await timeTool(browser, site.origin, file, each, true)).longestMs);
      const what = `12 MP photo to ${each.name}`;
      rows.push(
        {
          what: `${what}, canvas in a worker`,
          measured: `${Math.round(median(raw))} ms`,
          limit: "–",
        },
        atMost(`${what}, to the visible result`, median(ours) / median(raw), 1.3, "× canvas"),
      );
    }
    return [
      ...rows,
      atMost("Optimizing, longest task of the page meanwhile", Math.max(...longest), 50, "ms"),
    ];
  } finally {
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} file
 * @param {Case} each
 * @param {boolean} [isTraced] which costs time of its own
 */
async function timeTool(browser, origin, file, { format, name }, isTraced = false) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript(
    ([chosen, label]) => {
      localStorage.setItem("tabkit-image-optimizer", JSON.stringify({ format: chosen }));
      addEventListener(
        "change",
        () => {
          const start = performance.now();
          performance.mark("given");
          const look = () => {
            const text = document.querySelector('[aria-label="Result"]')?.textContent ?? "";
            if (!text.includes(`${label} · 4,000 × 3,000`)) return setTimeout(look, 5);
            /** @type {any} */ (globalThis).totalMs = performance.now() - start;
          };
          look();
        },
        { capture: true, once: true },
      );
    },
    [format, name],
  );
  await page.goto(`${origin}/image-optimizer`);
  await settled(page);
  // As a visitor does on the way to the dialog: the worker is loaded when something is focused.
  await page.getByRole("button", { name: "Choose images" }).focus();
  await page.waitForTimeout(500);
  const tasks = isTraced ? await recordTasks(session) : undefined;
  await page.getByRole("main").locator("input[type=file]").setInputFiles(file);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 120_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const traced = await tasks?.stop("given");
  await close();
  return { totalMs, longestMs: traced?.longestMs ?? 0 };
}

/** The limit: nothing but a worker, the file and a canvas. */
const workerCode = `
onmessage = async ({ data: { file, type, quality } }) => {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  await canvas.convertToBlob({ type, quality });
  postMessage("done");
};
postMessage("ready");
`;

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {string} file
 * @param {Case} each
 */
async function timeRaw(browser, address, file, { format }) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate(() => {
    const input = document.createElement("input");
    input.type = "file";
    document.body.append(input);
  });
  await page.locator("input").setInputFiles(file);
  const time = await page.evaluate(
    ({ code, ...job }) =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        const script = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
        const worker = new Worker(script);
        const chosen = document.querySelector("input")?.files?.[0];
        let start = 0;
        worker.addEventListener("message", ({ data }) => {
          if (data !== "ready") return answer(performance.now() - start);
          start = performance.now();
          worker.postMessage({ ...job, file: chosen });
        });
      }),
    { code: workerCode, type: `image/${format}`, quality: quality / 100 },
  );
  await page.close();
  return time;
}

/**
 * A picture with soft areas, edges and grain, as a camera makes it.
 *
 * @param {Browser} browser
 * @param {string} address
 */
async function drawPhoto(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("No canvas");
    for (let spot = 0; spot < 300; spot++) {
      context.fillStyle = `hsl(${(spot * 47) % 360} 50% ${20 + (spot % 60)}%)`;
      context.beginPath();
      context.arc((spot * 1009) % 4000, (spot * 617) % 3000, 100 + ((spot * 31) % 500), 0, 7);
      context.fill();
    }
    const image = context.getImageData(0, 0, 4000, 3000);
    let word = 1;
    for (let at = 0; at < image.data.length; at += 4) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      for (let color = at; color < at + 3; color++) {
        image.data[color] = (image.data[color] ?? 0) + (word >>> 28) - 8;
      }
    }
    context.putImageData(image, 0, 0);
    const photo = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
    const bytes = new Uint8Array(await photo.arrayBuffer());
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    return btoa(letters);
  });
  await page.close();
  return Buffer.from(base64, "base64");
}
