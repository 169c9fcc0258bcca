import { download } from "#e2e/download.ts";
import { resultFigure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const typed = (page: Page, name: string) => page.getByRole("textbox", { name });
/** The line that carries a figure; it opens to its working. */
const firstYears = (page: Page) => page.getByRole("table", { name: /^First .*year by year/ });

test.beforeEach(async ({ page }) => {
  await page.goto("/calculator/sip");
});

test("starts with the spec's defaults", async ({ page }) => {
  await expect(resultFigure(page, "Future Value")).toContainText("₹11,61,695");
  await expect(resultFigure(page, "Total Investment")).toContainText("₹6,00,000");
  await expect(resultFigure(page, "Total Returns")).toContainText("₹5,61,695");
  await expect(resultFigure(page, "Return Multiple")).toContainText("1.94×");
  await expect(page.getByText("Returns 48.4%")).toBeVisible();
  await expect(firstYears(page).getByRole("row")).toHaveCount(11);
  await expect(firstYears(page).getByRole("row").nth(1)).toHaveText("1₹60,000₹64,047₹4,047");
  await expect(firstYears(page).getByRole("row").last()).toHaveText(
    "10₹6,00,000₹11,61,695₹5,61,695",
  );
  await expect(page.getByText("Mutual fund investments are subject to market risks")).toBeVisible();
});

test(
  "a slider moves by keys and by mouse, in the spec's steps and in words",
  { tag: "@proof" },
  async ({ page }) => {
    const monthly = slider(page, "Monthly Investment");
    await monthly.focus();
    await page.keyboard.press("ArrowRight");
    await expect(monthly).toHaveAttribute("aria-valuetext", "5,500 rupees");
    await page.keyboard.press("End");
    await expect(monthly).toHaveAttribute("aria-valuetext", "1 lakh rupees");
    const rate = slider(page, "Expected Return (per year)");
    await rate.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(rate).toHaveAttribute("aria-valuetext", "29.5 percent");
    await page.keyboard.press("ArrowRight");

    const years = slider(page, "Investment Period");
    const box = (await years.boundingBox())!;
    await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
    await expect(years).toHaveAttribute("aria-valuetext", "40 years");
    await expect(resultFigure(page, "Future Value")).toContainText("₹5,75,75,29,23,851");
    await expect(firstYears(page).getByRole("row")).toHaveCount(11);
  },
);

test(
  "amounts are typed as people write them, and clamped with a hint",
  { tag: "@proof" },
  async ({ page }) => {
    const monthly = typed(page, "Monthly Investment");
    await monthly.fill("25k");
    await typed(page, "Expected Return").fill("15%");
    await typed(page, "Investment Period").fill("30");
    await expect(resultFigure(page, "Future Value")).toContainText("₹17,52,45,515");
    await expect(resultFigure(page, "Future Value")).toContainText("₹17.52 crore");

    await monthly.fill("5L");
    await page.keyboard.press("Enter");
    await expect(monthly).toHaveValue("1,00,000");
    await expect(page.getByText("Highest is ₹1 lakh")).toBeVisible();
    await monthly.fill("plenty");
    await monthly.blur();
    await expect(page.getByText("Not a number")).toBeVisible();
  },
);

test("a step-up belongs to the plan: all figures follow", async ({ page }) => {
  await page.getByText("Yearly step-up: what if you invest more each year?").click();
  await typed(page, "Step-up (per year)").fill("10");
  await expect(resultFigure(page, "Future Value")).toContainText("₹16,87,163");
  await expect(resultFigure(page, "Future Value")).toContainText("with 10% more each year");
  await expect(resultFigure(page, "Step-up Adds")).toContainText("₹5,25,468");
  await expect(resultFigure(page, "Without Step-up")).toContainText("₹11,61,695");
  await expect(firstYears(page).getByRole("row").nth(2)).toContainText("₹1,26,000");

  await page.getByText("Rupees", { exact: true }).click();
  await typed(page, "Step-up (a month, each year)").fill("500");
  await expect(resultFigure(page, "Future Value")).toContainText("₹15,72,678");
  await expect(resultFigure(page, "Monthly in Year 10")).toContainText("₹9,500");
});

test("a goal says how much a month, and sets it", async ({ page }) => {
  await typed(page, "Investment Period").fill("20");
  await page.getByText("Goal: how much a month for ₹1 crore?").click();
  await expect(resultFigure(page, "Needed Each Month")).toContainText("₹10,009");
  await page.getByText("Today", { exact: true }).click();
  await expect(resultFigure(page, "Goal on That Day, at 6% Inflation")).toContainText(
    "₹3,20,71,355",
  );
  await page.getByRole("button", { name: "Invest ₹32,099 a month" }).click();
  await expect(typed(page, "Monthly Investment")).toHaveValue("32,099");
  await expect(resultFigure(page, "Future Value")).toContainText("₹3,20,71,649");

  await typed(page, "Goal").fill("100cr");
  await expect(page.getByText("The slider for the monthly investment goes from")).toBeVisible();
});

test("inflation, waiting and the conventions of others", { tag: "@proof" }, async ({ page }) => {
  await page.getByText("Expense ratio: what do the fund's costs take?").click();
  await typed(page, "Expense Ratio").fill("1");
  await expect(resultFigure(page, "Lost to Costs")).toContainText("₹66,759");
  await expect(resultFigure(page, "Future Value")).toContainText("after costs of 1% a year");
  await typed(page, "Expense Ratio").fill("0");

  await page.getByText("Inflation: what will it buy?").click();
  await expect(resultFigure(page, "Real Value (After Inflation)")).toContainText("₹6,48,685");
  await page.getByText("Cost of waiting: what if you start later?").click();
  await expect(page.locator("summary", { hasText: "Cost of Waiting" }).last()).toContainText(
    "₹1,87,588",
  );
  await expect(resultFigure(page, "Of It, Returns Lost")).toContainText("₹1,27,588");
  await expect(resultFigure(page, "Monthly to Catch Up")).toContainText("₹5,963");

  await page.getByText("Why do other calculators show another value?").click();
  const conventions = page.getByRole("table", { name: "The same plan by three conventions" });
  await expect(conventions.getByRole("row")).toHaveText([
    "ConventionFuture ValueDifference",
    "Here₹11,61,695₹0",
    "End of month₹11,50,193-₹11,502",
    "Effective rate₹11,20,179-₹41,516",
  ]);
});

test(
  "a link carries the inputs, and a bad one is clamped",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await typed(page, "Monthly Investment").fill("10k");
    await typed(page, "Investment Period").fill("20");
    await page.getByText("Yearly step-up: what if you invest more each year?").click();
    await typed(page, "Step-up (per year)").fill("10");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/calculator\/sip#m=10000&r=12&y=20&s=10$/);

    await page.goto("about:blank");
    await page.goto(link);
    await expect(resultFigure(page, "Future Value")).toContainText("₹1,98,88,715");
    await expect(resultFigure(page, "Step-up Adds")).toBeVisible();

    // Pasted into the open page: no load, only another fragment.
    await page.goto("/calculator/sip#m=99999999&r=%3Cscript%3E&y=-3");
    await expect(typed(page, "Monthly Investment")).toHaveValue("1,00,000");
    await expect(typed(page, "Expected Return")).toHaveValue("12");
    await expect(typed(page, "Investment Period")).toHaveValue("1");
    await expect(page.getByText("The link asked for values")).toBeVisible();
    await expect(firstYears(page).getByRole("row")).toHaveCount(2);
  },
);

