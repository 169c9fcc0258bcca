import { pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Text" });
const result = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const counts = (page: Page) => page.getByLabel("Counts");

test.beforeEach(async ({ page }) => {
  await page.goto("/text-case");
  await expect(input(page)).toBeVisible();
});

test("type, read every case, copy one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await input(page).fill("XMLHttpRequest für straße");
  await expect(result(page, "snake_case")).toContainText("xml_http_request_für_straße");
  await expect(result(page, "UPPER CASE")).toContainText("XMLHTTPREQUEST FÜR STRASSE");
  await expect(result(page, "slug")).toContainText("xml-http-request-fur-strasse");
  await page.getByRole("button", { name: "Copy camelCase" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("xmlHttpRequestFürStraße");
});

test("counts characters as people see them", async ({ page }) => {
  await input(page).fill("👩‍👩‍👧 ok\ntwo");
  for (const figure of ["Characters8", "Words2", "Lines2", "Bytes (UTF-8)25"])
    await expect(counts(page)).toContainText(figure);
  await expect(page.getByText("8 characters · 2 lines")).toBeVisible();
});

test("each line, or the whole text", { tag: "@proof" }, async ({ page }) => {
  await input(page).fill("foo bar\nbaz qux");
  await expect(result(page, "PascalCase")).toContainText("FooBar\nBazQux", {
    useInnerText: true,
  });
  await page.getByText("Whole text").click();
  await expect(result(page, "PascalCase")).toContainText("FooBarBazQux");
});

test("Turkish letters, acronyms and numbers, as asked", async ({ page }) => {
  await input(page).fill("parseHTML5 istanbul");
  await page.getByRole("combobox", { name: "Letters of" }).selectOption("tr");
  await expect(result(page, "UPPER CASE")).toContainText("PARSEHTML5 İSTANBUL");
  await page.getByText("Keep acronyms").click();
  await expect(result(page, "PascalCase")).toContainText("ParseHTML5İstanbul");
  await page.getByText("Split numbers").click();
  await expect(result(page, "kebab-case")).toContainText("parse-html-5-istanbul");
});

test("nothing in, nothing out; the sample by keyboard; settings and the text stay", async ({
  page,
}) => {
  await expect(page.getByRole("button", { name: "Copy camelCase" })).toBeDisabled();
  await page.getByRole("radio", { name: "Each line" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Load Sample" }).focus();
  await page.keyboard.press("Enter");
  await expect(result(page, "dot.case")).toContainText("the.quick.brown.fox");
  await page.getByRole("button", { name: "Copy dot.case" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Copied|Press/ })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("quick");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Whole text" })).toBeChecked();
  await expect(input(page)).toHaveValue(/quick/);
});

test(
  "2 MB are counted in the background, and one case is taken away whole",
  { tag: "@proof" },
  async ({ page }) => {
    await pasteOver(input(page), "hello big world\n".repeat(130_000));
    await expect(counts(page)).toContainText("Words390,000", { timeout: 30_000 });
    const file = await download(page, "Download snake_case");
    expect(file.name).toBe("snake.txt");
  },
);
