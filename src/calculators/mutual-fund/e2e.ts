import { download } from "#e2e/download.ts";
import { resultFigure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const typed = (page: Page, name: string) => page.getByRole("textbox", { name });
/** The line that carries a figure; it opens to its working. The results come first on the page. */

test.beforeEach(async ({ page }) => {
  await page.goto("/calculator/mutual-fund");
});

test("starts with the spec's defaults, in both modes", async ({ page }) => {
  await expect(page.getByRole("radio", { name: "SIP Investment" })).toBeChecked();
  await expect(resultFigure(page, "Future Value")).toContainText("₹23,23,391");
  await expect(resultFigure(page, "Total Investment")).toContainText("₹12,00,000");
  await expect(resultFigure(page, "Total Returns")).toContainText("₹11,23,391");
  await expect(resultFigure(page, "Real Value (After Inflation)")).toContainText("₹12,97,369");
  await expect(typed(page, "Monthly Investment")).toHaveValue("10,000");

  await page.getByText("Lumpsum Investment", { exact: true }).first().click();
  await expect(typed(page, "Lumpsum Investment")).toHaveValue("1,00,000");
  await expect(typed(page, "Monthly Investment")).toHaveCount(0);
  await expect(resultFigure(page, "Future Value")).toContainText("₹3,10,585");
  await expect(resultFigure(page, "Real Value (After Inflation)")).toContainText("₹1,73,429");
  await expect(page.getByText("Mutual fund investments are subject to market risks")).toBeVisible();
});

test("a category sets the return to the middle of its range", async ({ page }) => {
  const table = page.getByRole("table", { name: /^Fund categories/ });
  await expect(table.getByRole("row").nth(1)).toHaveText(/^Large Cap Equity10-12%Moderate/);
  await expect(table.getByRole("row").nth(4)).toHaveText(/^Hybrid Funds8-10%Low-Moderate/);
  const use = table.getByRole("button", { name: "Use 16.5%, Small Cap Equity" });
  await expect(use).toHaveAttribute("aria-pressed", "false");
  await use.click();
  await expect(use).toHaveAttribute("aria-pressed", "true");
  await expect(typed(page, "Expected Return")).toHaveValue("16.5");
  await expect(slider(page, "Expected Return (per year)")).toHaveAttribute(
    "aria-valuetext",
    "16.5 percent",
  );
});

test("a loss after inflation is shown as one", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/calculator/mutual-fund#mode=lumpsum&p=10000&r=1&y=30&i=10");
  await expect(resultFigure(page, "Real Value (After Inflation)")).toContainText("₹772");
  await expect(resultFigure(page, "Gain in Today's Rupees")).toContainText("-₹9,228");
  await expect(page.getByText("it buys less than what you put in")).toBeVisible();

  await page.goto("/calculator/mutual-fund#mode=lumpsum&p=100000&r=12&y=10&i=6&x=1");
  await expect(resultFigure(page, "Future Value")).toContainText("₹2,83,942");
  await expect(resultFigure(page, "Future Value")).toContainText("after costs of 1% a year");
  await expect(resultFigure(page, "Lost to Costs")).toContainText("₹26,643");
});

