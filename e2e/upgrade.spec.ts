import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, open, settle, test as base, type Page } from "./fixtures.ts";
import { edit, provideTestSite, publish, update, visit, type TestSite } from "./test-site.ts";

const test = base.extend<{ site: TestSite }>({ site: provideTestSite });
test.use({ storesSite: true });

const unit = "/games/2048";
const otherUnit = "/calculator/loan";
const notice = "A new version is ready";

test("a new version waits until it is asked for, and keeps what is typed", async ({
  page,
  site,
}) => {
  const loads: string[] = [];
  await visit(page, site.url);
  const search = page.getByRole("combobox").first();
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

test("the notice can be put away, and moves nothing", { tag: "@proof" }, async ({ page, site }) => {
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

test(
  "the kill switch removes the worker and what it stored",
  { tag: "@proof" },
  async ({ page, site }) => {
    await visit(page, site.url);
    await edit(site, "service-worker.js", () =>
      readFile("deploy/kill-switch-service-worker.js", "utf8"),
    );
    await update(page);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).toBe("");
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

test.describe("a script that is gone after a new version was put up", () => {
  test.use({ storesSite: false });
  test.beforeEach(({ noise }) => {
    noise.expect(/Failed to load resource/);
    noise.allow(/dynamically imported module|Unable to preload CSS/);
  });

  test("brings the new version with one reload", { tag: "@proof" }, async ({ page, site }) => {
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

  test("leaves a page alone that holds text", { tag: "@proof" }, async ({ page, site }) => {
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

  test(
    "leaves a page alone that is offline",
    { tag: "@proof" },
    async ({ page, site, context }) => {
      await open(page, site.url);
      await context.setOffline(true);
      const loads = countLoads(page);
      await goToUnit(page);
      await expect(page.getByRole("alert")).toContainText("could not be loaded");
      expect(loads()).toBe(0);
    },
  );
});

/** Goes to a unit by a change of route: its script is not loaded yet. */
async function goToUnit(page: Page): Promise<void> {
  const link = page.locator(`a[href="${unit}"]`).last();
  await link.hover();
  // It was printed, and leads there by itself until its script has come; if that is gone, for ever.
  const isAlive = () => link.evaluate((element) => Object.keys(element).length > 0);
  await expect
    .poll(isAlive, { timeout: 5000 })
    .toBe(true)
    .catch(() => {});
  await link.click();
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
