import { pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { sampledCases } from "#proof/scale.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Code" });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });
const language = (page: Page) => page.getByRole("combobox", { name: "Language" });

test.beforeEach(async ({ page }) => {
  await page.goto("/code-beautifier");
  await expect(input(page)).toBeVisible();
});

test("paste, read the result, copy it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await pasteOver(input(page), "const a=1;if(a){b( )}");
  await expect(page.getByText("JavaScript (detected) · 5 lines")).toBeVisible();
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "const a = 1;\nif (a) {\n  b();\n}\n",
  );
});

test(
  "each language is recognized by its sample, and laid out",
  { tag: "@proof" },
  async ({ page }) => {
    const names = await language(page).getByRole("option").allTextContents();
    expect(names).toHaveLength(14);
    for (const name of sampledCases(names.slice(1), 5)) {
      await language(page).selectOption(name);
      await page.getByRole("button", { name: "Load Sample" }).first().click();
      const verdict = page
        .getByRole("status")
        .filter({ hasText: new RegExp(`^${name} · \\d+ lines`) });
      await expect(verdict).toBeVisible();
    }
    await language(page).selectOption("Auto-detect");
    await expect(page.getByText(/^XML \(detected\)/)).toBeVisible();
  },
);

test("broken code: the spec’s message, the place, the code untouched", async ({ page }) => {
  await pasteOver(input(page), '{"a": 1,\n "b": 2,}');
  const verdict = page.getByRole("status").filter({ hasText: "Invalid" });
  await expect(verdict).toHaveText("Invalid JSON format · line 2, column 9");
  await expect(page.getByText("Your code is untouched.")).toBeVisible();
  await page.getByRole("button", { name: "Go to the error" }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(page.getByText("JSON (detected) · 5 lines")).toBeVisible();

  await pasteOver(input(page), "function a( {");
  await expect(verdict).toHaveText(/^Invalid JavaScript format · line 1, column 14/);
  await expect(input(page)).toContainText("function a( {");
});

test("SQL of any dialect, HTML that is not closed, and what is not known", async ({ page }) => {
  await pasteOver(input(page), "select a::text from b");
  await expect(page.getByText("SQL (detected) · Read as PostgreSQL · 5 lines")).toBeVisible();
  await page.getByRole("combobox", { name: "Dialect" }).selectOption("MySQL");
  const verdict = page.getByRole("status").filter({ hasText: /Invalid|known/ });
  await expect(verdict).toHaveText("Invalid SQL format · line 1, column 9");
  await pasteOver(input(page), "<div><span>a</div>");
  await expect(page.getByText("Never closed: <span>. Closing tags were added")).toBeVisible();
  await pasteOver(input(page), "def add(a, b):\n    return a + b");
  await expect(verdict).toHaveText("Python is not a language known here");
});

test("by keyboard alone: sample, language, options", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText("export function createQueue(limit = 2) {");
  await page.getByRole("button", { name: "More options" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("switch", { name: "Single quotes" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(result(page)).toContainText("'no'");
});

test(
  "JSON and CSS can be minified, and the settings survive a reload",
  { tag: "@proof" },
  async ({ page }) => {
    await pasteOver(input(page), '{ "a" : [ 1.0 ] }');
    await page.getByText("Minify", { exact: true }).click();
    await expect(result(page)).toHaveText('{"a":[1.0]}');
    await pasteOver(input(page), "a { b : c ; }");
    await expect(result(page)).toHaveText("a{b:c}");
    await expect(page.getByText("CSS (detected) · 6 bytes, 7 bytes less")).toBeVisible();
    await page.reload();
    await expect(input(page)).toHaveText("a { b : c ; }");
    await language(page).selectOption("CSS");
    await expect(page.getByRole("radio", { name: "Minify" })).toBeChecked();
  },
);

test(
  "a dropped file says its language, and keeps its name",
  { tag: "@proof" },
  async ({ page }) => {
    const drop = async (text: string, name: string) => {
      const give = ([text = "", name = ""]: string[]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], name));
        return transfer;
      };
      const dataTransfer = await page.evaluateHandle(give, [text, name]);
      await input(page).dispatchEvent("drop", { dataTransfer });
    };
    // Too long to follow every change, but what is placed is worked on at once.
    await drop(`[${"1,".repeat(600_000)}1]`, "long.json");
    await expect(page.getByText(/^JSON \(detected\) · 600,00\d lines$/)).toBeVisible();
    await drop("a{b:c}", "theme.scss");
    await expect(page.getByText("SCSS (detected) · 4 lines")).toBeVisible();
    const file = await download(page, "Download result");
    expect(file.name).toBe("theme.scss");
    await pasteOver(input(page), "const a=1");
    await expect(page.getByText("JavaScript (detected) · 2 lines")).toBeVisible();
  },
);

test("opened with a text and its language", { tag: "@proof" }, async ({ page }) => {
  const parcel = { word: "sql format", text: "select a from b", pathname: "/code-beautifier" };
  await page.evaluate(
    (text) => sessionStorage.setItem("tabkit-handover", text),
    JSON.stringify(parcel),
  );
  await page.reload();
  await expect(page.getByText("SQL · 5 lines")).toBeVisible();
  await expect(language(page)).toHaveValue("sql");
});

test(
  "the page answers while 300 kB are laid out, and it can be canceled",
  { tag: "@proof" },
  async ({ page }) => {
    const part = "function f(a,b){return a+b>1?`${a}`:[b,{c:1}]}\n";
    await pasteOver(input(page), part.repeat(6000));
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Canceled. Your text is still here.")).toBeVisible();
    await pasteOver(input(page), "a()");
    await expect(result(page)).toHaveText(/^a\(\);/);
  },
);
