import { afterTimers } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";

const pad = (page: Page) => page.locator("button[data-phase]");
const startButton = (page: Page) => page.getByRole("button", { name: "Start Test", exact: true });

/** Every wait is the shortest: 2 seconds. */
async function open(page: Page) {
  await fixLuck(page, 11);
  await page.goto("/games/reaction-time");
  await expect(pad(page)).toHaveText(/Click "Start Test" to begin/);
}

const turnsGreen = (page: Page) => expect(pad(page)).toHaveAttribute("data-phase", "go");

test("by mouse: start, wait for green, click; the time counts and is kept", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Clear History" })).toBeHidden();
  await startButton(page).click();
  await expect(pad(page)).toContainText("Wait for GREEN...");
  await expect(startButton(page)).toBeHidden();
  await turnsGreen(page);
  await expect(pad(page)).toContainText("CLICK NOW!");
  await afterTimers(page, 150);
  await pad(page).click();
  await expect(pad(page)).toContainText(/^\d+ ms/);
  await expect(figure(page, "Attempts")).toHaveText("1");
  for (const label of ["Last Result", "Average", "Best"]) {
    await expect(figure(page, label)).toHaveText(/^\d+ ms$/);
  }
  await expect(page.getByText("#1", { exact: true })).toBeVisible();

  await page.reload();
  await expect(figure(page, "Attempts")).toHaveText("1");
  await expect(pad(page)).toContainText('Click "Start Test" to begin');
  await page.goto("/games");
  await expect(page.getByRole("main").getByText(/Best:? [\d,]+ ms/)).toBeVisible();
});

test(
  "too early: the spec's message, no attempt, and the next press tries again",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await startButton(page).click();
    await pad(page).click();
    await expect(pad(page)).toContainText("Too early! Wait for green.");
    await expect(figure(page, "Attempts")).toHaveText("0");
    await afterTimers(page, 500);
    await pad(page).click();
    await expect(pad(page)).toHaveAttribute("data-phase", "ready");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(pad(page)).toHaveAttribute("data-phase", "waiting");
    await afterTimers(page, 2500);
    await expect(pad(page), "no timer is left behind").toHaveAttribute("data-phase", "waiting");
  },
);

test("by keyboard alone, and the history can be cleared", async ({ page }) => {
  await open(page);
  await startButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(pad(page)).toBeFocused();
  await turnsGreen(page);
  await afterTimers(page, 150);
  await page.keyboard.press("Space");
  await expect(figure(page, "Attempts")).toHaveText("1");
  await expect(page.getByText("Keyboard", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: "Clear History" }).press("Enter");
  await page.getByRole("button", { name: "Clear all?" }).press("Enter");
  await expect(figure(page, "Attempts")).toHaveText("0");
  await expect(page.getByText("Recent Results")).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test("a tap on green counts as touch", { tag: "@proof" }, async ({ page }) => {
    await open(page);
    await startButton(page).tap();
    await turnsGreen(page);
    await afterTimers(page, 150);
    await pad(page).tap();
    await expect(figure(page, "Attempts")).toHaveText("1");
    await expect(page.getByText("Touch", { exact: true })).toBeVisible();
  });
});

test("another window in front ends the wait", async ({ page }) => {
  await open(page);
  await startButton(page).click();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await expect(pad(page)).toHaveAttribute("data-phase", "waiting");
});
