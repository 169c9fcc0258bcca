import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, paths, settle, test, unitPaths } from "./fixtures.ts";

/** A page with hearts on it, and the path of its first unit. */
const anyUnit = unitPaths[0] ?? "/";
const heart = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Favorite / })
    .first();
const badge = (page: Page) => page.getByRole("link", { name: "Favorites" }).first();
const themeButton = (page: Page) =>
  page.getByRole("button", { name: /^(Dark|Light) Mode$/ }).first();
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains("dark"));

test.describe("F1: the browser refuses storage altogether", () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }
    });
  });

  for (const path of paths) {
    test(`${path} works without it`, async ({ page }) => {
      await open(page, path);
      await themeButton(page).click();
      expect(await isDark(page)).toBe(true);
    });
  }

  test("a heart lasts from page to page, and the favorites page says that it will not stay", async ({
    page,
  }) => {
    await open(page, "/");
    await heart(page).click();
    await expect(badge(page)).toContainText("1");
    await badge(page).click();
    await expect(page.getByText("1 favorite")).toBeVisible();
    await expect(page.getByText(/does not let this site store anything/)).toBeVisible();
  });
});

test.describe("F2: the storage is full", () => {
  const errors = [
    ["QuotaExceededError", 22],
    ["NS_ERROR_DOM_QUOTA_REACHED", 1014],
    ["QUOTA_EXCEEDED_ERR", 22],
  ] as const;
  for (const [name, code] of errors) {
    test(`${name}: what is chosen lasts as long as the tab`, async ({ page, context }) => {
      await context.addInitScript(
        ([errorName, errorCode]) => {
          Storage.prototype.setItem = () => {
            throw Object.assign(new Error("full"), { name: errorName, code: errorCode });
          };
        },
        [name, code] as const,
      );
      await open(page, "/");
      await heart(page).click();
      await expect(badge(page)).toContainText("1");
      await themeButton(page).click();
      expect(await isDark(page)).toBe(true);
      await badge(page).click();
      await expect(page.getByText("1 favorite")).toBeVisible();
      await expect(page.getByText(/does not let this site store anything/)).toBeVisible();
    });
  }
});

test.describe("F3: what is stored is garbage", () => {
  const garbage = [
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
  for (const value of garbage) {
    test(value.slice(0, 30) || "(empty)", async ({ page, context }) => {
      await context.addInitScript(
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
        await expect(page.locator("h1")).toBeVisible();
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
    });
  }
});

test.describe("F4: two tabs", () => {
  const [firstPath = "/", secondPath = "/"] = unitPaths;
  const openTwo = async (context: BrowserContext) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, firstPath);
    await open(second, secondPath);
    return [first, second] as const;
  };

  test("agree on the theme at once", async ({ context }) => {
    const [first, second] = await openTwo(context);
    await themeButton(first).click();
    await expect(second.locator("html")).toHaveClass(/dark/);
    await themeButton(second).click();
    await expect(first.locator("html")).not.toHaveClass(/dark/);
  });

  /** Presses the heart of a page by the clock that both tabs share. */
  const pressAt = (page: Page, time: number) =>
    page.evaluate(async (when) => {
      const button = document.querySelector<HTMLElement>('main button[aria-label^="Favorite"]');
      while (Date.now() < when) await new Promise((done) => setTimeout(done, 1));
      button?.click();
    }, time);

  test("lose no heart that is given in the other 25 ms later", async ({ context }) => {
    const [first, second] = await openTwo(context);
    const soon = Date.now() + 500;
    await Promise.all([pressAt(first, soon), pressAt(second, soon + 25)]);
    await expect(badge(first)).toContainText("2");
    await expect(badge(second)).toContainText("2");
    await heart(second).click();
    await expect(badge(first)).toContainText("1");
  });

  test("agree in the end even if both act at the same moment", async ({ context }) => {
    const [first, second] = await openTwo(context);
    const soon = Date.now() + 500;
    await Promise.all([pressAt(first, soon), pressAt(second, soon)]);
    // The browser itself may lose one of two writes within a millisecond; the tabs must still agree.
    await expect(badge(first)).toContainText(/[12]/);
    await expect(async () => {
      expect(await badge(first).textContent()).toBe(await badge(second).textContent());
    }).toPass();
  });
});

test("F5: storage that is cleared while the page is open brings back the defaults", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await heart(page).click();
  await themeButton(page).click();
  const other = await context.newPage();
  await open(other, "/");
  await expect(badge(other)).toContainText("1");
  await page.evaluate(() => localStorage.clear());
  await expect(badge(other)).not.toContainText(/\d/);
  await expect(other.locator("html")).not.toHaveClass(/dark/);
  await heart(other).click();
  await expect(badge(page)).toContainText("1");
});
