import { pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Input" });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });
const pane = (page: Page) => page.getByRole("region", { name: "Result" });
const status = (page: Page, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words });
const decodeMode = (page: Page) => page.getByText("Decode", { exact: true }).click();

/** A red dot. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==";

test.beforeEach(async ({ page }) => {
  await page.goto("/base64-tools");
  await expect(input(page)).toBeVisible();
});

test("type, read, copy; and the way back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await input(page).fill("✓ à la mode");
  await expect(result(page)).toHaveValue("4pyTIMOgIGxhIG1vZGU=");
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("4pyTIMOgIGxhIG1vZGU=");

  await page.getByRole("button", { name: "Swap" }).click();
  await expect(input(page)).toHaveValue("4pyTIMOgIGxhIG1vZGU=");
  await expect(result(page)).toHaveValue("✓ à la mode");
  await expect(status(page, "Decoded: text, 14 bytes")).toBeVisible();
});

test("bad input: the message, the place, the way to it, and a repair", async ({ page }) => {
  await decodeMode(page);
  await input(page).fill("YWJj\nYW?j");
  await expect(status(page, "Invalid Base64 string · line 2, column 3")).toBeVisible();
  await expect(pane(page)).toContainText("“?” is not a character of Base64.");
  await page.getByRole("button", { name: "Go to the error" }).click();
  await expect(input(page)).toBeFocused();
  await input(page).fill("YWJj\nYW?Jj");
  await page.getByRole("button", { name: "Remove what is not Base64" }).click();
  await expect(result(page)).toHaveValue("abcabc");
});

test(
  "half a character cannot be encoded, and nothing is replaced in silence",
  { tag: "@proof" },
  async ({ page }) => {
    await input(page).focus();
    await page.evaluate(() => document.execCommand("insertText", false, "a\ud83d"));
    await expect(status(page, "Error encoding to Base64 · line 1, column 2")).toBeVisible();
    await page.getByRole("button", { name: "Write U+FFFD in its place" }).click();
    await expect(result(page)).toHaveValue("Ye+/vQ==");
  },
);

test("everything by keyboard: sample, options, the other form", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveValue(/8J\+agA==$/);
  await page.getByRole("switch", { name: "URL-safe" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(result(page)).toHaveValue(/8J-agA$/);
  await page.getByLabel("As", { exact: true }).selectOption("Data URI");
  await expect(result(page)).toHaveValue(/^data:text\/plain;charset=utf-8;base64,/);
});

test(
  "bytes that are not text are hex with a download, and a picture is shown",
  { tag: "@proof" },
  async ({ page }) => {
    await decodeMode(page);
    await input(page).fill("/wD+");
    await expect(pane(page)).toContainText("00000000 ff 00 fe");
    await expect(pane(page)).toContainText("These bytes are not text");
    const file = await download(page, "Download result");
    expect(file.name).toBe("decoded.bin");

    await input(page).fill(`data:image/png;base64,${png}`);
    const picture = page.getByRole("img", { name: "The decoded PNG image" });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(5);
    await page.getByText("Hex", { exact: true }).click();
    await expect(pane(page)).toContainText("89 50 4e 47");
  },
);

test(
  "bytes in another encoding, lines and a Basic header are read, and that is said",
  { tag: "@proof" },
  async ({ page }) => {
    await decodeMode(page);
    await input(page).fill("z/Do4uXyLCDs6PAhIMrg6iDk5evgPw==");
    await expect(pane(page)).toContainText("These bytes are not text");
    await page.getByRole("button", { name: "Read as Windows-1251 (Cyrillic)" }).click();
    await expect(result(page)).toHaveValue("Привет, мир! Как дела?");
    await page.getByLabel("Text is").selectOption("UTF-8");
    await input(page).fill("YQ==\nYmM=");
    await expect(result(page)).toHaveValue("a\nbc");
    await expect(pane(page)).toContainText("Each of the 2 lines was decoded for itself");
    await input(page).fill("Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
    await expect(pane(page)).toContainText("User: “Aladdin”, password: “open sesame”");
  },
);

test("a file becomes Base64 and comes back the same", async ({ page }) => {
  const buffer = Buffer.from(png, "base64");
  await page
    .getByRole("main")
    .locator("input[type=file]")
    .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer });
  await expect(result(page)).toHaveValue(png);
  await page.getByLabel("As", { exact: true }).selectOption("HTML image");
  await expect(result(page)).toHaveValue(`<img src="data:image/png;base64,${png}" alt="">`);
  const file = await download(page, "Download result");
  expect(file.name).toBe("dot.png.b64");

  await page.getByLabel("As", { exact: true }).selectOption("Base64");
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(page.getByRole("img", { name: "The decoded PNG image" })).toBeVisible();
});

test("a file of 4 GiB shows how far it is, and can be canceled", async ({ page }) => {
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    // The same bytes over and over, so that they take no room.
    const part = new Blob(["x".repeat(16 * 1024 * 1024)]);
    data.items.add(
      new File(
        Array.from({ length: 256 }, () => part),
        "huge.iso",
      ),
    );
    return data;
  });
  await input(page).dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByRole("progressbar", { name: "Encoding" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(pane(page)).toContainText("Canceled");
  await page.getByRole("button", { name: "Clear input" }).click();
  await input(page).fill("abc");
  await expect(result(page)).toHaveValue("YWJj");
});

test(
  "10 MB of text in the background; settings survive a reload, the text does not",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByLabel("Lines of").selectOption("76 (MIME)");
    await pasteOver(input(page), "Zoë ".repeat(2_000_000));
    await expect(status(page, "Encoded: 9.5 MiB became 13.1 MiB")).toBeVisible({ timeout: 30_000 });
    await expect(pane(page)).toContainText("Showing the beginning");

    await page.reload();
    await expect(page.getByLabel("Lines of")).toHaveValue("mime");
    await expect(input(page)).toHaveValue("");
  },
);
