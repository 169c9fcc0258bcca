import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const fact = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });
const cards = [
  ["Screen Width", "1920px"],
  ["Screen Height", "1080px"],
  ["Resolution", "1920 × 1080"],
  ["Pixel Ratio", "1x"],
  ["Color Depth", "24-bit"],
  ["Orientation", "Landscape"],
] as const;

test.use({ screen: { width: 1920, height: 1080 }, viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/screen-resolution");
  await expect(card(page, "Resolution")).toBeVisible();
});

test("the six cards and the summary, each copied as shown", async ({ page }) => {
  for (const [label, value] of cards) {
    await expect(card(page, label)).toContainText(value);
    await page.getByRole("button", { name: `Copy ${label}`, exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(value);
  }
  const summary = "1920 × 1080 · 1x · 24-bit · Landscape";
  await expect(page.getByText(summary, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy summary" }).click();
  await expect.poll(() => clipboard(page)).toBe(summary);
});

test("it follows the window's size", async ({ page }) => {
  await expect(fact(page, "Viewport")).toContainText("1280 × 800");
  await page.setViewportSize({ width: 700, height: 500 });
  await expect(fact(page, "Viewport")).toContainText("700 × 500");
  await expect(fact(page, "Breakpoints")).toContainText("Tailwind sm, Bootstrap sm");
});

test(
  "it follows a move to another screen, which no event tells",
  { tag: "@proof" },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDeviceMetricsOverride", {
      width: 1280,
      height: 800,
      deviceScaleFactor: 1.5,
      mobile: false,
      screenWidth: 1707,
      screenHeight: 960,
      screenOrientation: { type: "landscapePrimary", angle: 0 },
    });
    await expect(card(page, "Pixel Ratio")).toContainText("1.5x");
    await expect(card(page, "Resolution")).toContainText("1707 × 960");
    await expect(fact(page, "Physical pixels")).toContainText("2560 × 1440");
  },
);

test(
  "it follows what the visitor prefers, and measures the refresh rate",
  { tag: "@proof" },
  async ({ page }) => {
    await expect(fact(page, "Refresh rate")).toContainText(/about \d+ Hz/);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(fact(page, "Preferences")).toContainText("dark, less motion");
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
    await expect(fact(page, "Preferences")).toContainText("light");
  },
);

test("one block for a bug report, by keyboard", async ({ page }) => {
  await expect(fact(page, "Refresh rate")).toContainText("Hz");
  await page.getByRole("button", { name: "Copy bug report" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toContain("- **Resolution:** 1920 × 1080\n");
  const report = await clipboard(page);
  expect(report).toContain("- **Viewport:** 1280 × 800\n");
  expect(report).toContain(`- **User agent:** ${await page.evaluate(() => navigator.userAgent)}`);
  expect(report).not.toMatch(/undefined|NaN|\*\* \n/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy Screen Width" })).toBeFocused();
});

test("an old phone without screen.orientation", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(screen, "orientation", { value: undefined });
  });
  await page.setViewportSize({ width: 400, height: 800 });
  await page.reload();
  await expect(card(page, "Orientation")).toContainText("Portrait");
  await page.setViewportSize({ width: 800, height: 400 });
  await expect(card(page, "Orientation")).toContainText("Landscape");
});
