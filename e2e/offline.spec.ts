import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { paths, settle } from "./fixtures.ts";
import { openStand, publish, visit, type SiteStand } from "./site-stand.ts";

const test = base.extend<{ stand: SiteStand }>({
  stand: async ({}, provide) => {
    const stand = await openStand();
    await provide(stand);
    await stand.close();
  },
});

const unit = "/games/2048";
const otherUnit = "/calculator/loan";
const notice = "A new version is ready";

test("after one visit every page works without a network", async ({ page, stand }) => {
  test.setTimeout(180_000);
  await visit(page, stand.url);
  stand.network = "down";
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().startsWith(stand.url)) failed.push(request.url());
  });
  page.on("pageerror", (error) => failed.push(String(error)));
  for (const path of paths) {
    const response = await page.goto(stand.url + path);
    expect(response?.status(), path).toBe(200);
    expect(response?.fromServiceWorker(), path).toBe(true);
    await settle(page);
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(path);
  }
  expect(failed).toEqual([]);
});

test("without a network an unknown address is still a 404", async ({ page, stand }) => {
  await visit(page, stand.url);
  stand.network = "down";
  const response = await page.goto(`${stand.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
});

for (const address of ["/games/", "/games?x=1", "/games#top", "/games.html"]) {
  test(`without a network ${address} is the games page`, async ({ page, stand }) => {
    await visit(page, stand.url);
    stand.network = "down";
    const response = await page.goto(stand.url + address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Games/);
  });
}

test("storing rests while the visitor does something", async ({ page, stand }) => {
  await page.goto(stand.url);
  const isStoring = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing);
  await expect.poll(isStoring).toBeTruthy();
  const use = async (times: number) => {
    for (let press = 0; press < times; press += 1) {
      await page.keyboard.press("Shift");
      await page.waitForTimeout(100);
    }
  };
  await use(5); // what was under way comes to its end
  const before = stand.requests;
  await use(10);
  expect(stand.requests).toBe(before);
  expect(await isStoring()).toBeTruthy();
  await visit(page, stand.url);
  expect(await isStoring()).toBeFalsy();
});

test("stored pages keep their policy", async ({ page, stand }) => {
  await visit(page, stand.url);
  const online = await page.request.get(`${stand.url}/games`);
  stand.network = "down";
  const offline = await page.goto(`${stand.url}/games`);
  const name = "content-security-policy";
  expect(offline?.headers()[name]).toBe(online.headers()[name]);
  expect(offline?.headers()[name]).toContain("default-src 'none'");
});

test("the tab that stored the site can move on without a network", async ({ page, stand }) => {
  await visit(page, stand.url);
  stand.network = "down";
  await page.locator(`main a[href="${unit}"], a[href="/games"]`).first().click();
  await expect(page).toHaveURL(/games/);
  await settle(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a heavy file is stored when it is first used, and thrown away when it is gone", async ({
  page,
  stand,
}) => {
  const heavy = "assets/test-heavy.wasm";
  await writeFile(join(stand.folder, heavy), "not really");
  await edit(stand, "service-worker.js", (text) => text.replace("heavy:[", `heavy:["${heavy}",`));
  await visit(page, stand.url);
  const use = () => page.evaluate(async (address) => (await fetch(address)).ok, `/${heavy}`);
  // Not whether it can be loaded: the browser has a cache of its own.
  const isStored = () =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, `/${heavy}`);
  expect(await isStored()).toBe(false);
  expect(await use()).toBe(true);
  await expect.poll(isStored).toBe(true);
  stand.network = "down";
  expect(await use()).toBe(true);

  // The version that follows may still be needed by tabs of this one; the next throws it away.
  stand.network = "up";
  await edit(stand, "service-worker.js", (text) => text.replace(`"${heavy}",`, ""));
  for (const version of [2, 3]) {
    await publish(stand, version);
    await update(page);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator(`html[data-version="${version}"]`)).toBeAttached();
    await expect.poll(isStored).toBe(version === 2);
  }
});

test("a hotel's log-in page is never stored", async ({ page, stand }) => {
  await page.goto(stand.url);
  stand.network = "portal";
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Room number?");
  // The worker of the first visit may be half done: it must fail rather than store this.
  stand.network = "up";
  await visit(page, stand.url);
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
  stand,
}) => {
  await page.goto(stand.url);
  // Everything but the worker's script is the portal's.
  const portal = await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    return true;
  });
  expect(portal).toBe(true);
  await edit(stand, "index.html", () => "<h1>Room number?</h1>");
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
  stand,
}) => {
  const loads: string[] = [];
  await visit(page, stand.url);
  const search = page.getByRole("searchbox").first();
  await search.fill("some text");
  page.on("framenavigated", (frame) => loads.push(frame.url()));

  await publish(stand, 2);
  await update(page);
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
  await expect(search).toHaveValue("some text");
  expect(loads).toEqual([]);

  // The old version still works, all of it, though its files are gone from the server.
  const other = await page.context().newPage();
  await other.goto(stand.url + unit);
  await expect(other.locator("html[data-version]")).toHaveCount(0);
  await settle(other);
  await expect(other.getByRole("alert")).toHaveCount(0);

  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator('html[data-version="2"]')).toBeAttached();
  await settle(page);
  await page.waitForTimeout(300);
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

test("the notice can be put away, and moves nothing", async ({ page, stand }) => {
  await visit(page, stand.url);
  const place = await page.locator("h1").boundingBox();
  await publish(stand, 2);
  await update(page);
  await expect(page.getByText(notice)).toBeVisible();
  expect(await page.locator("h1").boundingBox()).toEqual(place);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(page.locator("html[data-version]")).toHaveCount(0);
});

test("the kill switch removes the worker and what it stored", async ({ page, stand }) => {
  await visit(page, stand.url);
  await edit(stand, "service-worker.js", () =>
    readFile("deploy/kill-switch-service-worker.js", "utf8"),
  );
  await update(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()), { timeout: 5000 })
    .toBe("");
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test.describe("a script that is gone after a new version was put up", () => {
  test.use({ serviceWorkers: "block" });

  test("brings the new version with one reload", async ({ page, stand }) => {
    await open(page, stand.url);
    await publish(stand, 2);
    const loads = countLoads(page);
    await follow(page);
    await expect(page.locator('html[data-version="2"]')).toBeAttached();
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(unit);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test("does not reload for ever when that does not help", async ({ page, stand }) => {
    await open(page, stand.url);
    await removeView(stand);
    const loads = countLoads(page);
    await follow(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.waitForTimeout(1000);
    expect(loads()).toBe(1);
  });

  test("leaves a page alone that holds text", async ({ page, stand }) => {
    await open(page, stand.url);
    // An editor lives in a shadow root, where a search through the page does not look.
    await page.evaluate(() => {
      const host = document.createElement("div");
      document.body.append(host);
      const editor = document.createElement("div");
      editor.contentEditable = "true";
      editor.textContent = "typed by hand";
      host.attachShadow({ mode: "open" }).append(editor);
    });
    await removeView(stand);
    const loads = countLoads(page);
    await follow(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(loads()).toBe(0);
  });

  test("leaves a page alone that is offline", async ({ page, stand, context }) => {
    await open(page, stand.url);
    await context.setOffline(true);
    const loads = countLoads(page);
    await follow(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(loads()).toBe(0);
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Goes to a unit by a change of route: its script is not loaded yet. */
async function follow(page: Page): Promise<void> {
  await page.locator(`a[href="${unit}"]`).last().click();
}

function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function removeView(stand: SiteStand): Promise<void> {
  const html = await readFile(join(stand.folder, `${unit}.html`), "utf8");
  const [view = ""] = /assets\/2048-[\w-]+\.js/.exec(html) ?? [];
  for (const ending of ["", ".br", ".gz"]) {
    await rm(join(stand.folder, view + ending), { force: ending !== "" });
  }
}

async function edit(
  stand: SiteStand,
  file: string,
  change: (text: string) => string | Promise<string>,
): Promise<void> {
  const name = join(stand.folder, file);
  await writeFile(name, await change(await readFile(name, "utf8")));
  for (const ending of [".br", ".gz"]) await rm(name + ending, { force: true });
}

/** As the browser does by itself at every visit. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}
