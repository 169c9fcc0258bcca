import { expect, open, test, type Page } from "./fixtures.ts";
import { sampledCases } from "#proof/scale.ts";

/** F6, on a tool that has something to copy as soon as its sample is loaded. */
const path = "/json-formatter";

const copyButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Copy/ }).first();

async function openFilled(page: Page): Promise<void> {
  await open(page, path);
  await page
    .getByRole("button", { name: /^Load Sample/ })
    .first()
    .click();
  await expect(page.getByText("✓ Valid JSON")).toBeVisible();
  await expect(copyButton(page)).toBeEnabled();
}

/** What the browser's older copy command put on the clipboard, caught on its way. */
const catchOldCopy = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("copy", () => {
      Object.assign(globalThis, { oldCopy: document.getSelection()?.toString() });
    });
  });
const oldCopy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { oldCopy?: string }).oldCopy ?? "");

test("F6: a copy is confirmed only once it is done", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openFilled(page);
  await copyButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[[{]/);
});

const broken = {
  "there is no clipboard": () =>
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
  "the clipboard refuses": () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  },
  "the clipboard never answers": () => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  },
};

for (const [fault, breakIt] of sampledCases(Object.entries(broken), 1)) {
  test(`F6: ${fault}, so the older command is used`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await catchOldCopy(page);
    await openFilled(page);
    await copyButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(1);
    expect(await oldCopy(page)).toMatch(/^[[{]/);
    await expect(copyButton(page)).toBeFocused();
  });
}

test("F6: nothing works, so no check mark shows and the reason is logged and said", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    document.execCommand = () => false;
  });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openFilled(page);
  await copyButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Press Ctrl+C" })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveCount(0);
  expect(logged).toContain("Failed to copy text");
});
