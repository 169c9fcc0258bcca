import { afterTimers } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Type the passage here" });
const startButton = (page: Page) => page.getByRole("button", { name: "Start Test" });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

async function open(page: Page) {
  await fixLuck(page);
  await page.goto("/games/typing-test");
  await expect(startButton(page)).toBeVisible();
}

async function choose(page: Page, ...names: string[]) {
  for (const name of names)
    await page.getByRole("radio", { name, exact: true }).check({ force: true });
}

/** The passage, as a screen reader finds it. */
const passageOf = async (page: Page) =>
  (await page.locator("section p.sr-only").first().textContent()) ?? "";

test("a whole passage by keyboard: live figures, errors in place, the result; a held key is no record", async ({
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
  const held = "e".repeat(passage.length - 20);
  await page.keyboard.type(held);
  await expect(result(page)).toContainText(/\d+ words per minute/);
  await expect(result(page)).toContainText("A record needs at least 90% accuracy.");
  await page.keyboard.type("more");
  await expect(field(page)).toHaveValue(`#${passage.slice(1, 20)}${held}`);
  expect(await page.evaluate(() => localStorage.getItem("tabkit-typing-test-best"))).toBeNull();
});

test("ten words make a record; Tab and Enter, or Escape, restart at once", async ({ page }) => {
  await open(page);
  await expect(field(page)).toBeFocused();
  await choose(page, "Words", "10");
  await startButton(page).click();
  const passage = await passageOf(page);
  expect(passage.split(" ")).toHaveLength(10);
  await page.keyboard.type("x");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("xy");
  await page.keyboard.press("Escape");
  await expect(field(page)).toHaveValue("");
  const next = await passageOf(page);
  expect(next).not.toBe(passage);
  await page.keyboard.type(next, { delay: 55 });
  await expect(result(page)).toContainText("Your first result");
  const key = "tabkit-typing-test-best-words-10";
  const best = await page.evaluate((name) => localStorage.getItem(name), key);
  expect(Number(best)).toBeGreaterThan(0);
  await expect(page.getByText(`Best${best} WPM`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play Again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
});

test(
  "today’s words by a link: the same for everybody, and the first try counts",
  { tag: "@proof" },
  async ({ page }) => {
    await fixLuck(page);
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
    await page.addInitScript(() => {
      const latestDay = { seed: 20261116, words: "41 WPM" };
      const results = { tallies: {}, last: [], days: [20261116], latestDay };
      localStorage.setItem("tabkit-results-typing-test", JSON.stringify(results));
    });
    await page.goto("/games/typing-test#daily");
    await expect(field(page)).toBeFocused();
    const passage = await passageOf(page);
    expect(passage).toMatch(/^door better hill place window milk /);
    await expect(page).toHaveURL(/typing-test$/);
    await page.keyboard.type(passage, { delay: 45 });
    await expect(result(page)).toContainText("Your first try counts: 41 WPM.");
    const key = "tabkit-typing-test-best-words-25";
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  },
);

test(
  "pasted text does not come in; spoken text stays and is not a result",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await startButton(page).click();
    const passage = await passageOf(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), passage);
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field(page)).toHaveValue("");
    await expect(page.getByText("Pasting does not count. Type the passage.").first()).toBeVisible();
    await page.keyboard.insertText(passage.slice(0, 30));
    await expect(field(page)).toHaveValue(passage.slice(0, 30));
    await expect(page.getByText("This test is not a result.").first()).toBeVisible();
    await page.keyboard.insertText(passage.slice(30));
    await expect(result(page)).toContainText("Not a result");
  },
);

test(
  "a reload keeps what was typed, with the clock stopped",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await choose(page, "Time", "15");
    await startButton(page).click();
    const passage = await passageOf(page);
    await page.keyboard.type(passage.slice(0, 12));
    await page.reload();
    await expect(field(page)).toHaveValue(passage.slice(0, 12));
    await expect(page.getByText("Not finished: your text is still here.").first()).toBeVisible();
    const time = await figure(page, "Time").textContent();
    await afterTimers(page, 1200);
    await expect(figure(page, "Time")).toHaveText(time ?? "");
    await field(page).focus();
    await page.keyboard.type(passage.slice(12, 14));
    await expect(result(page)).toContainText("A test with a pause is not a record.", {
      timeout: 20_000,
    });
    await expect(page.getByRole("slider", { name: "Second in speed" })).toBeAttached();
  },
);

test("code passages, remembered; Reset clears", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await choose(page, "Code");
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
    await expect(result(page)).toBeVisible();
  });
});
