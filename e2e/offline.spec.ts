import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, settle, test as base } from "./fixtures.ts";
import { expectPagesOffline } from "./offline-pages.ts";
import { samplePaths } from "./site-map.ts";
import { follow } from "./site-walk.ts";
import { edit, provideTestSite, publish, update, visit, type TestSite } from "./test-site.ts";

const test = base.extend<{ site: TestSite }>({ site: provideTestSite });
test.use({ storesSite: true });

const unit = "/games/2048";

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

test(
  "storing rests while the visitor does something",
  { tag: "@proof" },
  async ({ page, site }) => {
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
  },
);

test(
  "a heavy file is stored when it is first used, and thrown away when it is gone",
  { tag: "@proof" },
  async ({ page, site }) => {
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
  },
);

test("a hotel's log-in page is never stored", { tag: "@proof" }, async ({ page, site, noise }) => {
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

test(
  "a worker that meets a log-in page instead of the site stores nothing",
  { tag: "@proof" },
  async ({ page, site }) => {
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
  },
);
