import { expect, open, test } from "./fixtures.ts";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { stored } from "./storage.ts";

// What stands where on the home page, and what it remembers.

for (const { width, height, maxHeight } of [
  { width: 1280, height: 720, maxHeight: 2600 },
  { width: 375, height: 667, maxHeight: 6500 },
]) {
  test(`${width} px wide: the first tools are in sight, and the page is not too long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    const card = page.getByRole("listitem").filter({ hasText: "Use Tool" }).first();
    const inSight = [
      card,
      page.getByRole("combobox", { name: "Search tools" }),
      page.getByRole("link", { name: "Explore Tools" }),
      page.getByRole("link", { name: "Play Games" }),
      page.getByRole("button", { name: /^Favorites \(/ }),
    ];
    for (const part of inSight) await expect.soft(part).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      "height of the page",
    ).toBeLessThanOrEqual(maxHeight);
  });
}

test("categories stay in reach, say where one is, and are found from a search, too", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, "/");
  const chips = page.getByRole("navigation", { name: "Categories" });
  await expect(chips.getByRole("link")).toHaveText([
    "Core",
    "Design",
    "Text & Data",
    "Developer",
    "Security",
    "CSS",
    "Code & Docs",
    "Calculators",
    "Generators",
    "Converters",
    "Games on this page",
  ]);
  await page.getByRole("combobox", { name: "Search tools" }).fill("zzzz");
  await expect(page.getByText("No tools found")).toBeVisible();
  const calculators = chips.getByRole("link", { name: "Calculators" });
  await calculators.click();
  await expect(page.getByRole("heading", { name: "Calculators" }).first()).toBeInViewport();
  await expect(calculators).toHaveAttribute("aria-current", "location");
  await expect(calculators).toBeInViewport({ ratio: 1 });
});

test("recent: kept, newest first, cleared, switched off and on", async ({ page }) => {
  await open(page, "/");
  const row = page.getByRole("region", { name: "Your tools" });
  await expect(row.getByRole("heading")).toHaveText("Start with");
  for (const path of ["/text-case", "/games/snake", "/text-case", "/calculator/loan"]) {
    await open(page, path);
  }
  await open(page, "/");
  await expect(row.getByRole("heading")).toHaveText("Recent");
  await expect(row.getByRole("link")).toHaveText([
    "Loan Calculator",
    "Text Case Converter",
    "Snake",
  ]);
  await page.getByRole("button", { name: "Favorite JSON Formatter" }).click();
  await expect(row.getByRole("heading")).toHaveText(["Favorites", "Recent"]);
  await row.getByRole("button", { name: "Clear recent" }).click();
  await expect(row.getByRole("heading")).toHaveText("Favorites");
  await expect(row).toBeFocused(); // The button is gone; the focus is not.

  await open(page, "/games/snake");
  await open(page, "/privacy");
  await expect(page.getByText("tabkit-recents")).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  const words = await page.getByText("Your theme, your favorites").boundingBox();
  expect(words?.width, "beside a long value").toBeLessThan(375);
  await page.getByText("Keep what I opened last").click();
  await open(page, "/text-case");
  expect(await stored(page, "tabkit-recents")).toBe('{"isOn":false,"paths":[]}');
  await open(page, "/");
  await expect(row).toContainText("Recent is off.");
  await row.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("link", { name: "Use Tool Time Tools" }).click();
  await page.goBack();
  await expect(row.getByRole("heading")).toHaveText(["Favorites", "Recent"]);
});

for (const width of [1280, 375]) {
  const tag = width === 375 ? [] : ["@proof"];
  test(
    `${width} px wide: nothing moves when favorites and recents appear`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem(
          "tabkit-favorites",
          JSON.stringify(["/ip-address", "/color-tools", "/screen-resolution", "/games/2048"]),
        );
        const paths = ["/diff-checker", "/color-tools", "/password-generator", "/calculator/sip"];
        localStorage.setItem("tabkit-recents", JSON.stringify({ isOn: true, paths }));
      });
      await page.setViewportSize({ width, height: 700 });
      await watchShifts(page);
      await open(page, "/");
      await expect(page.getByRole("button", { name: "Favorites (4)" })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    },
  );
}
