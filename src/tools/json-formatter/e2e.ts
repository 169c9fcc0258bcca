import { paste } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "JSON input" });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });
const verdict = (page: Page) =>
  page.getByRole("status").filter({ hasText: /Valid JSON|Invalid JSON format/ });

/** Adds to what is there. */
async function pasteText(page: Page, text: string) {
  await input(page).focus();
  await paste(page, text);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/json-formatter");
  await expect(input(page)).toBeVisible();
});

test("paste, read the result, copy it: no digit is lost", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await pasteText(page, '{"id":17478252242305210114,"b":-0,"a":1.0,"b":1E400}');
  await expect(verdict(page)).toContainText("✓ Valid JSON");
  await expect(page.getByText("Duplicate key")).toBeVisible();
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '{\n  "id": 17478252242305210114,\n  "b": -0,\n  "a": 1.0,\n  "b": 1E400\n}',
  );
});

test("typing is followed, and nothing is lost while the editor takes over", async ({ page }) => {
  const text = '{"typed":[1,2,3],"fast":true}';
  await input(page).click();
  await page.keyboard.type(text, { delay: 15 });
  await expect(verdict(page)).toHaveText(/^✓ Valid JSON · 2 keys/);
  await expect(input(page)).toContainText(text);
  await page.keyboard.press("Backspace");
  await expect(verdict(page)).toHaveText(/^Invalid JSON format · line 1, column 29/);
});

test("bad input: the place, the way to it, and a repair that is only a proposal", async ({
  page,
}) => {
  const near = "{'a': 1, // note\n  \"b\": [1, 2, ],\n}";
  await pasteText(page, near);
  await expect(verdict(page)).toHaveText("Invalid JSON format · line 1, column 2");
  await page.getByRole("button", { name: "Go to the error" }).click();
  await expect(input(page)).toBeFocused();

  await page.getByRole("button", { name: "Repair" }).click();
  await expect(page.getByRole("textbox", { name: "Repaired JSON" })).toContainText('"a": 1');
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(input(page)).toContainText("// note");

  await page.getByRole("button", { name: "Repair" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(verdict(page)).toContainText("✓ Valid JSON");
  await expect(input(page)).not.toContainText("// note");
});

test("everything by keyboard: sample, options, tree, path", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toContainText("✓ Valid JSON");

  // Tab leaves the field instead of indenting.
  await input(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("separator")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Text" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const tree = page.getByRole("tree", { name: "JSON tree" });
  await expect(tree.getByRole("treeitem")).not.toHaveCount(0);

  await tree.focus();
  await expect(tree.getByRole("treeitem", { selected: true })).toContainText("4 keys");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("$.order", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(tree.getByRole("treeitem", { selected: true })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("$.order.id", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("$.order", { exact: true })).toBeVisible();
});

test("the tree finds keys and values, and tells the path", { tag: "@proof" }, async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await page.getByText("Tree", { exact: true }).click();
  await page.getByRole("searchbox", { name: "Search keys and values" }).fill("TITLE");
  await expect(page.getByText("1 of 2", { exact: true })).toBeVisible();
  await expect(page.getByText("$.order.items[0].title", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next match" }).click();
  await expect(page.getByText("$.order.items[1].title", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Expand" }).selectOption("None");
  await expect(page.getByRole("treeitem")).toHaveCount(1);
});

test("settings and the text survive a reload", async ({ page }) => {
  await pasteText(page, '{"b":1,"a":2}');
  await page.getByText("Minify", { exact: true }).click();
  await page.getByText("Sort keys").click();
  await expect(result(page)).toContainText('{"a":2,"b":1}');
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain("tabkit-json-formatter");

  await page.reload();
  await expect(page.getByRole("radio", { name: "Minify" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Sort keys" })).toBeChecked();
  await expect(input(page)).toHaveText('{"b":1,"a":2}');
});

test(
  "3 MB are formatted in the background; a change then waits for the button",
  { tag: "@proof" },
  async ({ page }) => {
    const row = '{"id":17478252242305210114,"name":"Zoë","tags":["a","b"],"ok":true}';
    await pasteText(page, `[${`${row},\n`.repeat(44_000)}${row}]`);
    await expect(verdict(page)).toHaveText(/^✓ Valid JSON · 176,004 keys/, { timeout: 30_000 });
    await expect(page.getByText(/Showing the beginning/)).toBeVisible();

    const run = page.getByRole("button", { name: "Minify JSON" });
    await page.getByText("Minify", { exact: true }).click();
    await expect(verdict(page)).toContainText("not up to date");
    await run.click();
    await expect(run).toBeDisabled();
    await expect(verdict(page)).toHaveText(/^✓ Valid JSON · 176,004 keys · 3 levels deep$/, {
      timeout: 30_000,
    });
    const file = await download(page, "Download result");
    expect(file.name).toBe("formatted.json");
  },
);

test("more than 50 MiB is refused in words, with the size", { tag: "@proof" }, async ({ page }) => {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "x".repeat(51 * 1024 * 1024));
    document
      .querySelector("textarea")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByText("This text is 51 MiB. The limit is 50 MiB.")).toBeVisible();
});

test("a file can be dropped", async ({ page }) => {
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["\uFEFF[1,2]"], "dropped.json"));
    return transfer;
  });
  await input(page).dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByText("dropped.json")).toBeVisible();
  await expect(verdict(page)).toContainText("✓ Valid JSON");
});

test("a file that is not UTF-8 is read as what it is, and can be read in another way", async ({
  page,
}) => {
  const bytes = Buffer.from('{"city":"M\u{fc}nchen"}', "latin1");
  const pane = page.getByRole("region", { name: "JSON input" });
  await pane
    .locator("input[type=file]")
    .setInputFiles({ name: "city.json", mimeType: "application/json", buffer: bytes });
  await expect(page.getByText("Valid JSON")).toBeVisible();
  await expect(input(page)).toContainText("München");
  await expect(pane.getByText(/^Read as Windows-1252 \(Western\), which is a guess/)).toBeVisible();
  const encoding = pane.getByRole("combobox", { name: "Encoding" });
  await encoding.selectOption("UTF-8");
  await expect(pane.getByRole("alert")).toHaveText("“city.json” is not UTF-8.");
  await expect(input(page)).toContainText("München");
  await encoding.selectOption("Windows-1251 (Cyrillic)");
  await expect(input(page)).toContainText("Mьnchen");
});
