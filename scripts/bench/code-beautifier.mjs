// Code Beautifier: from the paste of JavaScript that becomes 5,000 lines to the visible result,
// against Prettier alone in a bare worker on the same text.
import {
  atMost,
  coldPage,
  median,
  packageFile,
  recordTasks,
  settled,
  startBarePage,
} from "../measure.mjs";

/** @import { Bench, Browser, Page } from "../measure.mjs" */

const runs = 5;

export default async function codeBeautifier(/** @type {Bench} */ { site, browser, paths }) {
  if (!paths.includes("/code-beautifier")) return [];
  const bare = await startBarePage((path) =>
    path === "/worker.mjs" ? workerCode : packageFile(path),
  );
  const raw = [];
  const ours = [];
  const longest = [];
  try {
    // Interleaved, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run++) {
      raw.push(await timeRaw(browser, bare.address));
      ours.push((await timeTool(browser, site.origin)).totalMs);
    }
    for (let run = 0; run < runs; run++) {
      longest.push((await timeTool(browser, site.origin, true)).longestMs);
    }
    const floor = median(raw);
    return [
      {
        what: "JavaScript, 5,000 lines, Prettier alone in a worker",
        measured: `${Math.round(floor)} ms`,
        limit: "–",
      },
      atMost(
        "JavaScript, 5,000 lines, from paste to visible result",
        median(ours) / floor,
        1.15,
        "× raw",
      ),
      atMost(
        "JavaScript, 5,000 lines, longest task of the page meanwhile",
        median(longest),
        50,
        "ms",
      ),
    ];
  } finally {
    bare.close();
  }
}

/** Squeezed code that becomes about 5,000 lines. Also runs in the page. */
function squeezed() {
  return Array.from(
    { length: 625 },
    (
      _,
      at,
    ) => `export function step${at}(input,options={}){const {limit=${at},name="step ${at}"}=options
const found=input.filter(item=>item.size>limit&&item.kind!==name).map(({id,size})=>({id,size,label:\`\${name}: \${size}\`}))
if(found.length===0)return null
return found.reduce((sum,item)=>sum+item.size,0)/found.length}\n`,
  ).join("");
}

/** Both sides lay out a line beforehand: what is compared is the work, not the download. */
const first = "a( 1 )";

const workerCode = `
import { format } from "/prettier/standalone.mjs";
import * as babel from "/prettier/plugins/babel.mjs";
import * as estree from "/prettier/plugins/estree.mjs";
onmessage = async ({ data }) =>
  postMessage(await format(data, { parser: "babel", plugins: [babel, estree] }));
`;

/** The limit: a worker, the text, and Prettier. */
async function timeRaw(/** @type {Browser} */ browser, /** @type {string} */ address) {
  const page = await browser.newPage();
  await page.addInitScript(`globalThis.squeezed = ${squeezed.toString()}`);
  await page.goto(address);
  const time = await page.evaluate(async (first) => {
    const worker = new Worker("/worker.mjs", { type: "module" });
    const layOut = (/** @type {string} */ text) =>
      new Promise((/** @type {(laidOut: string) => void} */ answer) => {
        worker.addEventListener("message", ({ data }) => answer(data), { once: true });
        worker.postMessage(text);
      });
    await layOut(first);
    await new Promise((done) => setTimeout(done, 1000));
    const text = /** @type {any} */ (globalThis).squeezed();
    const start = performance.now();
    document.body.textContent = (await layOut(text)).slice(0, 20_000);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
  }, first);
  await page.close();
  return time;
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {boolean} [isTraced] which costs time of its own
 */
async function timeTool(browser, origin, isTraced = false) {
  const { page, session, close } = await coldPage(browser);
  await page.addInitScript(`globalThis.squeezed = ${squeezed.toString()}`);
  await page.goto(`${origin}/code-beautifier`);
  await settled(page);
  await page.getByRole("combobox", { name: "Language" }).selectOption("JavaScript");
  await page.getByRole("textbox", { name: "Code" }).click();
  await page.keyboard.insertText(first);
  await page.getByText("JavaScript · 2 lines").waitFor();
  await page.waitForTimeout(1000);
  const tasks = isTraced ? await recordTasks(session) : undefined;
  await pasteOver(page);
  await page.waitForFunction(() => "totalMs" in globalThis, undefined, { timeout: 120_000 });
  const totalMs = await page.evaluate(() => /** @type {any} */ (globalThis).totalMs);
  const traced = await tasks?.stop("given");
  await close();
  return { totalMs: Number(totalMs), longestMs: traced?.longestMs ?? 0 };
}

/** Pastes the code, and waits until its layout is painted. */
async function pasteOver(/** @type {Page} */ page) {
  await page.keyboard.press("ControlOrMeta+a");
  await page.evaluate(() => {
    const world = /** @type {any} */ (globalThis);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", world.squeezed());
    const how = { clipboardData, bubbles: true, cancelable: true, composed: true };
    let target = document.activeElement;
    while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
    const start = performance.now();
    performance.mark("given");
    target?.dispatchEvent(new ClipboardEvent("paste", how));
    const look = () => {
      const verdicts = [...document.querySelectorAll("[role=status]")];
      const isThere = verdicts.some(({ textContent }) =>
        /· \d,\d{3} lines/.test(textContent ?? ""),
      );
      if (!isThere) return setTimeout(look, 2);
      // After the paint, so that drawing the result counts too.
      requestAnimationFrame(() => {
        setTimeout(() => {
          world.totalMs = performance.now() - start;
        });
      });
    };
    look();
  });
}
