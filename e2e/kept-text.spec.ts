import { sampledCases } from "#proof/scale.ts";
import { expect, open, settle, test, type Page } from "./fixtures.ts";
import { unitPaths } from "./site-map.ts";

// Nothing is lost on the way: what is typed is there again after Back, a menu and a reload.

/** A field of each page where something can be typed, and what is typed there. */
const fields: Record<string, readonly [label: string, typed: string]> = {
  "/base64-tools": ["Input", "aGVsbG8="],
  "/code-beautifier": ["Code", "let kept = 1"],
  "/color-tools": ["Any CSS color", "rebeccapurple"],
  "/css-to-tailwind": ["CSS", "color: red;"],
  "/diff-checker": ["Changed", "second"],
  "/hash-generator": ["Text", "abc"],
  "/json-formatter": ["JSON input", '{"kept": true}'],
  "/jwt-decoder": ["Token", "eyJhbGciOiJub25lIn0.e30."],
  "/markdown-preview": ["Markdown", "# Kept"],
  "/regex-tester": ["Test string", "one two"],
  "/text-case": ["Text", "kept text"],
  "/time-tools": ["Timestamp", "1700000000"],
  "/unit-converter": ["Value", "42"],
  "/url-encoder": ["Input", "a b"],
  "/user-agent": ["User Agent String", "curl/8.5.0"],
  "/uuid-generator": ["UUID, ULID or NanoID", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
  "/qr-generator": ["Text", "https://example.com/kept"],
  "/calculator/loan": ["Loan Amount", "12,34,000"],
  "/calculator/sip": ["Monthly Investment", "7,000"],
  "/calculator/mutual-fund": ["Monthly Investment", "7,000"],
};

/** Tokens, passwords and keys live in the page's memory. */
const secrets = new Set(["/jwt-decoder"]);

/** Nothing can be typed here, or what is set is a setting, which stays longer than the tab. */
const settingsOnly = new Set([
  "/css-generator",
  "/image-optimizer",
  "/ip-address",
  "/lorem-generator",
  "/password-generator",
  "/screen-resolution",
]);

/** These have a display and no field. */
const keypads = ["/calculator/basic", "/calculator/scientific"];

const isTyped = (path: string) =>
  path in fields || keypads.includes(path) || settingsOnly.has(path);

test("every tool and calculator is in the table", () => {
  expect(unitPaths.filter((path) => !path.startsWith("/games/") && !isTyped(path))).toEqual([]);
});

const field = (page: Page, label: string) =>
  page.getByRole("main").getByRole("textbox", { name: label, exact: true });
const textIn = (page: Page, label: string) =>
  field(page, label).evaluate((element) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : (element as HTMLElement).innerText,
  );

for (const [path, [label, typed]] of sampledCases(Object.entries(fields), 2)) {
  test(`${path}: “${label}” is kept`, async ({ page }) => {
    const isThere = (how: string, text = typed) =>
      expect.poll(async () => (await textIn(page, label)).trim(), how).toBe(text);
    await open(page, path);
    const empty = (await textIn(page, label)).trim();
    await field(page, label).click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(typed);
    await isThere("typed");

    await page.getByRole("link", { name: "Tabkit", exact: true }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await settle(page);
    await isThere("after Back");

    await page.reload();
    await settle(page);
    await isThere("after a reload", secrets.has(path) ? empty : typed);
  });
}

for (const path of sampledCases(keypads, 1)) {
  test(`${path}: a sum goes on where it was left`, async ({ page }) => {
    const display = page.getByRole("group", { name: "Display" });
    await open(page, path);
    await page.keyboard.type("12+3=*4");
    await expect(display).toContainText("15 ×");
    for (const again of [() => page.goto("/privacy"), () => page.goBack(), () => page.reload()]) {
      await again();
      await settle(page);
    }
    await expect(display).toContainText("15 ×");
    await page.keyboard.type("=");
    await expect(display).toContainText("60");
  });
}

test("the privacy page erases it, and switches it off", async ({ page }) => {
  const leave = async () => {
    await open(page, "/json-formatter");
    await field(page, "JSON input").fill("[1]");
    await open(page, "/privacy");
  };
  await leave();
  await page.getByRole("button", { name: "Erase what I typed" }).click();
  await expect(page.getByText("What you typed in this tab is erased.")).toBeVisible();
  await open(page, "/json-formatter");
  await expect(field(page, "JSON input")).toHaveValue("");

  await open(page, "/privacy");
  await page
    .getByRole("switch", { name: "Keep it until the tab is closed" })
    .uncheck({ force: true });
  await leave();
  await open(page, "/json-formatter");
  await expect(field(page, "JSON input")).toHaveValue("");
});

const clears: Record<string, readonly [label: string, clear: string]> = {
  "/text-case": ["Text", "Clear text"],
  "/qr-generator": ["Text", "Clear input"],
  "/unit-converter": ["Value", "Clear"],
  "/uuid-generator": ["UUID, ULID or NanoID", "Clear"],
  "/time-tools": ["Timestamp", "Clear timestamp"],
};
for (const [path, [label, clear]] of sampledCases(Object.entries(clears), 1)) {
  test(`${path}: what was cleared or replaced can be brought back`, async ({ page }) => {
    await open(page, path);
    await field(page, label).fill("12345");
    await page.getByRole("button", { name: "Load Sample" }).first().click();
    await expect(field(page, label)).not.toHaveValue("12345");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, label)).toHaveValue("12345");
    await page.getByRole("button", { name: clear, exact: true }).click();
    await expect(page.getByText("Cleared.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, label)).toHaveValue("12345");
  });
}
