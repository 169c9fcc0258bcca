import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, open, settle, test as base, type Page } from "./fixtures.ts";
import { expectPagesOffline } from "./offline-pages.ts";
import { samplePaths } from "./site-map.ts";
import { follow } from "./site-walk.ts";
import { provideTestSite, publish, visit, type TestSite } from "./test-site.ts";

const test = base.extend<{ site: TestSite }>({ site: provideTestSite });
test.use({ storesSite: true });

const unit = "/games/2048";
const otherUnit = "/calculator/loan";
const notice = "A new version is ready";

test("after one visit the site works without a network", async ({ page, site, noise }) => {
  noise.allow(/404/); // Chromium itself reports the status of a document.
  await visit(page, site.url);
  const online = await page.request.get(`${site.url}/games`);
  site.network = "down";

  await test.step("the tab that stored it can move on", async () => {
    await follow(page, unit);
    await settle(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("pages of every kind open; proof/offline.spec.ts opens all", () =>
    expectPagesOffline(page, site, samplePaths, noise));
  for (const address of ["/games/", "/games?x=1", "/games#top", "/games.html"]) {
    await test.step(`${address} is the games page`, async () => {
      const response = await page.goto(site.url + address);
      expect.soft(response?.status(), address).toBe(200);
      await expect.soft(page, address).toHaveTitle(/Games/);
    });
  }
  await test.step("stored pages keep their policy", async () => {
    const offline = await page.goto(`${site.url}/games`);
    const name = "content-security-policy";
    expect(offline?.headers()[name]).toBe(online.headers()[name]);
    expect(offline?.headers()[name]).toContain("default-src 'none'");
  });
  await test.step("an unknown address is still a 404", async () => {
    const response = await page.goto(`${site.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("Page not found");
  });
});

test("storing rests while the visitor does something", async ({ page, site }) => {
  await page.goto(site.url);
  const isStoring = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.installing,
  );
  /** Presses a key again and again for half a second, and counts what is asked for meanwhile. */
  const requestsInUse = async () => {
    const before = site.requests;
    await page.evaluate(async () => {
      for (const start = Date.now(); Date.now() - start < 500;) {
        dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
        await new Promise((done) => setTimeout(done, 20));
      }
    });
    return site.requests - before;
  };
  // What was under way comes to its end first.
  await expect.poll(requestsInUse, { intervals: [0] }).toBe(0);
  expect(await isStoring()).toBeTruthy();
  await visit(page, site.url);
  expect(await isStoring()).toBeFalsy();
});

test("a heavy file is stored when it is first used, and thrown away when it is gone", async ({
  page,
  site,
}) => {
  const heavy = "assets/test-heavy.wasm";
  await writeFile(join(site.folder, heavy), "not really");
  await edit(site, "service-worker.js", (text) => text.replace("heavy:[", `heavy:["${heavy}",`));
  await visit(page, site.url);
  const use = () => page.evaluate(async (address) => (await fetch(address)).ok, `/${heavy}`);
  // Not whether it can be loaded: the browser has a cache of its own.
  const isStored = () =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, `/${heavy}`);
  expect(await isStored()).toBe(false);
  expect(await use()).toBe(true);
  await expect.poll(isStored).toBe(true);
  site.network = "down";
  expect(await use()).toBe(true);

  // The version that follows may still be needed by tabs of this one; the next throws it away.
  site.network = "up";
  await edit(site, "service-worker.js", (text) => text.replace(`"${heavy}",`, ""));
  for (const version of [2, 3]) {
    await publish(site, version);
    await update(page);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator(`html[data-version="${version}"]`)).toBeAttached();
    await expect.poll(isStored).toBe(version === 2);
  }
});

test("a hotel's log-in page is never stored", async ({ page, site, noise }) => {
  noise.allow(/unsupported MIME type/); // The portal's page in place of the worker's script.
  await page.goto(site.url);
  site.network = "portal";
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Room number?");
  // The worker of the first visit may be half done: it must fail rather than store this.
  site.network = "up";
  await visit(page, site.url);
  const stored = await page.evaluate(async () => {
    const bodies: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys()) {
        bodies.push((await (await store.match(request))?.text()) ?? "");
      }
    }
    return bodies;
  });
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((body) => body.includes("Room number?"))).toEqual([]);
});

test("a worker that meets a log-in page instead of the site stores nothing", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  // Everything but the worker's script is the portal's.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await edit(site, "index.html", () => "<h1>Room number?</h1>");
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    const worker = registration.installing;
    if (!worker) return "none";
    while (worker.state === "installing") await new Promise((done) => setTimeout(done, 20));
    return worker.state;
  });
  expect(state).toBe("redundant");
});

test("a new version waits until it is asked for, and keeps what is typed", async ({
  page,
  site,
}) => {
  const loads: string[] = [];
  await visit(page, site.url);
  const search = page.getByRole("searchbox").first();
  await search.fill("some text");
  page.on("framenavigated", (frame) => loads.push(frame.url()));

  await publish(site, 2);
  await update(page);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
  await expect(search).toHaveValue("some text");
  expect(loads).toEqual([]);

  // The old version still works, all of it, though its files are gone from the server.
  const other = await page.context().newPage();
  await other.goto(site.url + unit);
  await expect(other.locator("html[data-version]")).toHaveCount(0);
  await settle(other);
  await expect(other.getByRole("alert")).toHaveCount(0);

  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator('html[data-version="2"]')).toBeAttached();
  await settle(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(loads, "one reload").toHaveLength(1);
  await expect(page.getByText(notice)).toHaveCount(0);

  // The other tab is told, is not reloaded, and can still go where it has not been.
  await expect(other.getByText(notice)).toBeVisible();
  await expect(other.locator("html[data-version]")).toHaveCount(0);
  await other
    .getByRole("link", { name: /Tabkit/ })
    .first()
    .click();
  await other.locator(`main a[href="${otherUnit}"]`).first().click();
  await settle(other);
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(other.locator("html[data-version]")).toHaveCount(0);
});

test("the notice can be put away, and moves nothing", async ({ page, site }) => {
  await visit(page, site.url);
  const place = await page.locator("h1").boundingBox();
  await publish(site, 2);
  await update(page);
  await expect(page.getByText(notice)).toBeVisible();
  expect(await page.locator("h1").boundingBox()).toEqual(place);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.locator("html[data-version]")).toHaveCount(0);
});

test("the kill switch removes the worker and what it stored", async ({ page, site, noise }) => {
  noise.allow(/fetching the script/); // A page that registers it again as it goes.
  await visit(page, site.url);
  await edit(site, "service-worker.js", () =>
    readFile("deploy/kill-switch-service-worker.js", "utf8"),
  );
  await update(page);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).toBe("");
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test.describe("a script that is gone after a new version was put up", () => {
  test.use({ storesSite: false });
  test.beforeEach(({ noise }) => {
    noise.expect(/Failed to load resource/);
    noise.allow(/dynamically imported module|Unable to preload CSS/);
  });

  test("brings the new version with one reload", async ({ page, site }) => {
    await open(page, site.url);
    await publish(site, 2);
    const loads = countLoads(page);
    await goToUnit(page);
    await expect(page.locator('html[data-version="2"]')).toBeAttached();
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(unit);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test("does not reload for ever when that does not help", async ({ page, site }) => {
    await page.clock.install();
    await open(page, site.url);
    await removeView(site);
    const loads = countLoads(page);
    await goToUnit(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.clock.runFor(60_000);
    expect(loads()).toBe(1);
  });

  test("leaves a page alone that holds text", async ({ page, site }) => {
    await open(page, site.url);
    // An editor lives in a shadow root, where a search through the page does not look.
    await page.evaluate(() => {
      const host = document.createElement("div");
      document.body.append(host);
      const editor = document.createElement("div");
      editor.contentEditable = "true";
      editor.textContent = "typed by hand";
      host.attachShadow({ mode: "open" }).append(editor);
    });
    await removeView(site);
    const loads = countLoads(page);
    await goToUnit(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(loads()).toBe(0);
  });

  test("leaves a page alone that is offline", async ({ page, site, context }) => {
    await open(page, site.url);
    await context.setOffline(true);
    const loads = countLoads(page);
    await goToUnit(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(loads()).toBe(0);
  });
});

/** Goes to a unit by a change of route: its script is not loaded yet. */
async function goToUnit(page: Page): Promise<void> {
  await page.locator(`a[href="${unit}"]`).last().click();
}

function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function removeView(site: TestSite): Promise<void> {
  const html = await readFile(join(site.folder, `${unit}.html`), "utf8");
  const [view = ""] = /assets\/2048-[\w-]+\.js/.exec(html) ?? [];
  for (const ending of ["", ".br", ".gz"]) {
    await rm(join(site.folder, view + ending), { force: ending !== "" });
  }
}

async function edit(
  site: TestSite,
  file: string,
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  const name = join(site.folder, file);
  await writeFile(name, await change(await readFile(name, "utf8")));
  for (const ending of [".br", ".gz"]) await rm(name + ending, { force: true });
}

/** As the browser does by itself at every visit. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}
