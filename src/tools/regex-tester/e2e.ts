import { pasteOver } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { hostilePatterns } from "./logic/analysis/hostile.data.ts";

const pattern = (page: Page) => page.getByRole("textbox", { name: "Pattern" });
const flags = (page: Page) => page.getByRole("textbox", { name: "Flags" });
const text = (page: Page) => page.getByRole("textbox", { name: "Test string" });
const status = (page: Page) =>
  page.getByRole("status").filter({ hasText: /match|Invalid|Stopped|Type a pattern|test string/ });
const rows = (page: Page) => page.getByRole("table", { name: "Matches" }).getByRole("row");
const view = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto("/regex-tester");
  await expect(pattern(page)).toBeVisible();
});

test("type, see the matches in the text and in the list, copy them", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(flags(page)).toHaveValue("g");
  await pattern(page).fill("(?<key>\\w+)=(\\d+)?");
  await expect(status(page)).toHaveText("Now type or paste a test string.");
  await pasteOver(text(page), "a=1, <b>b=\nc=3");
  await expect(status(page)).toContainText("3 matches · 2 groups");
  await expect(text(page).locator(".hit, .next-hit").first()).toHaveText("a=1");
  await expect(rows(page).nth(0)).toContainText("Match 1");
  await expect(rows(page).nth(0)).toContainText("0–3");
  await expect(rows(page).nth(1)).toContainText("1key");
  await expect(rows(page).nth(5)).toContainText("did not take part");
  await page.getByRole("button", { name: "Copy all matches" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("a=1\nb=\nc=3");
  await page.getByRole("button", { name: "Match 3", exact: true }).click();
  await expect(text(page)).toBeFocused();
});

test("“Invalid regular expression”, with the reason and the place; flags too", async ({ page }) => {
  await pattern(page).fill("a(b");
  await expect(status(page)).toHaveText(
    "Invalid regular expression · A group is opened with “(” and never closed.",
  );
  await expect(page.getByText("At character 2 of 3")).toBeVisible();
  await expect(pattern(page)).toHaveAttribute("aria-invalid", "true");
  await expect(pattern(page)).toHaveAccessibleDescription("Invalid regular expression");
  await pattern(page).fill("a");
  await flags(page).fill("gg");
  await expect(status(page)).toContainText("The flag “g” is there twice.");
  await expect(flags(page)).toHaveAttribute("aria-invalid", "true");
  await flags(page).fill("");
  await pasteOver(text(page), "aaa");
  await expect(status(page)).toContainText("1 match");
});

test("by keyboard alone: sample, flags, replace, split, explain", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("4 matches");
  await page.getByRole("button", { name: "g, global" }).focus();
  await page.keyboard.press("Space");
  await expect(flags(page)).toHaveValue("");
  await expect(status(page)).toContainText("1 match");
  await page.keyboard.press("Space");
  await view(page, "Matches").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("textbox", { name: "Replaced" })).toContainText("14/03/2026 Zoë");
  await page.getByRole("textbox", { name: "Replace with" }).fill("$<year>");
  await page.getByRole("radio", { name: "Matches only" }).press("Space");
  await expect(page.getByRole("textbox", { name: "Replaced" })).toContainText("2026");
  await expect(page.getByRole("textbox", { name: "Replaced" })).not.toContainText("Zoë");
  await view(page, "Replace").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("21 pieces")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Group 4, named “time”")).toBeVisible();
});

test("a pattern that never ends is stopped, says so, and the next edit starts clean", async ({
  page,
}) => {
  await pasteOver(text(page), `ab ab ${"a".repeat(40)}!`);
  await pattern(page).fill("ab|(a+)+$");
  await expect(status(page)).toContainText(
    "Stopped after 1 second: this pattern tries too many ways to match this text. 2 matches until then.",
  );
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Risky pattern" }).click();
  await expect(page.getByText("Dangerous: a short text can hang it")).toBeVisible();
  await view(page, "Matches").check({ force: true });
  await pasteOver(text(page), "ab");
  await expect(status(page)).toContainText("1 match ");
  await pattern(page).fill("b");
  await expect(rows(page)).toHaveCount(1);
});

test(
  "a longer limit and the pattern survive a reload; Cancel works",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByRole("combobox", { name: "Stop after" }).selectOption("10 s");
    await pattern(page).fill("^(a+)+$");
    await pasteOver(text(page), `${"a".repeat(60)}!`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Canceled. Your text is still here.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Stop after" })).toHaveValue("10");
    await expect(pattern(page)).toHaveValue("^(a+)+$");
  },
);

test(
  "100,000 matches: all are counted, the list and the text stay quick",
  { tag: "@proof" },
  async ({ page }) => {
    await pattern(page).fill("x");
    await pasteOver(text(page), "x\n".repeat(100_000));
    await expect(status(page)).toContainText("100,000 matches");
    await expect(status(page)).toContainText("the first 10,000 are listed");
    await expect(rows(page).first()).toContainText("Match 1");
    expect(await rows(page).count()).toBeLessThan(40);
  },
);

test("library, a literal from code, a link", async ({ page }) => {
  await page.getByRole("combobox", { name: "Library" }).selectOption("Hex color");
  await expect(status(page)).toContainText("3 matches");
  await pattern(page).fill("/#\\w+/i");
  await page.getByRole("button", { name: "Use #\\w+" }).click();
  await expect(pattern(page)).toHaveValue("#\\w+");
  await expect(flags(page)).toHaveValue("i");
  await page.goto(`/regex-tester#p=${encodeURIComponent("<img src=x onerror=alert(1)>+")}&f=gi`);
  await expect(pattern(page)).toHaveValue("<img src=x onerror=alert(1)>+");
  await expect(flags(page)).toHaveValue("gi");
});

test("hostile patterns: the page answers while they run", { tag: "@proof" }, async ({ page }) => {
  test.slow();
  // Each one runs until the next takes its place, not only until the limit.
  await page.getByRole("combobox", { name: "Stop after" }).selectOption("10 s");
  const folded = page.locator("details", { has: page.getByText("Cheat sheet") });
  let running = 0;
  for (const [at, hostile] of hostilePatterns.entries()) {
    await pasteOver(text(page), hostile.text);
    await flags(page).fill(hostile.flags);
    await pattern(page).fill(hostile.pattern);
    // Some of these run for years: a page that ran them itself would never hear this click.
    await page.getByText("Cheat sheet").click();
    await expect(folded, hostile.pattern).toHaveJSProperty("open", at % 2 === 0);
    if (await page.getByText("Searching…").isVisible()) running += 1;
  }
  expect(running).toBeGreaterThan(0);
});
