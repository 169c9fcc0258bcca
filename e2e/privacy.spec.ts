import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  chromium,
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { lostPath, paths, settle } from "./fixtures.ts";
import { leakPage, leaks, tunnelLeaks } from "./leaks.ts";
import { carrying, startRecorder, type Recorder, type Sent } from "./recorder.ts";

interface Wire {
  recorder: Recorder;
  browser: Browser;
  /** A visitor who was never here. */
  newContext: () => Promise<BrowserContext>;
  leaky: string; // where the leaks are planted: "http://localhost:4000"
}

/**
 * The proof that nothing leaves the tab: everything the browser sends is recorded on the wire,
 * because the driver's own list of requests both shows what the policy stopped and misses what
 * escaped it. The recorder itself is proven by leaks planted on a page without a policy.
 */
const test = base.extend<object, { wire: Wire }>({
  wire: [
    async ({}, use, worker) => {
      const { baseURL = "", launchOptions } = worker.project.use;
      const leaky = createServer((incoming, answer) => {
        const policy = incoming.url?.includes("guarded")
          ? { "content-security-policy": sitePolicy() }
          : {};
        if (incoming.url?.endsWith(".js")) {
          answer.writeHead(200, { "content-type": "text/javascript" }).end(leakPage.script);
        } else {
          answer.writeHead(200, { "content-type": "text/html", ...policy }).end(leakPage.html);
        }
      });
      await new Promise<void>((done) => leaky.listen(0, "127.0.0.1", done));
      const leakyOrigin = `http://localhost:${(leaky.address() as AddressInfo).port}`;
      const recorder = await startRecorder([baseURL, leakyOrigin]);
      const browser = await chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions?.args ?? []),
          `--proxy-server=127.0.0.1:${recorder.port}`,
          "--proxy-bypass-list=<-loopback>",
        ],
      });
      await use({
        recorder,
        browser,
        leaky: leakyOrigin,
        newContext: () => browser.newContext({ baseURL, acceptDownloads: false }),
      });
      await browser.close();
      await recorder.close();
      leaky.close();
      leaky.closeAllConnections();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** The policy of the home page, which is every page's but for the few with a host of their own. */
const sitePolicy = (): string => policyIn(readFileSync("dist/index.html", "utf8"));

function policyIn(html: string): string {
  const [, content = ""] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  expect(content).toContain("default-src 'none'");
  return content.replaceAll("&#x27;", "'").replaceAll("&#39;", "'");
}

