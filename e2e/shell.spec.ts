import { pauseClock } from "./clock.ts";
import { expect, open, test } from "./fixtures.ts";

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
    const focused = page.locator("header a:focus");
    for (const [key, target] of [
      ["ArrowDown", "/screen-resolution"],
      ["ArrowUp", "/ip-address"],
      ["ArrowUp", "/unit-converter"],
      ["Home", "/ip-address"],
      ["End", "/unit-converter"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused, key).toHaveAttribute("href", target);
    }
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
  await page.emulateMedia({ reducedMotion: "reduce" }); // one jump, and no way there to be caught on
  await open(page, "/games");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Calculators" })
    .click();
  await expect(page).toHaveURL("/#calculators");
  await expect(page.locator("#calculators")).toBeInViewport();
  // The section begins where the bar ends.
  const bar = page.getByRole("group", { name: "Show" }).locator("..");
  const distance = async () => {
    const [above, section] = [
      await bar.boundingBox(),
      await page.locator("#calculators").boundingBox(),
    ];
    return (section?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(distance).toBeLessThan(24);
  expect(await distance()).toBeGreaterThan(-4);
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

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("a tap outside closes the phone's panel; the bar stays small", async ({ page }) => {
    await open(page, "/json-formatter");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.touchscreen.tap(180, 640);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(110);
  });

  test("a tap outside closes a menu of the bar, whose words are all there", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, "/json-formatter");
    const button = page.getByRole("button", { name: "Games menu" });
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "2048" })).toBeVisible();
    const cut = await page
      .getByRole("navigation", { name: "Main" })
      .locator("a span")
      .evaluateAll(
        (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
    await page.touchscreen.tap(500, 740);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test("what is printed around a unit comes alive with the first move", async ({ page }) => {
  await open(page, "/json-formatter");
  const heart = page.getByRole("button", { name: "Favorite Base64 Tools" });
  const isAlive = () => heart.evaluate((button) => Object.keys(button).length > 0);
  expect(await isAlive()).toBe(false);
  await page.mouse.move(300, 300);
  await expect.poll(isAlive).toBe(true);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Favorite", { exact: true })).toBeVisible();
});

test("F9: without its script it stays as it is printed, and a menu says so", async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  noise.allow(/dynamically imported module/);
  await page.route(/catalog-parts/, (route) => route.abort());
  await open(page, "/json-formatter");
  await page.getByRole("textbox").first().fill("[1]");
  await page.getByRole("button", { name: "Tools menu" }).hover();
  await expect(page.getByText("The menu could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Related" })).toBeVisible();
  await page.getByRole("navigation", { name: "All pages" }).getByText("Loan Calculator").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loan Calculator");
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

test("a path that is wrong only in case or in slashes leads to its page", async ({
  page,
  noise,
}) => {
  noise.expect(/404/); // Chromium itself reports the status of the document.
  // As on a host that has only the page for what is lost.
  await page.route(/Snake/, async (route) => {
    const response = await route.fetch({ url: new URL("/no-such-page", page.url()).href });
    await route.fulfill({ response });
  });
  await open(page, "/games");
  await page.goto("/Games//Snake").catch(() => {});
  await expect(page).toHaveURL("/games/snake");
  await expect(page.locator("h1")).toHaveText("Snake");
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
  await open(page, "/calculator/emi");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Loan");
  await open(page, "/game");
  await page.getByRole("main").getByRole("link", { name: "Developer Games" }).click();
  await expect(page).toHaveURL("/games");
  await open(page, "/wp-admin");
  await expect(page.getByText("Did you mean")).toBeHidden();
});

test("privacy page: shows, exports, imports and erases what is kept", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Favorite JSON Formatter" }).click();
  await page.getByRole("link", { name: "Privacy and your data" }).click();
  await expect(page.getByText("tabkit-favorites")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("button", { name: "Yes, erase everything" }).click();
  await expect(page.getByText("Nothing is stored.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-favorites"))).toBeNull();
  await page.getByLabel("Import").setInputFiles(file);
  await expect(page.getByText(/Imported 1 entry/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-favorites"))).toBe(
    '["/json-formatter"]',
  );
});