test("a figure opens its working, the table its months, and both pictures have words", async ({
  page,
}) => {
  await resultFigure(page, "Future Value").click();
  await expect(page.getByText("5,000 × 2.300386894574 ÷ 0.01 × 1.01").first()).toBeVisible();

  await page.getByText("Whole table", { exact: true }).click();
  const table = page.getByRole("table", { name: "Whole table, year by year" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await table.getByRole("button", { name: "Year 1", exact: true }).click();
  await expect(table.getByRole("row").nth(2)).toContainText("Month 1₹5,000₹5,050₹50");
  await page.getByRole("button", { name: "Show all months" }).click();
  await expect(table.getByRole("row")).toHaveCount(11 + 120);

  await expect(page.getByRole("img", { name: /₹6 lakh invested have earned/ })).toBeVisible();
  await page.getByText("After inflation", { exact: true }).click();
  await expect(page.getByRole("img", { name: /₹11.62 lakh and ₹6.49 lakh/ })).toBeVisible();
});

test("the years download as CSV", { tag: "@proof" }, async ({ page }) => {
  const file = await download(page, "Download CSV");
  expect(file.name).toBe("sip-growth.csv");
  const lines = file.text.split("\r\n");
  expect(lines[11]).toBe("Year,Investment,Value,Returns,Real Value");
  expect(lines[21]).toBe("10,600000,1161695.38,561695.38,648684.63");
});

test("by keyboard alone", { tag: "@proof" }, async ({ page }) => {
  await typed(page, "Monthly Investment").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10k");
  await page.keyboard.press("Tab"); // its slider
  await page.keyboard.press("Tab"); // the return
  await page.keyboard.press("Tab"); // its slider
  await page.keyboard.press("Tab"); // the period
  await page.keyboard.press("Tab"); // its slider
  for (let year = 10; year < 20; year++) await page.keyboard.press("ArrowRight");
  await expect(resultFigure(page, "Future Value")).toContainText("₹99,91,479");
  await page.keyboard.press("Tab"); // years or months
  await page.keyboard.press("Tab"); // the future value
  await page.keyboard.press("Enter");
  await expect(page.getByText("n = 20 × 12 = 240 months").first()).toBeVisible();

  const chart = slider(page, "Year in the chart");
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Year 2: Invested ₹.+, Returns ₹/);
});
