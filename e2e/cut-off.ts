import { expect, type Page } from "@playwright/test";
import { movedByTheRest } from "./page-probes.ts";

/**
 * A browser paints what has arrived so far, and that can end anywhere: in the middle of a bar, or
 * between an icon and its words. What follows must not move what is already seen.
 */
export async function expectSteadyArrival(page: Page, path: string): Promise<void> {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript" }));
  for (const viewport of [
    { width: 375, height: 667 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(movedByTheRest), `${viewport.width} px`).toEqual([]);
  }
}
