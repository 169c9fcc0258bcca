import { existsSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { refuseServiceWorker, settle } from "./fixtures.ts";
import { carrying, type Recorder, type Sent } from "./recorder.ts";
import { lostPath } from "./site-map.ts";
import { hostsIn, newSecret, policyIn, type Wire } from "./wire.ts";

/** A visitor who was never here uses a page in every way: nothing that is typed leaves the tab. */
export async function expectNothingSent(wire: Wire, path: string): Promise<void> {
  const context = await wire.newContext();
  // A service worker answers from its store, and would hide what the page asks for.
  await context.addInitScript(refuseServiceWorker);
  await expectSilence(await context.newPage(), wire.recorder, path);
  // The page itself came over the wire, so the recorder was listening.
  expect(wire.recorder.sent.map(({ url }) => new URL(url).pathname)).toContain(path);
  await context.close();
}

/** Uses a page in every way, and checks what has left the browser and what has stayed in it. */
export async function expectSilence(page: Page, { sent }: Recorder, path: string): Promise<void> {
  sent.length = 0;
  let documents = 0;
  page.on("domcontentloaded", () => documents++);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.clock.install();
  const response = await page.goto(path);
  const { origin } = new URL(page.url());
  await settle(page);
  const allowed = hostsIn(policyIn((await response?.text()) ?? ""));
  const secret = newSecret();
  await useEverything(page, secret);
  await page.clock.runFor(2000); // whatever waits for a pause has its pause
  await sendLast(page);

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

/** Asks for a file and waits for it: what was sent before has been recorded by then. */
const sendLast = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await fetch("/robots.txt", { cache: "no-store" })).text());

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
    // What is typed into one field may take another away, and a plain field gives way to the editor.
    filled += await field.fill(secret, { timeout: 3000 }).then(
      () => 1,
      () => 0,
    );
  }
  expect(filled > 0 || all.length === 0, "something was typed").toBe(true);
  for (const file of await main.locator("input[type=file]").all()) {
    await file.setInputFiles({
      name: `${secret}.json`,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ [secret]: secret })),
    });
  }
  await page.clock.runFor(500);
  await settle(page);
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

/** No cookie, no database, only our keys, and the secret in none but the tab's own memory. */
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
  // What is typed outlives a reload in the tab's own storage, which ends with the tab.
  const typed = Object.keys(kept.session).filter((key) => key.startsWith("tabkit-typed:"));
  const { pathname } = new URL(page.url());
  if (["/jwt-decoder", "/password-generator"].includes(pathname)) expect(typed).toEqual([]);
  for (const key of typed) delete kept.session[key];
  const keys = [...Object.keys(kept.local), ...Object.keys(kept.session)];
  expect(keys.filter((key) => !ours.test(key))).toEqual([]);
  const places = Object.entries({ ...kept.local, ...kept.session, caches: kept.cached.join() });
  const holding = places.filter(([, text]) => carrying(secret, [noted(text)]).length > 0);
  expect(holding, "kept in the browser").toEqual([]);
}

const noted = (body: string): Sent => ({ method: "", url: "", headers: {}, body });
