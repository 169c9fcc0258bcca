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

/** Waits for green and presses Space, later than anybody could guess. */
async function react(page: Page) {
  await turnsGreen(page);
  await afterTimers(page, 150);
  await page.keyboard.press("Space");
}

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
    await expect(figure(page, label)).toHaveText(/^\d+\sms$/);
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
  await page.keyboard.press("Enter"); // right after the page was opened
  await expect(pad(page)).toBeFocused();
  await react(page);
  await expect(figure(page, "Attempts")).toHaveText("1");
  await expect(page.getByText("Keyboard", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: "Clear History" }).press("Enter");
  await page.getByRole("button", { name: "Clear all?" }).press("Enter");
  await expect(figure(page, "Attempts")).toHaveText("0");
  await expect(page.getByText("Recent Results")).toBeHidden();
  await expect(pad(page)).toContainText('Click "Start Test" to begin');
});

test("a series: a false start is repeated, and a reload keeps its times", async ({ page }) => {
  await open(page);
  await page.getByText("Series of Five", { exact: true }).click();
  await startButton(page).click();
  await page.keyboard.press("Space");
  await expect(pad(page)).toContainText("Press again to repeat try 1 of 5.");
  await expect(page.getByText("1 false start, repeated.")).toBeVisible();
  await afterTimers(page, 450);
  await page.keyboard.press("Space");
  await react(page);
  await expect(pad(page)).toContainText("Press again for try 2 of 5.");
  await page.reload();
  await expect(pad(page)).toContainText("Try 2 of 5 comes next");
  await expect(page.getByText("1 false start, repeated.")).toBeVisible();
});

test(
  "today's series by its link; a choice and Reset do not throw it away",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/games/reaction-time#daily");
    await expect(pad(page)).toContainText("Try 1 of 5 comes next");
    await page.keyboard.press("Space");
    await react(page);
    await expect(pad(page)).toContainText("Press again for try 2 of 5.");
    await page.getByText("Single Tries", { exact: true }).click();
    await expect(page.getByText("This comes after this series.")).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("button", { name: "Start over?" })).toBeVisible();
    await page.reload();
    await expect(pad(page)).toContainText("Try 2 of 5 comes next");
  },
);

test("a whole series ends with what it says", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByText("Series of Five", { exact: true }).click();
  await startButton(page).click();
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(pad(page)).toContainText(`Try ${number} of 5`);
    await react(page);
    if (number === 5) break;
    await afterTimers(page, 450);
    await page.keyboard.press("Space");
  }
  await expect(pad(page)).toContainText(/Median of the five: \d+ ms/);
  const end = page.getByRole("group", { name: "Series finished" });
  await expect(end).toContainText(/^\d+ msYour first result\./);
  await expect(figure(page, "Played")).toHaveText("1");
  await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
  await expect(page.getByText(/^(Faster|Slower) than .* in 100/)).toBeVisible();
  await expect(page.getByText("doi:10.3389/fnhum.2015.00131")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expect(pad(page)).toContainText("Try 1 of 5");
});

test("the frame time is measured on request", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Measure Frame Time" }).click();
  await expect(page.getByText(/^About \d+ Hz: a frame takes [\d.]+ ms\./)).toBeVisible();
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

test("another window in front ends the wait", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await startButton(page).click();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await expect(pad(page)).toHaveAttribute("data-phase", "waiting");
});
