// First paint on a slow line and a slow processor, against a bare prerendered React page that is
// built here and served the same way.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { atMost, coldPage, median, startSite } from "../measure.mjs";

const runs = 7;

/** @param {import("../measure.mjs").Bench} bench */
export default async function firstPaint({ site, browser, paths }) {
  const bare = await startSite(await buildBarePage());
  const unit = paths.find((path) => path === "/json-formatter") ?? paths.at(-1) ?? "/";
  const addresses = { bare: `${bare.origin}/`, home: `${site.origin}/`, unit: site.origin + unit };
  /** @type {Record<string, number[]>} */
  const paints = { bare: [], home: [], unit: [] };
  // Interleaved, so that a busy moment of the machine meets all of them.
  for (let run = 0; run < runs; run++) {
    for (const [name, address] of Object.entries(addresses)) {
      paints[name]?.push(await paintMs(browser, address));
    }
  }
  await bare.close();
  const floor = median(paints.bare ?? []);
  const ratio = (/** @type {string} */ name) => median(paints[name] ?? []) / floor;
  return [
    {
      what: "Bare React page, first paint on slow 4G",
      measured: `${Math.round(floor)} ms`,
      limit: "–",
    },
    atMost("/ first paint on slow 4G", ratio("home"), 1.3, "× bare"),
    atMost(`${unit} first paint on slow 4G`, ratio("unit"), 1.3, "× bare"),
  ];
}

/**
 * @param {import("../measure.mjs").Browser} browser
 * @param {string} address
 */
async function paintMs(browser, address) {
  const { page, close } = await coldPage(browser, { slow: true });
  await page.goto(address);
  const time = await page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ answer) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint) answer(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  await close();
  return time;
}

/** The floor: a heading and a paragraph, prerendered and hydrated, with a small stylesheet. */
async function buildBarePage() {
  const folder = join("node_modules", ".cache", "bench-bare");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = createElement(
    "main",
    null,
    createElement("h1", null, "Bare"),
    createElement("p", null, "A page."),
  );
  writeFileSync(
    join(folder, "main.js"),
    `import { createElement as h } from "react";
     import { hydrateRoot } from "react-dom/client";
     import "./style.css";
     hydrateRoot(document.getElementById("root"), h("main", null, h("h1", null, "Bare"), h("p", null, "A page.")));`,
  );
  writeFileSync(join(folder, "style.css"), "body { font-family: sans-serif; margin: 2rem }");
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head>
     <body><div id="root">${renderToString(page)}</div><script type="module" src="/main.js"></script></body></html>`,
  );
  await build({ root: folder, configFile: false, logLevel: "warn" });
  const output = join(folder, "dist");
  for (const file of readdirSync(output, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(readFileSync(join(output, file))));
  }
  // What the site's own server must know of a build.
  mkdirSync(`${output}-deploy`);
  writeFileSync(
    join(`${output}-deploy`, "delivery.json"),
    JSON.stringify({
      base: "/",
      scriptHash: "sha256-none",
      styleHash: "sha256-none",
      externalAccess: {},
    }),
  );
  return output;
}
