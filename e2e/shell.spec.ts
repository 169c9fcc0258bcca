import { pauseClock } from "./clock.ts";
import { expect, open, test } from "./fixtures.ts";
import { sampledCases } from "#proof/scale.ts";

test.describe("header menus", () => {
  test("hover opens one at a time, leaving closes after 150 ms", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await pauseClock(page);
    const tools = page.getByRole("button", { name: "Tools menu" });
    const calculators = page.getByRole("button", { name: "Calculators menu" });
    await tools.hover();
    await expect(tools).toHaveAttribute("aria-expanded", "true");
    await calculators.hover();
    await expect(calculators).toHaveAttribute("aria-expanded", "true");
    await expect(tools).toHaveAttribute("aria-expanded", "false");
    await page.mouse.move(5, 700);
    await page.clock.runFor(140);
    await expect(calculators).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(20);
    await expect(calculators).toHaveAttribute("aria-expanded", "false");
  });

  test("keyboard: Enter and Arrow Down open, Escape closes and gives the focus back", async ({
    page,
  }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "Tools menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("header a:focus")).toHaveAttribute("href", "/ip-address");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });

  test("a followed entry closes the menu, scrolls to the top, and focuses the heading", async ({
    page,
  }) => {
    await open(page, "/");
    await page.mouse.wheel(0, 600);
    const button = page.getByRole("button", { name: "Tools menu" });
    await button.click();
    await page.getByRole("navigation", { name: "Main" }).getByText("JSON Formatter").click();
    await expect(page).toHaveURL("/json-formatter");
    await expect(page).toHaveTitle("JSON Formatter – Tabkit");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { level: 1, name: "JSON Formatter" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("Back restores the old scroll position, Forward too", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Use Tool Loan Calculator" }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Use Tool Loan Calculator" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loan Calculator");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test("a link with an anchor goes to the anchor, from another page too", async ({ page }) => {
  await open(page, "/games");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Calculators" })
    .click();
  await expect(page).toHaveURL("/#calculators");
  await expect(page.locator("#calculators")).toBeInViewport();
});

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

test.describe("palette", () => {
  for (const keys of sampledCases(["/", "Meta+k", "Control+k"], 2)) {
    test(`${keys} opens it; typing and Enter go there`, async ({ page }) => {
      await open(page, "/");
      await page.keyboard.press(keys);
      const field = page.getByRole("combobox");
      await expect(field).toBeFocused();
      await page.keyboard.type("epoch");
      await expect(page.getByRole("option").first()).toContainText("Time Tools");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/time-tools");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }

  test("arrows move, a click chooses, Escape closes, and a slash in a field is only a slash", async ({
    page,
  }) => {
    await open(page, "/");
    await page.getByRole("searchbox").press("/");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.getByRole("button", { name: "Search" }).first().click();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: /2048/ }).click();
    await expect(page).toHaveURL("/games/2048");
  });
});

test("mobile panel: big rows, counts favorites, closes on navigation", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  const panel = page.getByRole("navigation", { name: "Mobile" });
  for (const name of ["Home", "Games", "Calculators", "Favorites (0)"]) {
    await expect(panel.getByRole("link", { name })).toBeVisible();
  }
  await panel.getByRole("button", { name: "Dark Mode" }).click();
  await expect(panel.getByRole("button", { name: "Light Mode" })).toBeVisible();
  await panel.getByRole("link", { name: "Games" }).click();
  await expect(page).toHaveURL("/games");
  await expect(panel).toBeHidden();
});

test("gold widget: a price in range, its change, and that it is illustrative", async ({ page }) => {
  await open(page, "/");
  const widget = page.getByRole("region", { name: "Gold price, illustrative" });
  const price = widget.getByText(/^₹6[23],\d{3}$/);
  await expect(price).toBeVisible();
  const rupees = Number((await price.innerText()).replaceAll(/\D/g, ""));
  expect(rupees).toBeGreaterThanOrEqual(62_000);
  expect(rupees).toBeLessThanOrEqual(63_000);
  await expect(widget.getByText(/%\)/)).toBeVisible();
  await expect(widget.getByText(/Last updated/)).toBeVisible();
  await expect(widget.getByText(/not market data/)).toBeVisible();
});

test("an unknown address: status 404, the nearest names, a search over everything", async ({
  page,
  noise,
}) => {
  noise.expect(/404/); // The browser itself reports it.
  const response = await open(page, "/json-formater");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("link", { name: "Use Tool JSON Formatter" })).toBeVisible();
  await page.getByRole("searchbox").fill("emi");
  await expect(page.getByRole("link", { name: "Use Tool Loan Calculator" })).toBeVisible();
});

test("privacy page: shows, exports, imports and erases what is kept", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Favorite JSON Formatter" }).click();
  await page.getByRole("link", { name: "Privacy and your data" }).click();
  await expect(page.getByText("tabkit-favorites")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("button", { name: "Yes, erase everything" }).click();
  await expect(page.getByText("Nothing is stored.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-favorites"))).toBeNull();
  await page.getByLabel("Import").setInputFiles(file);
  await expect(page.getByText(/Imported 1 entry/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-favorites"))).toBe(
    '["/json-formatter"]',
  );
});
