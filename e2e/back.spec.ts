import type { Page } from "@playwright/test";
import { expect, open, paths, settle, test } from "./fixtures.ts";

// F14: a page that one leaves and comes Back to is kept alive by the browser, unless it does
// something that forbids it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

/** Why the page cannot be kept, as far as it is the page's own fault. A headless browser keeps
 * none, but names every reason. */
async function hindrances(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const told = new Promise<string[]>((answer) => {
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      answer(
        notRestoredExplanations
          .filter(({ type }) => type === "PageSupportNeeded")
          .map(({ reason }) => reason),
      );
    });
  });
  // The same server under another name is another site.
  await page.goto(page.url().replace("localhost", "127.0.0.1"));
  await page.goBack();
  return told;
}

for (const path of paths) {
  test(`F14: ${path} may be kept alive, and works after Back`, async ({ page }) => {
    await open(page, path);
    expect(await hindrances(page)).toEqual([]);
    await settle(page);
    await expect(page.locator("h1")).toBeVisible();
  });
}

test("F14: a page that may not be kept is noticed", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await hindrances(page)).not.toEqual([]);
});
