import { sampledCases } from "#proof/scale.ts";
import { expect, open, test, type Page } from "./fixtures.ts";

// Whoever works by keyboard must not be thrown back to the top of the page.

const textTools = [
  "/json-formatter",
  "/base64-tools",
  "/url-encoder",
  "/text-case",
  "/hash-generator",
  "/markdown-preview",
  "/jwt-decoder",
  "/regex-tester",
  "/code-beautifier",
  "/css-to-tailwind",
  "/diff-checker",
];

const samples = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Load Sample/ });
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const path of sampledCases(textTools, 3)) {
  test(`${path}: Clear leads to the field, a button that vanishes to its pane`, async ({
    page,
  }) => {
    await open(page, path);
    await samples(page).last().press("Enter");
    const clear = page
      .getByRole("main")
      .getByRole("button", { name: /^Clear / })
      .first();
    await expect(clear).toBeEnabled();
    expect(await hasFocus(page), "after Load Sample").toBe(true);
    await clear.press("Enter");
    await expect(clear).toBeDisabled();
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
    await page.keyboard.insertText("x");
    await expect(clear).toBeEnabled();
  });
}

test("a picture is chosen: the focus stays in its pane", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/image-optimizer");
  await samples(page).press("Enter");
  await expect(samples(page)).toBeHidden();
  expect(await hasFocus(page)).toBe(true);
});

test("a favorite that is removed: the page keeps the focus and says how many are left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("tabkit-favorites") !== null) return;
    localStorage.setItem("tabkit-favorites", '["/json-formatter","/text-case"]');
  });
  await open(page, "/favorites");
  await page.getByRole("button", { name: "Favorite JSON Formatter" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 favorite" })).toBeVisible();
  expect(await hasFocus(page)).toBe(true);
});

test("a field that holds something wrong says so itself", async ({ page }) => {
  await open(page, "/json-formatter");
  const field = page.getByRole("textbox", { name: "JSON input" });
  await field.fill("{");
  await expect(page.getByRole("textbox", { name: "JSON input" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(field).toHaveAccessibleDescription(/Invalid JSON/);
  await field.fill("{}");
  await expect(field).not.toHaveAttribute("aria-invalid");
});
