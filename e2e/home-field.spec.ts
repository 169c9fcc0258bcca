import { sampledCases } from "#proof/scale.ts";
import { expect, open, test, type Page } from "./fixtures.ts";

// The one large field of the home page and its panel; what a search filters is in home.spec.ts.

const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Search tools" });
const chosen = (page: Page) => page.getByRole("option", { selected: true });

test("by keyboard alone: / goes there, arrows choose, Enter opens, Escape clears", async ({
  page,
}) => {
  await open(page, "/");
  const field = fieldOf(page);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(chosen(page)).toHaveCount(0);

  await page.keyboard.type("json/");
  await page.keyboard.press("Backspace"); // a slash in the field is only a slash
  await expect(chosen(page)).toContainText("JSON Formatter");
  await page.keyboard.press("ArrowDown");
  const second = page.getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  expect(await field.getAttribute("aria-activedescendant")).toBe(await second.getAttribute("id"));
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(page.getByRole("region", { name: "Core Utilities" })).toBeVisible();

  // Faster than the search applies: what is typed counts.
  await page.keyboard.type("epoch");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/time-tools");
});

test("its panel is as high with the example, with hits, with an answer and with none", async ({
  page,
}) => {
  const sizes = [
    { width: 375, height: 667 },
    { width: 1280, height: 720 },
  ];
  for (const size of sampledCases(sizes, 1)) {
    await page.setViewportSize(size);
    await open(page, "/");
    const bar = page.getByRole("group", { name: "Show" });
    const top = (await bar.boundingBox())?.y;
    for (const [text, words] of [
      ["json", "JSON Formatter"],
      ["calc", "Scientific Calculator"],
      ["50L 8.5% 20y", "Monthly payment"],
      ["zzzz", "No tools found"],
    ] as const) {
      await fieldOf(page).fill(text);
      await expect(page.getByRole("main")).toContainText(words);
      expect((await bar.boundingBox())?.y, text).toBe(top);
    }
    await page.getByRole("button", { name: "Show all tools" }).click();
    await expect(page.getByRole("region", { name: "Core Utilities" })).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
  }
});

test("what the filter does not find stands in the rest of Tabkit, and Enter opens it", async ({
  page,
}) => {
  await open(page, "/");
  await fieldOf(page).fill("guid");
  await expect(page.getByText('No tools found for "guid"')).toBeVisible();
  const rest = page.getByRole("region", { name: "In the rest of Tabkit" });
  await expect(rest.getByRole("link", { name: "Use Tool UUID Generator" })).toBeVisible();
  await fieldOf(page).fill("snake");
  await expect(page.getByRole("link", { name: "Use Tool Text Case Converter" })).toBeVisible();
  await expect(rest.getByRole("link", { name: "Play Now Snake" })).toBeVisible();
  await fieldOf(page).press("Enter");
  await expect(page).toHaveURL("/games/snake");
});
