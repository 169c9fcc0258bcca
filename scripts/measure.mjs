// What the topics of the benchmark share: a server that counts, pages that are cold or slow.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createSiteServer } from "./serve.mjs";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ what: string, measured: string, limit: string, passes?: boolean | undefined }} Row
 *   `passes` is left out where there is nothing to reach.
 * @typedef {{ path: string, bytes: number }} Answer bytes on the wire, headers included
 * @typedef {{ origin: string, answers: Answer[], close: () => Promise<void> }} Site
 * @typedef {{ site: Site, browser: Browser, paths: string[] }} Bench
 */

/** Serves a build on a free port, and writes down what is sent. */
export const startSite = (/** @type {string} */ folder) => listen(createSiteServer({ folder }));

/** @returns {Promise<Site>} */
async function listen(/** @type {import("node:http").Server} */ server) {
  /** @type {Answer[]} */
  const answers = [];
  server.on("request", ({ url = "", socket }, answer) => {
    const before = socket.bytesWritten;
    answer.on("close", () => {
      answers.push({ path: url, bytes: socket.bytesWritten - before });
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    answers,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * A page without a policy, to measure a bare library in.
 *
 * @param {(path: string) => string | Buffer | undefined} [scriptAt] what lies beside the page
 * @param {string} [body]
 */
export async function startBarePage(scriptAt = () => undefined, body = "") {
  const server = createServer(({ url = "/" }, answer) => {
    const script = scriptAt(url);
    answer.setHeader("Content-Type", script === undefined ? "text/html" : "text/javascript");
    answer.end(script ?? `<!doctype html><title>Bare</title>${body}`);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A file of a package, by its path below node_modules; nothing for a page. */
export const packageFile = (/** @type {string} */ path) =>
  /\.m?js$/.test(path) ? readFileSync(join("node_modules", path)) : undefined;

/** Slow 4G, and a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * A page of a browser that has never been here. Without the service worker, which would fill the
 * line with what later pages need.
 *
 * @param {Browser} browser
 * @param {{ slow?: boolean, width?: number }} [options]
 */
export async function coldPage(browser, { slow = false, width = 1280 } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addInitScript(() => {
    if ("serviceWorker" in navigator) {
      navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
    }
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", slowNetwork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  return { page, session, close: () => context.close() };
}

/** Waits until the page is alive: the footer's price is only made in the browser. */
export async function settled(/** @type {Page} */ page) {
  await page.getByText("Last updated").waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
}

/**
 * Records the tasks of a page's main thread until `stop` is called: when each began, on the clock of
 * the trace, and how much processor time it took. On a quiet machine that is how long the page could
 * not answer; on a busy one the wall clock would count other programs too.
 *
 * @param {import("@playwright/test").CDPSession} session
 */
export async function recordTasks(session) {
  /** @type {{ name: string, ts: number, tdur?: number, pid: number, tid: number }[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any[]} */ (value)));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["toplevel", "devtools.timeline", "loading", "blink.user_timing"],
    },
  });
  return {
    async stop(/** @type {string} */ since) {
      const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
      await session.send("Tracing.end");
      await ended;
      const start = events.findLast(({ name }) => name === since);
      if (start === undefined) throw new Error(`The trace has no ${since}`);
      const times = events
        .filter(
          ({ name, pid, tid }) =>
            name.endsWith("::RunTask") && pid === start.pid && tid === start.tid,
        )
        .filter(({ ts }) => ts >= start.ts)
        .map(({ tdur = 0 }) => tdur / 1000);
      return { longestMs: Math.max(0, ...times) };
    },
  };
}

export function median(/** @type {number[]} */ values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/**
 * A row that must stay at or under a limit.
 *
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @param {string} unit
 * @returns {Row}
 */
export const atMost = (what, value, limit, unit) => ({
  what,
  measured: `${rounded(value)} ${unit}`.trim(),
  limit: `≤ ${limit} ${unit}`.trim(),
  passes: value <= limit,
});

/**
 * A row that must reach a limit.
 *
 * @param {string} what
 * @param {number} value
 * @param {number} limit
 * @param {string} unit
 * @returns {Row}
 */
export const atLeast = (what, value, limit, unit) => ({
  what,
  measured: `${rounded(value)} ${unit}`.trim(),
  limit: `≥ ${limit} ${unit}`.trim(),
  passes: value >= limit,
});

const rounded = (/** @type {number} */ value) =>
  value.toLocaleString("en-US", { maximumSignificantDigits: value < 100 ? 2 : 4 });