const hostsIn = (policy: string): string[] =>
  [...policy.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map(([, host = ""]) => host);

/** A word that nobody sends by chance. */
const newSecret = (): string => `canary${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;

for (const path of [...paths, lostPath]) {
  test(`${path} sends nothing that was typed into it`, async ({ wire }) => {
    const context = await wire.newContext();
    // A service worker answers from its store, and would hide what the page asks for.
    await context.addInitScript(() => {
      if (!("serviceWorker" in navigator)) return;
      navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
    });
    await expectSilence(await context.newPage(), wire.recorder, path);
    // The page itself came over the wire, so the recorder was listening.
    expect(wire.recorder.sent.map(({ url }) => new URL(url).pathname)).toContain(path);
    await context.close();
  });
}

test("the service worker asks for the files of the build, and for nothing else", async ({
  wire,
}) => {
  const context = await wire.newContext();
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expectSilence(page, wire.recorder, "/");
  await context.close();
});

/** Uses a page in every way, and checks what has left the browser and what has stayed in it. */
async function expectSilence(page: Page, { sent }: Recorder, path: string): Promise<void> {
  sent.length = 0;
  let documents = 0;
  page.on("domcontentloaded", () => documents++);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  const response = await page.goto(path);
  const { origin } = new URL(page.url());
  await settle(page);
  const allowed = hostsIn(policyIn((await response?.text()) ?? ""));
  const secret = newSecret();
  await useEverything(page, secret);
  await page.waitForTimeout(400);

  const outside = sent.filter(({ url }) => !url.startsWith(`${origin}/`)).map(({ url }) => url);
  expect(outside.filter((url) => !allowed.some((host) => url === `${host}:443`))).toEqual([]);
  // A page that may ask a host asks it once for each time that it is loaded.
  for (const host of allowed) {
    expect(asked.filter((name) => name === host).length).toBeLessThanOrEqual(documents);
  }
  expect(carrying(secret, sent)).toEqual([]);
  expect(sent.filter((one) => !isPlain(one, origin)).map(({ url }) => url)).toEqual([]);
  await expectNothingKept(page, secret);
}

/** A request for a file of the build, and nothing more. */
function isPlain({ method, url, headers, body }: Sent, origin: string): boolean {
  if (method === "CONNECT") return true;
  const { pathname, search } = new URL(url);
  const isKnown = ["", ".html", "/index.html"].some((end) => existsSync(`dist${pathname}${end}`));
  const isBare = isExpected(search) && body === "" && headers.cookie === undefined;
  const refers = headers.referer !== undefined && !headers.referer.startsWith(origin);
  return method === "GET" && isBare && !refers && (isKnown || pathname === lostPath);
}

/** The service worker asks for files by the revision that the build wrote into it. */
function isExpected(search: string): boolean {
  if (search === "") return true;
  const [, revision] = /^\?revision=([0-9a-f]{8})$/.exec(search) ?? [];
  return (
    revision !== undefined && readFileSync("dist/service-worker.js", "utf8").includes(revision)
  );
}

const fields =
  "input[type=text], input[type=search], input:not([type]), textarea, [contenteditable=true]";

/** Samples and games first, then the secret into every field and file, then every button. */
async function useEverything(page: Page, secret: string): Promise<void> {
  const main = page.getByRole("main");
  for (const name of [/^Load Sample/, /^Start/]) {
    const button = main.getByRole("button", { name }).first();
    if (await button.isVisible()) await button.click();
  }
  const folded = main.locator("details:not([open]) > summary").first();
  for (let count = 0; count < 20 && (await folded.isVisible()); count++) await folded.click();
  let filled = 0;
  const all = await page.locator(fields).filter({ visible: true }).all();
  for (const field of all) {
    // A plain field may give way to the editor as soon as something is in it.
    const isEditable = await field.isEditable({ timeout: 1000 }).catch(() => false);
    if (!isEditable) continue;
    await field.fill(secret);
    filled++;
  }
  expect(filled > 0 || all.length === 0, "something was typed").toBe(true);
  for (const file of await main.locator("input[type=file]").all()) {
    await file.setInputFiles({
      name: `${secret}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ [secret]: secret })),
    });
  }
  await page.waitForTimeout(300);
  const buttons = await main.getByRole("button").all();
  for (const button of buttons.slice(0, 25)) {
    // A press may take another button away; that is no fault.
    if (await button.isEnabled({ timeout: 500 }).catch(() => false)) {
      await button.click({ timeout: 1000 }).catch(() => {});
    }
  }
  await page.keyboard.press("Escape");
  const theme = page.getByRole("button", { name: /^(Dark|Light) Mode$/ }).first();
  await theme.click();
  await theme.click();
}

/** No cookie, no database, only our keys, and the secret nowhere. */
async function expectNothingKept(page: Page, secret: string): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      cached.push(name, ...(await cache.keys()).map(({ url }) => url));
    }
    return {
      cookie: document.cookie,
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached,
    };
  });
  expect(kept.cookie).toBe("");
  expect(kept.databases).toEqual([]);
  const ours = /^(theme|snake-high-score|2048-best-score|tabkit-[a-z0-9-]+)$/;
  const keys = [...Object.keys(kept.local), ...Object.keys(kept.session)];
  expect(keys.filter((key) => !ours.test(key))).toEqual([]);
  const places = Object.entries({ ...kept.local, ...kept.session, caches: kept.cached.join() });
  const holding = places.filter(([, text]) => carrying(secret, [noted(text)]).length > 0);
  expect(holding, "kept in the browser").toEqual([]);
}

const noted = (body: string): Sent => ({ method: "", url: "", headers: {}, body });

