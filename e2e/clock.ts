import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page whose time stands still once `ready` shows: only `runFor` moves it then. */
export async function openAtRest(page: Page, path: string, ready: Locator): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(ready).toBeVisible();
  await pauseClock(page);
}

/** Stops the page's clock, which was installed before it was opened. */
export async function pauseClock(page: Page): Promise<void> {
  // Far ahead, so that a slow machine is not past it before it is told.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/**
 * Waits until every timer of the page that is due by then has run: for what must not happen. A page
 * runs its timers in order, so a slow machine makes no difference.
 */
export const afterTimers = (page: Page, ms: number): Promise<void> =>
  page.evaluate((delay) => new Promise<void>((done) => setTimeout(done, delay)), ms);
