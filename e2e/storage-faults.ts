import { expect, type BrowserContext, type Page } from "@playwright/test";
import { open, settle } from "./fixtures.ts";
import { headingOf, unitPaths } from "./site-map.ts";

/** A page with a heart in its banner. */
const anyUnit = unitPaths[0] ?? "/";

export const heart = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Favorite / })
    .first();
export const badge = (page: Page) => page.getByRole("link", { name: "Favorites" }).first();
export const themeButton = (page: Page) =>
  page.getByRole("button", { name: /^(Dark|Light) Mode$/ }).first();
export const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains("dark"));

/** F1: the browser refuses storage altogether. */
export const refuseStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });

/** The page is there, and its theme can be changed. */
export async function expectUsable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
  const was = await isDark(page);
  await themeButton(page).click();
  expect(await isDark(page)).toBe(!was);
}

/** F3: what may stand where a value of ours should. */
export const garbage = [
  "",
  "null",
  "undefined",
  "{}",
  "[",
  "[1,null,{}]",
  '["javascript:alert(1)","//evil","/no-such-page"]',
  '{"__proto__":{"length":3}}',
  "<img src=x onerror=alert(1)>",
  "NaN",
  "1e309",
  "-5",
  "12abc",
  "\ud800",
  "x".repeat(1_000_000),
];

const keys = ["tabkit-favorites", "theme", "snake-high-score", "2048-best-score"];

/** Garbage is not shown, not rewritten until the visitor acts, and does not stand in the way. */
export async function expectGarbageIgnored(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([names, text]) => {
      // Only once: what the page writes later must stay.
      if (sessionStorage.getItem("planted") !== null) return;
      sessionStorage.setItem("planted", "yes");
      for (const name of names) localStorage.setItem(name, text);
    },
    [keys, value] as const,
  );
  for (const path of ["/", "/favorites", anyUnit]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: headingOf(path) })).toBeVisible();
    await expect(badge(page)).not.toContainText(/\d/);
  }
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  // Never rewritten until the visitor acts.
  const kept = await page.evaluate(([name]) => localStorage.getItem(name ?? ""), keys);
  expect(kept).toBe(value);
  await heart(page).click();
  await expect(badge(page)).toContainText("1");
  await page.reload();
  await settle(page);
  await expect(badge(page)).toContainText("1");
}

/** A name for a test of this garbage. */
export const nameOf = (value: string): string => value.slice(0, 30) || "(empty)";