test.describe("the recorder", () => {
  for (const name of Object.keys(leaks)) {
    test(`sees a secret that leaves by ${name}`, async ({ wire, browserName }) => {
      expect(browserName).toBe("chromium");
      const sent = await leakBy(wire, name, "/open");
      expect(sent.length).toBeGreaterThan(0);
    });
  }

  for (const name of tunnelLeaks) {
    test(`sees the host that ${name} tells`, async ({ wire }) => {
      const { recorder, browser, leaky } = wire;
      recorder.sent.length = 0;
      const page = await browser.newPage();
      await page.goto(`${leaky}/open`);
      await page.evaluate(leakPage.run, [name, "x"] as const);
      await expect
        .poll(() => recorder.sent.map(({ url }) => url).join())
        .toContain("leak.test:443");
      await page.close();
    });
  }

  test("sees through Base64, hex and percent signs", () => {
    const secret = newSecret();
    const asHex = Buffer.from(secret).toString("hex");
    const disguised = [
      secret.toUpperCase(),
      asHex,
      `%${asHex.match(/../g)?.join("%")}`,
      ...["", "a", "ab"].map((before) => Buffer.from(`${before}${secret}&more`).toString("base64")),
      ...["", "a", "ab"].map((before) => Buffer.from(`${before}${secret}`).toString("base64url")),
    ];
    for (const body of disguised) {
      expect(carrying(secret, [{ method: "POST", url: "", headers: {}, body }]), body).toHaveLength(
        1,
      );
    }
    expect(carrying(secret, [{ method: "POST", url: "", headers: {}, body: newSecret() }])).toEqual(
      [],
    );
  });
});

// Two channels are known to pass any policy: a new window and a preconnection (which this headless
// browser does not make at all). Both are banned from the build instead, below.
const escapes = new Set(["a new window"]);

test.describe("the policy stops", () => {
  for (const name of Object.keys(leaks).filter((leak) => !escapes.has(leak))) {
    test(name, async ({ wire }) => {
      expect(await leakBy(wire, name, "/guarded")).toEqual([]);
    });
  }
});

/** Plants one leak and answers with what of it reached the wire. */
async function leakBy(
  { recorder, browser, leaky }: Wire,
  name: string,
  path: string,
): Promise<Sent[]> {
  recorder.sent.length = 0;
  const secret = newSecret();
  const page = await browser.newPage();
  await page.goto(`${leaky}${path}`);
  await page.evaluate(leakPage.run, [name, secret] as const);
  const seen = () => carrying(secret, recorder.sent).filter(({ url }) => !url.startsWith(leaky));
  const isGuarded = path !== "/open";
  if (isGuarded) await page.waitForTimeout(500);
  else await expect.poll(() => seen().length).toBeGreaterThan(0);
  await page.context().close();
  return seen();
}

test.describe("the build", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|html|css|json|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(`dist/${file}`, "utf8") }));
  // React knows some of these words because it can write such tags when asked; nobody asks it.
  const isReact = (text: string) => text.includes("react.dev/errors");

  for (const word of [
    "RTCPeerConnection",
    "preconnect",
    "dns-prefetch",
    "sendBeacon",
    "WebSocket",
  ]) {
    test(`never says ${word}`, () => {
      const speakers = files.filter(({ text }) => text.includes(word) && !isReact(text));
      expect(speakers.map(({ file }) => file)).toEqual([]);
    });
  }

  test("opens no window at an address that it computed", () => {
    const speakers = files.filter(({ text }) => /\bopen\((?!["'`)])[^)]*_blank/.test(text));
    expect(speakers.map(({ file }) => file)).toEqual([]);
  });

  test("names no host but those it should", () => {
    const home = new URL(/rel="canonical" href="([^"]+)"/.exec(pageText("index.html"))?.[1] ?? "")
      .host;
    const declared = files.flatMap(({ file, text }) =>
      file.endsWith(".html") ? hostsIn(policyIn(text)) : [],
    );
    const names = [
      // Names of vocabularies, of React's error pages, and the stylesheet's license: never asked.
      "www.w3.org",
      "schema.org",
      "react.dev",
      "tailwindcss.com",
      // Pages about an error, in messages of the libraries that color and lay out code.
      "github.com",
      "prettier.io",
      "git.io",
      "evilmartians.com",
      "aka.ms",
      "developer.mozilla.org",
      "tseslint.com",
      // Where a license stands, and names inside of pictures and of web pages.
      "www.npmjs.com",
      "ns.adobe.com",
      "www.ibm.com",
    ];
    // Reserved for examples: the samples of the tools.
    const isExample = (host: string): boolean => /(^|\.)example(\.(com|org|net))?$/.test(host);
    const known = new Set([home, ...names, ...declared]);
    const strangers = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)]
        .filter(([, host = ""]) => !known.has(host) && !isExample(host))
        .map(([, host = ""]) => `${host} in ${file}`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  });

  function pageText(name: string): string {
    return files.find(({ file }) => file === name)?.text ?? "";
  }
});
