import { expect, type Page } from "@playwright/test";
import { headingOf } from "./site-map.ts";

/** Goes to a page by a link that stands on this one, as a visitor does, and sees that it is there. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
}
