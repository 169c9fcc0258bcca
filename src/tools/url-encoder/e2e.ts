import { pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Input", exact: true });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });
const mode = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

test.beforeEach(async ({ page }) => {
  await page.goto("/url-encoder");
  await expect(input(page)).toBeVisible();
});

test("type, read, copy, and back again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await input(page).fill("crème & 50%");
  await expect(result(page)).toHaveValue("cr%C3%A8me%20%26%2050%25");
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "cr%C3%A8me%20%26%2050%25",
  );
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.getByRole("radio", { name: "Decode" })).toBeChecked();
  await expect(result(page)).toHaveValue("crème & 50%");
});

test("a whole URL, and a space as +", async ({ page }) => {
  await input(page).fill("https://example.com/a b?q=c d");
  await page.getByRole("combobox", { name: "As" }).selectOption("Whole URL");
  await expect(result(page)).toHaveValue("https://example.com/a%20b?q=c%20d");
  await page.getByText("Space as +").click();
  await expect(result(page)).toHaveValue("https://example.com/a%20b?q=c+d");
});

test("a bad escape: the message, the reason, the place, and a repair", async ({ page }) => {
  await mode(page, "Decode");
  await input(page).fill("ok\n100% caf%E9");
  await expect(page.getByRole("status").first()).toHaveText(
    "Error decoding URL · line 2, column 4",
  );
  await expect(page.getByText("“% c” is not an escape")).toBeVisible();
  await page.getByRole("button", { name: "Go to the error" }).click();
  await expect(input(page)).toBeFocused();
  await page.getByRole("button", { name: "Read it as a percent sign" }).click();
  await expect(result(page)).toHaveValue("ok\n100% caf%E9");
});

test("half of a character: the message, and a repair", { tag: "@proof" }, async ({ page }) => {
  await input(page).focus();
  await page.evaluate(() => document.execCommand("insertText", false, "a\uD800"));
  await expect(page.getByText("Error encoding URL").first()).toBeVisible();
  await page.getByRole("button", { name: "Replace it with \uFFFD" }).click();
  await expect(result(page)).toHaveValue("a%EF%BF%BD");
});

test("encoded twice is said, and decoded again", { tag: "@proof" }, async ({ page }) => {
  await mode(page, "Decode");
  await input(page).fill("a%2520b");
  await expect(result(page)).toHaveValue("a%20b");
  await page.getByRole("button", { name: "Decode again" }).click();
  await expect(result(page)).toHaveValue("a b");
});

test("a URL in its parts: each can be changed, and the URL follows", async ({ page }) => {
  await mode(page, "URL parts");
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await expect(page.getByRole("textbox", { name: "Host" })).toHaveValue("shop.example.com");
  await expect(page.getByText("Reads: /café/menu")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Value 1" })).toHaveValue("salt & pepper");

  await page.getByRole("textbox", { name: "Value 1" }).fill("ü=1");
  await expect(input(page)).toHaveValue(/\?q=%C3%BC%3D1&size=L/);
  await page.getByRole("button", { name: "Remove tracking (1)" }).click();
  await page.getByRole("button", { name: "Remove parameter 3" }).click();
  await page.getByRole("textbox", { name: "Port" }).fill("");
  await page.getByRole("button", { name: "Add parameter" }).click();
  await expect(page.getByRole("textbox", { name: "Name 4" })).toBeFocused();
  await page.keyboard.type("page");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await expect(input(page)).toHaveValue(
    "https://shop.example.com/caf%C3%A9/menu?q=%C3%BC%3D1&size=L&sort=price&page=2#results",
  );
});

test("everything by keyboard; settings stay, the text does not", async ({ page }) => {
  await page.getByRole("radio", { name: "Encode" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: "+ is a space" })).toBeChecked();
  await input(page).focus();
  await page.keyboard.type("secret+text");
  await expect(result(page)).toHaveValue("secret text");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("secret");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Decode" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "+ is a space" })).toBeChecked();
  await expect(input(page)).toHaveValue("secret+text");
});

test(
  "2 MB are encoded in the background, and taken away whole",
  { tag: "@proof" },
  async ({ page }) => {
    await pasteOver(input(page), "ü ".repeat(700_000));
    await expect(page.getByText(/Showing the beginning/)).toBeVisible({ timeout: 30_000 });
    await page.getByText("Space as +").click();
    await expect(page.getByText("not up to date")).toBeVisible();
    await page.getByRole("button", { name: "Encode", exact: true }).click();
    await expect(page.getByText("not up to date")).toBeHidden();
    const file = await download(page, "Download result");
    expect(file.name).toBe("encoded.txt");
  },
);
