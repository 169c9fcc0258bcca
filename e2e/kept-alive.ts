import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { open, settle } from "./fixtures.ts";
import { headingOf } from "./site-map.ts";

/** For a browser that keeps pages which one leaves, as people's browsers do. */
export const keepPages = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});

/**
 * Why the page cannot be kept, as far as it is the page's own fault. A headless browser keeps
 * none, but names every reason.
 */
export async function hindrances(page: Page): Promise<string[]> {
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

/** F14: a page that one leaves and comes Back to is kept alive, unless it forbids that itself. */
export async function expectKeptAlive(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await hindrances(page)).toEqual([]);
  await settle(page);
  await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
}
