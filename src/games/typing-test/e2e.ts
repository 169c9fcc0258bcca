import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Type the passage here" });
const startButton = (page: Page) => page.getByRole("button", { name: "Start Test" });

async function open(page: Page) {
  await fixLuck(page);
  await page.goto("/games/typing-test");
  await expect(startButton(page)).toBeVisible();
}

/** The passage, as a screen reader finds it. */
const passageOf = async (page: Page) =>
  (await page.locator("section p.sr-only").first().textContent()) ?? "";

test("a whole passage by keyboard: live figures, the result, and the best is kept", async ({
  page,
}) => {
  await open(page);
  await startButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  const passage = await passageOf(page);
  expect(passage.length).toBeGreaterThan(60);
  await page.keyboard.type(`#${passage.slice(1, 20)}`, { delay: 5 });
  await expect(figure(page, "Errors")).toHaveText("1");
  await expect(figure(page, "Accuracy")).toHaveText("95%");
  await page.keyboard.type(passage.slice(20));
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText(/\d+ words per minute/);
  await expect(result).toContainText("Your first result");
  await expect(field(page)).not.toBeEditable();
  const best = await page.evaluate(() => localStorage.getItem("tabkit-typing-test-best"));
  expect(Number(best)).toBeGreaterThan(0);
});

test("paste does not count, and says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await startButton(page).click();
  const passage = await passageOf(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), passage);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(field(page)).toHaveValue("");
  await expect(page.getByText("Pasting does not count. Type the passage.").first()).toBeVisible();
  await page.keyboard.type(passage.slice(0, 3));
  await expect(field(page)).toHaveValue(passage.slice(0, 3));
});

test("code passages, remembered; Reset clears", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Code" }).check({ force: true });
  await startButton(page).click();
  await page.keyboard.type("x");
  await expect(field(page)).toHaveValue("x");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(field(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Code" })).toBeChecked();
});

test("two results make a chart with a table", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    const result = { wpm: 61, accuracy: 97, kind: "text" };
    localStorage.setItem("tabkit-typing-test", JSON.stringify([result, { ...result, wpm: 74 }]));
  });
  await open(page);
  await expect(page.getByRole("heading", { name: "Your Speed Over Time" })).toBeVisible();
  await page.getByText("All results").click();
  await expect(page.getByRole("row", { name: /2 \(Text\) 74 97/ })).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test("on a phone: tap, type, finish", { tag: "@proof" }, async ({ page }) => {
    await open(page);
    await startButton(page).tap();
    const passage = await passageOf(page);
    await field(page).tap();
    await page.keyboard.type(passage);
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  });
});
