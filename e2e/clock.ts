import type { Page } from "@playwright/test";

/** Stops the page's clock, which was installed before it was opened: only `runFor` moves it now. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