test("SIP and lumpsum are compared, and their conventions said", async ({ page }) => {
  const panel = page.locator("section", { hasText: "SIP or lumpsum, with the same money" });
  await expect(panel.getByRole("heading", { name: "SIP: ₹10,000 a month" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Lumpsum: ₹12,00,000 today" })).toBeVisible();
  await expect(panel.locator("summary", { hasText: "Future Value" })).toContainText([
    "₹23,23,391",
    "₹37,27,018",
  ]);
  await expect(panel.getByText("Not like for like: the SIP earns 12% ÷ 12 = 1%")).toBeVisible();
  await panel.getByText("Same yearly growth for both").click();
  await expect(panel.getByText("Like for like: both grow by 12% a year.")).toBeVisible();
  await expect(panel.locator("summary", { hasText: "Future Value" }).first()).toContainText(
    "₹22,40,359",
  );
  // The results above keep the spec's convention.
  await expect(resultFigure(page, "Future Value")).toContainText("₹23,23,391");
});

test(
  "amounts are typed as people write them, and clamped with a hint",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByText("Lumpsum Investment", { exact: true }).first().click();
    const amount = typed(page, "Lumpsum Investment");
    await amount.fill("5L");
    await typed(page, "Expected Return").fill("8.5%");
    await typed(page, "Investment Period").fill("7 years");
    await typed(page, "Inflation").fill("5.5");
    await expect(resultFigure(page, "Future Value")).toContainText("₹8,85,071");
    await expect(resultFigure(page, "Real Value (After Inflation)")).toContainText("₹6,08,430");

    await amount.fill("5cr");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveValue("1,00,00,000");
    await expect(page.getByText("Highest is ₹1 crore")).toBeVisible();
    await typed(page, "Inflation").fill("1");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Lowest is 2%")).toBeVisible();
  },
);

test(
  "a link carries the inputs, and a bad one is clamped",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("Lumpsum Investment", { exact: true }).first().click();
    await typed(page, "Lumpsum Investment").fill("10L");
    await typed(page, "Expected Return").fill("15");
    await typed(page, "Investment Period").fill("20");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/calculator\/mutual-fund#mode=lumpsum&p=1000000&r=15&y=20&i=6$/);

    await page.goto("about:blank");
    await page.goto(link);
    await expect(resultFigure(page, "Future Value")).toContainText("₹1,63,66,537");

    await page.goto("/calculator/mutual-fund#mode=__proto__&m=-1&r=NaN&y=999&i=99");
    await expect(page.getByRole("radio", { name: "SIP Investment" })).toBeChecked();
    await expect(typed(page, "Monthly Investment")).toHaveValue("1,000");
    await expect(typed(page, "Expected Return")).toHaveValue("12");
    await expect(typed(page, "Investment Period")).toHaveValue("30");
    await expect(typed(page, "Inflation")).toHaveValue("10");
    await expect(page.getByText("The link asked for values")).toBeVisible();
  },
);

test("figures, picture and table: workings, both lines, months only where they exist", async ({
  page,
}) => {
  await resultFigure(page, "Real Value (After Inflation)").click();
  await expect(page.getByText("23,23,390.763519 ÷ 1.790847696543").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /₹23.23 lakh and ₹12.97 lakh/ })).toBeVisible();

  await page.getByText("Whole table", { exact: true }).click();
  const table = page.getByRole("table", { name: "Whole table, year by year" });
  await expect(table.getByRole("row").last()).toHaveText(
    "Year 10₹12,00,000₹23,23,391₹11,23,391₹12,97,369",
  );
  await expect(page.getByRole("button", { name: "Show all months" })).toBeVisible();
  await page.getByText("Lumpsum Investment", { exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Show all months" })).toHaveCount(0);
  await expect(table.getByRole("row")).toHaveCount(11);
});

test("the years download as CSV", { tag: "@proof" }, async ({ page }) => {
  const file = await download(page, "Download CSV");
  expect(file.name).toBe("mutual-fund-growth.csv");
  const lines = file.text.split("\r\n");
  expect(lines[12]).toBe("Year,Investment,Value,Returns,Real Value");
  expect(lines[22]).toBe("10,1200000,2323390.76,1123390.76,1297369.27");
});

test("by keyboard alone", { tag: "@proof" }, async ({ page }) => {
  await page.getByRole("radio", { name: "SIP Investment" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Lumpsum Investment" })).toBeChecked();
  await page.keyboard.press("Tab"); // the amount
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10L");
  await page.keyboard.press("Tab"); // its slider
  await page.keyboard.press("ArrowRight");
  await expect(slider(page, "Lumpsum Investment")).toHaveAttribute(
    "aria-valuetext",
    "10 lakh 10,000 rupees",
  );
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Use 11%, Large Cap Equity" }).focus();
  await page.keyboard.press("Enter");
  await expect(resultFigure(page, "Future Value")).toContainText("₹28,39,421");

  const chart = slider(page, "Year in the chart");
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Year 10: Value ₹28,39,421, Value in/);
});
