import { expect, type Page } from "@playwright/test";
import { settle } from "./fixtures.ts";
import type { Noise } from "./noise.ts";
import { headingOf } from "./site-map.ts";
import type { TestSite } from "./test-site.ts";

/** Without a network these pages open and come alive, from what was stored. */
export async function expectPagesOffline(
  page: Page,
  site: TestSite,
  paths: readonly string[],
  noise: Noise,
): Promise<void> {
  noise.allow(/ipapi\.co|ERR_NAME_NOT_RESOLVED/); // The one page that asks another host cannot.
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().startsWith(site.url)) failed.push(request.url());
  });
  for (const path of paths) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    expect(response?.fromServiceWorker(), path).toBe(true);
    await settle(page);
    await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
  }
  expect(failed).toEqual([]);
}
