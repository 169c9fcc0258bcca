import { expect, open, test } from "./fixtures.ts";

test.describe("theme", () => {
  test("follows the system, live, until chosen; then the choice wins and is kept", async ({
    page,
  }) => {
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    expect(await isDark()).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(isDark).toBe(false);
    await page.getByRole("button", { name: "Dark Mode" }).click();
    await expect.poll(isDark).toBe(true);
    const bars = page.locator('meta[name="theme-color"]');
    for (const bar of await bars.all()) await expect(bar).toHaveAttribute("content", "#171513");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.reload();
    expect(await isDark()).toBe(true);
    await page.getByRole("button", { name: "Light Mode" }).click();
    await expect.poll(isDark).toBe(false);
  });

  test("is set before the first paint: no frame in the wrong color", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const state = document.documentElement.classList.contains("dark");
        Object.assign(globalThis, { darkWhenBodyBegan: state });
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, "/");
    expect(await page.evaluate(() => Reflect.get(globalThis, "darkWhenBodyBegan"))).toBe(true);
  });

  test("a change in another tab shows here at once, favorites too", async ({ context }) => {
    const [here, there] = [await context.newPage(), await context.newPage()];
    await open(here, "/");
    await open(there, "/");
    await there.getByRole("button", { name: "Dark Mode" }).click();
    await expect(here.locator("html")).toHaveClass(/dark/);
    await there.getByRole("button", { name: "Favorite JSON Formatter" }).click();
    await expect(here.getByRole("button", { name: "Favorites (1)" })).toBeVisible();
  });
});

for (const path of ["/", "/games"]) {
  test(`${path} in dark is taken over as it was printed, and never empty`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.addInitScript(() => {
      // The first heading is the printed one; a page that is drawn anew has another.
      const observer = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (heading === null) return;
        heading.dataset["printed"] = "";
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    await open(page, path);
    await expect(page.locator("html.dark h1[data-printed]")).toHaveCount(1);
  });
}
