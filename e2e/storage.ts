import type { Page } from "@playwright/test";

/** What the site keeps under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
