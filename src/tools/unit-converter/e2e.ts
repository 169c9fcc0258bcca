import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const value = (page: Page) => page.getByLabel("Value");
const result = (page: Page) => page.locator("output");
const unit = (page: Page, label: "From" | "To") => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${name}$`) }) });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/unit-converter");
  await expect(result(page)).toHaveText("1.609344 km");
});

test("type, read, copy; all units at once", async ({ page }) => {
  await value(page).fill("42.195");
  await unit(page, "From").selectOption("km");
  await unit(page, "To").selectOption("mi");
  await expect(result(page)).toHaveText("26.218757 mi");
  await expect(page.getByText("About 26.2187574564543 mi")).toBeVisible();
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect.poll(() => clipboard(page)).toBe("26.218757");
  await expect(row(page, "Meter")).toContainText("42195 m");
  await page.getByRole("button", { name: "Copy Yard" }).click();
  await expect.poll(() => clipboard(page)).toBe("46145.013123");
  await page.getByRole("button", { name: "Copy all units" }).click();
  await expect.poll(() => clipboard(page)).toContain("42.195 km\n42195 m\n");
});

test(
  "what is not a number gives an empty result and says why",
  { tag: "@proof" },
  async ({ page }) => {
    for (const [typed, why] of [
      ["abc", "Not a number: “abc”"],
      ["5 foo", "“foo” is not a number or a unit known here"],
      ["Infinity", "Not a number: “Infinity”"],
    ] as const) {
      await value(page).fill(typed);
      await expect(result(page)).toHaveText("");
      await expect(value(page)).toHaveAccessibleDescription(why);
      await expect(page.getByRole("button", { name: "Copy result" })).toBeDisabled();
      await expect(page.locator("dl > div")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(value(page)).toHaveAttribute("aria-invalid", "false");
    await expect(result(page)).toHaveText("");
  },
);

test(
  "the sample: feet and inches, and the units follow what is typed",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByRole("button", { name: "Load Sample" }).click();
    await expect(result(page)).toHaveText("180.34 cm");
    await expect(unit(page, "From")).toHaveValue("ft");
    await value(page).fill("100 km/h to mph");
    await expect(result(page)).toHaveText("62.137119 mph");
    await expect(page.getByLabel("More categories")).toHaveValue("speed");
    // A unit that is chosen by hand wins over the typed one.
    await unit(page, "To").selectOption("m/s");
    await expect(value(page)).toHaveValue("100");
    await expect(result(page)).toHaveText("27.777778 m/s");
  },
);

test("every category converts, there and back by Swap", async ({ page }) => {
  await page.getByRole("radio", { name: "Temperature" }).check({ force: true });
  await expect(result(page)).toHaveText("33.8 °F");
  await page.getByRole("button", { name: "Swap" }).click();
  await value(page).fill("-500");
  await expect(result(page)).toHaveText("-295.555556 °C");
  await expect(page.getByText("Below absolute zero")).toBeVisible();
  await value(page).fill("2");
  for (const [category, expected] of [
    ["time", "7200 s"],
    ["data", "1.907349 MiB"],
    ["angle", "0.034907 rad"],
    ["fuel", "4.704292 mpg (US)"],
    ["numbers", "20 million"],
    ["css", "0.125 rem"],
  ] as const) {
    await page.getByLabel("More categories").selectOption(category);
    await expect(result(page)).toHaveText(expected);
  }
  await value(page).fill("0 L/100 km to km/L");
  await expect(result(page)).toHaveText("No fuel at all: no number of km/L says that");
  await value(page).fill("2*3 ft + 6 in");
  await expect(value(page)).toHaveAccessibleDescription("Read as 6.5 ft");
});

test("what 6 decimals would hide is said on a second line", { tag: "@proof" }, async ({ page }) => {
  await value(page).fill("1 mm in mi");
  await expect(result(page)).toHaveText("0.000001 mi");
  await expect(page.getByText("About 6.21371192237334e-7 mi")).toBeVisible();
  await value(page).fill("1 lb in kg");
  await expect(result(page)).toHaveText("0.453592 kg");
  await page.getByRole("button", { name: "Copy all digits" }).click();
  await expect.poll(() => clipboard(page)).toBe("0.45359237");
});

test("by keyboard alone", async ({ page }) => {
  await page.getByRole("radio", { name: "Length" }).focus();
  await page.keyboard.press("ArrowRight"); // Weight
  await page.keyboard.press("Tab"); // more categories
  await page.keyboard.press("Tab"); // the value
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,00,000");
  await page.keyboard.press("Tab"); // from
  await page.keyboard.press("ArrowDown"); // ounce
  await page.keyboard.press("Tab"); // swap
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveText("3527396.194958 oz");
  await page.keyboard.press("Tab"); // to
  await page.keyboard.press("Tab"); // copy
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("3527396.194958");
});

test("units and grouping are remembered, the value is not", { tag: "@proof" }, async ({ page }) => {
  await page.getByRole("radio", { name: "Area" }).check({ force: true });
  await unit(page, "From").selectOption("bigha");
  await page.getByRole("radio", { name: "12,34,567" }).check({ force: true });
  await value(page).fill("98765");
  await expect(result(page)).toHaveText("2,68,88,77,125 ft²");
  await page.reload();
  await expect(result(page)).toHaveText("27,225 ft²");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("98765");
});
