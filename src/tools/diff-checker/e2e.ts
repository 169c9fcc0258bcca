import { clipboard, pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const field = (page: Page, name: "Original" | "Changed") => page.getByRole("textbox", { name });
const status = (page: Page) =>
  page.getByRole("status").filter({ hasText: /alike|identical|same|Paste two|apart|JSON format/ });
const result = (page: Page) => page.getByRole("table", { name: "Differences, line by line" });
const row = (page: Page, text: string) => result(page).getByRole("row").filter({ hasText: text });

/** A file with these bytes, dropped on a field. */
async function drop(
  page: Page,
  name: "Original" | "Changed",
  file: string,
  content: string | number[],
) {
  const files = await page.evaluateHandle(
    ({ file, content }) => {
      const transfer = new DataTransfer();
      const bytes = typeof content === "string" ? content : new Uint8Array(content);
      transfer.items.add(new File([bytes], file));
      return transfer;
    },
    { file, content },
  );
  await field(page, name).dispatchEvent("drop", { dataTransfer: files });
}

test.beforeEach(async ({ page }) => {
  await page.goto("/diff-checker");
  await expect(field(page, "Original")).toBeVisible();
});

test("paste two texts, read what changed, copy a patch", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await pasteOver(field(page, "Original"), "one\nport: 80\nlast");
  await pasteOver(field(page, "Changed"), "one\nport: 8080\nnew\nlast");
  await expect(status(page)).toContainText("+ 1 line added");
  await expect(status(page)).toContainText("− 0 lines removed");
  await expect(status(page)).toContainText("~ 1 line modified");
  await expect(status(page)).toContainText("2 unchanged · 71 % alike");
  await expect(row(page, "port").locator("del, ins")).toHaveText(["80", "8080"]);
  await expect(result(page).getByRole("columnheader")).toHaveText([
    "Old line",
    "Original",
    "New line",
    "Changed",
  ]);
  await page.getByRole("button", { name: "Copy patch" }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe(
      "--- a/text.txt\n+++ b/text.txt\n@@ -1,3 +1,4 @@\n one\n-port: 80\n+port: 8080\n+new\n last\n\\ No newline at end of file\n",
    );
  await pasteOver(field(page, "Changed"), "one\nport: 80\nlast");
  await expect(status(page)).toHaveText("The texts are identical");
  await expect(page.getByRole("button", { name: "Copy patch" })).toBeDisabled();
});

test("by keyboard alone: sample, unified, next change, swap", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("+ 4 lines added");
  await page.getByRole("radio", { name: "Side by side" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(row(page, "const port")).toHaveCount(2);
  await page.getByRole("button", { name: "Next change" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 5", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Swap" }).press("Enter");
  await expect(status(page)).toContainText("− 4 lines removed");
});

test("what cannot be seen is shown; other line endings are told once", async ({ page }) => {
  await pasteOver(field(page, "Original"), "a key\n");
  await pasteOver(field(page, "Changed"), "a\u00a0k\u200bey\n");
  await expect(row(page, "key")).toContainText("Only spaces or invisible characters differ");
  await expect(row(page, "key")).toContainText("a⍽k‹U+200B›ey");
  await drop(page, "Original", "windows.txt", "one\r\ntwo\r\n");
  await drop(page, "Changed", "unix.txt", "one\ntwo\n");
  await expect(
    page.getByText("Line endings differ: CRLF on the left, LF on the right."),
  ).toBeVisible();
  await expect(status(page)).toHaveText("All lines are the same");
  const file = await download(page, "Download patch");
  expect(file.name).toBe("windows.txt.patch");
  expect(file.text).toContain("--- a/windows.txt\n+++ b/windows.txt\n");
});

test("a file that cannot be read, or not to its end, is not passed over", async ({ page }) => {
  await drop(page, "Original", "photo.png", [0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
  await expect(page.getByText("“photo.png”")).toBeVisible();
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await expect(page.getByText("“photo.png”")).toBeHidden();

  await drop(page, "Original", "cut.txt", [...Buffer.from("Zürich "), 0xf0, 0x9f]);
  await drop(page, "Changed", "whole.txt", "Zürich ");
  await expect(status(page)).toHaveText(
    "The texts are the same as far as they could be read. Left out: the last 2 bytes of Original",
  );
});

test("JSON by structure, and what is none", async ({ page }) => {
  await pasteOver(field(page, "Original"), '{"b":1.0,"a":[1,2]}');
  await pasteOver(field(page, "Changed"), '{\n  "a": [1, 2],\n  "b": 1\n}');
  await expect(status(page)).toContainText("alike");
  await page.getByText("JSON", { exact: true }).click();
  await expect(status(page)).toHaveText("No differences, apart from what is ignored");
  await pasteOver(field(page, "Changed"), "{'a': 1}");
  await expect(status(page)).toHaveText("Right: Invalid JSON format");
  await page.getByRole("button", { name: "Compare as text" }).click();
  await expect(result(page)).toContainText("{'a': 1}");
});

test("options and texts survive a reload", { tag: "@proof" }, async ({ page }) => {
  await pasteOver(field(page, "Original"), "Hello World\n");
  await pasteOver(field(page, "Changed"), "hello  world\n");
  await page.getByText("Ignore case").click();
  await page.getByRole("combobox", { name: "White space" }).selectOption("Ignore all");
  await expect(status(page)).toHaveText("No differences, apart from what is ignored");
  await page.reload();
  await expect(page.getByRole("switch", { name: "Ignore case" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "White space" })).toHaveValue("all");
  await expect(status(page)).toHaveText("No differences, apart from what is ignored");
  await expect(field(page, "Original")).toHaveText("Hello World");
});

test(
  "10,000 lines: only what is seen is there, the way to the last change is one click",
  { tag: "@proof" },
  async ({ page }) => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `line ${at} of a long text`);
    const changed = lines.map((line, at) => (at % 20 === 10 ? `${line}, changed` : line));
    await pasteOver(field(page, "Original"), lines.join("\n"));
    await pasteOver(field(page, "Changed"), changed.join("\n"));
    await expect(status(page)).toContainText("~ 500 lines modified");
    expect(await result(page).getByRole("row").count()).toBeLessThan(60);
    await page.getByRole("button", { name: "Previous change" }).click();
    await expect(page.getByText("500 of 500")).toBeVisible();
    await expect(row(page, "line 9990 of a long text, changed")).toBeVisible();
    const total = Number(await result(page).getAttribute("aria-rowcount"));
    await page.getByRole("button", { name: "13 unchanged lines" }).first().click();
    await expect(result(page)).toHaveAttribute("aria-rowcount", `${total + 12}`);
    await page.getByText("All lines").click();
    await expect(result(page)).toHaveAttribute("aria-rowcount", "10001");
  },
);

test(
  "two entirely different texts of 5,000 lines answer; over 1 MiB there is a button",
  { tag: "@proof" },
  async ({ page }) => {
    const text = (side: string, size: number) =>
      Array.from({ length: size }, (_, at) => `${side} ${at * 7919} ${side}`).join("\n");
    await pasteOver(field(page, "Original"), text("left", 5000));
    await pasteOver(field(page, "Changed"), text("right", 5000));
    await expect(status(page)).toContainText("0 % alike");
    await drop(page, "Changed", "large.txt", text("a rather long line", 30_000));
    await expect(page.getByText("not up to date")).toBeVisible();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(status(page)).toContainText("+ 30,000 lines added", { timeout: 30_000 });
  },
);
