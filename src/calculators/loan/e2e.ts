import { download } from "#e2e/download.ts";
import { resultFigure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });
const typed = (page: Page, name: string) => page.getByRole("textbox", { name });
/** The line of the summary that carries a figure; it opens to its working. */
const firstRow = (page: Page) =>
  page
    .getByRole("table", { name: /first 12 months/i })
    .getByRole("row")
    .nth(1);

test.beforeEach(async ({ page }) => {
  await page.goto("/calculator/loan");
});

test("starts with the spec's defaults", async ({ page }) => {
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹927.01");
  await expect(resultFigure(page, "Total Payment")).toContainText("₹1,66,862.22");
  await expect(resultFigure(page, "Total Interest")).toContainText("₹66,862.22");
  await expect(resultFigure(page, "Interest Percentage")).toContainText("66.9%");
  await expect(firstRow(page)).toHaveText("1₹927.01₹302.01₹625.00₹99,697.99");
  await expect(page.getByRole("table", { name: /first 12 months/i }).getByRole("row")).toHaveCount(
    13,
  );
});

test("a slider moves by keys, in the spec's steps and in words", async ({ page }) => {
  const amount = slider(page, "Loan Amount");
  await expect(amount).toHaveAttribute("min", "1000");
  await expect(amount).toHaveAttribute("max", "10000000");
  await expect(amount).toHaveValue("100000");
  await amount.focus();
  await page.keyboard.press("ArrowRight");
  await expect(amount).toHaveValue("101000");
  await expect(amount).toHaveAttribute("aria-valuetext", "1 lakh 1,000 rupees");
  await page.keyboard.press("PageUp");
  await expect(typed(page, "Loan Amount")).toHaveValue("1,11,000");
  await page.keyboard.press("End");
  await expect(amount).toHaveAttribute("aria-valuetext", "1 crore rupees");
  await page.keyboard.press("Home");
  await expect(amount).toHaveAttribute("aria-valuetext", "1,000 rupees");

  const years = slider(page, "Loan Term");
  await years.focus();
  await page.keyboard.press("Home");
  await expect(years).toHaveAttribute("aria-valuetext", "1 year");
  const rate = slider(page, "Interest Rate (per year)");
  await rate.focus();
  await page.keyboard.press("End");
  await expect(rate).toHaveAttribute("aria-valuetext", "30 percent");
  await page.keyboard.press("ArrowDown");
  await expect(rate).toHaveAttribute("aria-valuetext", "29.9 percent");
  await page.keyboard.press("ArrowUp");
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹97.49");
  const rows = page.getByRole("table", { name: /first 12 months/i }).getByRole("row");
  await expect(rows.last()).toHaveText(/^12.*₹0\.00$/);
});

test("a slider moves by mouse", { tag: "@proof" }, async ({ page }) => {
  const years = slider(page, "Loan Term");
  const box = (await years.boundingBox())!;
  await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
  await expect(years).toHaveAttribute("aria-valuetext", "30 years");
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹699.21");

  // Half of the way lies 1 lakh, on a scale on which each decade has the same length.
  const amount = slider(page, "Loan Amount");
  const track = (await amount.boundingBox())!;
  await page.mouse.move(track.x + track.width / 2, track.y + track.height / 2);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width - 2, track.y + 200);
  await page.mouse.up();
  await expect(amount).toHaveValue("10000000");
  await expect(amount).toBeFocused();
});

test(
  "amounts are typed as people write them, and clamped with a hint",
  { tag: "@proof" },
  async ({ page }) => {
    const amount = typed(page, "Loan Amount");
    await amount.fill("5L");
    await expect(resultFigure(page, "Monthly Payment")).toContainText("₹4,635.06");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveValue("5,00,000");
    await expect(slider(page, "Loan Amount")).toHaveAttribute("aria-valuetext", "5 lakh rupees");

    await amount.fill("12,34,567");
    await amount.blur();
    await expect(amount).toHaveValue("12,34,567");

    await amount.fill("5cr");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveValue("1,00,00,000");
    await expect(page.getByText("Highest is ₹1 crore")).toBeVisible();

    await amount.fill("plenty");
    await amount.blur();
    await expect(amount).toHaveValue("1,00,00,000");
    await expect(page.getByText("Not a number in rupees: “plenty”")).toBeVisible();

    await typed(page, "Interest Rate").fill("8.35%");
    await page.keyboard.press("Enter");
    await expect(typed(page, "Interest Rate")).toHaveValue("8.35");
  },
);

test(
  "a unit that is typed counts, and what was understood is said",
  { tag: "@proof" },
  async ({ page }) => {
    const term = typed(page, "Loan Term");
    await term.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("240m");
    await expect(page.getByText("“240m” read as 20 years")).toBeVisible();
    await expect(resultFigure(page, "Monthly Payment")).toContainText("₹805.59");
    await page.keyboard.press("Enter");
    await expect(term).toHaveValue("20");

    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("18 months");
    // Nothing is left of the "18" that it begins with.
    await expect(resultFigure(page, "Monthly Payment")).toContainText("₹805.59");
    await page.keyboard.press("Enter");
    await expect(page.getByText("“18 months” rounded to 2 years")).toBeVisible();
    await expect(term).toHaveValue("2");

    const rate = typed(page, "Interest Rate");
    await rate.fill("8,5");
    await page.keyboard.press("Enter");
    await expect(rate).toHaveValue("8.5");
    await expect(page.getByText("“8,5” read as 8.5%")).toBeVisible();

    const amount = typed(page, "Loan Amount");
    await amount.fill("8,5 lakh");
    await page.keyboard.press("Enter");
    await expect(amount).toHaveValue("1,00,000");
    await expect(page.getByText("could be 8.5 lakh or 85 lakh")).toBeVisible();
  },
);

test(
  "a link carries the inputs, and a bad one is clamped",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await typed(page, "Loan Amount").fill("50L");
    await typed(page, "Interest Rate").fill("8.5");
    await typed(page, "Loan Term").fill("20");
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/calculator\/loan#p=5000000&r=8\.5&y=20$/);

    await page.goto("about:blank");
    await page.goto(link);
    await expect(resultFigure(page, "Monthly Payment")).toContainText("₹43,391.16");

    // Pasted into the open page: no load, only another fragment.
    await page.goto("/calculator/loan#p=99999999999&r=%3Cscript%3E&y=-3");
    await expect(typed(page, "Loan Amount")).toHaveValue("1,00,00,000");
    await expect(typed(page, "Interest Rate")).toHaveValue("7.5");
    await expect(typed(page, "Loan Term")).toHaveValue("1");
    await expect(page.getByText("The link asked for values")).toBeVisible();

    await page.goto("/calculator/loan#main");
    await expect(typed(page, "Loan Amount")).toHaveValue("1,00,00,000");
  },
);

test("a figure opens its working, the schedule its years and months", async ({ page }) => {
  await resultFigure(page, "Monthly Payment").click();
  await expect(page.getByText("r = 7.5 ÷ 100 ÷ 12 = 0.00625").first()).toBeVisible();

  await page.getByText("Whole schedule, by year and month").click();
  const schedule = page.getByRole("table", { name: /whole schedule/i });
  await expect(schedule.getByRole("row")).toHaveCount(16);
  await schedule.getByRole("button", { name: "Year 15" }).click();
  await expect(schedule.getByRole("row").last()).toHaveText("Month 180₹927.01₹921.25₹5.76₹0.00");
  await page.getByRole("button", { name: "Show all months" }).click();
  await expect(schedule.getByRole("row")).toHaveCount(16 + 180);
});

test("the schedule downloads as CSV", { tag: "@proof" }, async ({ page }) => {
  const file = await download(page, "Download CSV");
  expect(file.name).toBe("loan-schedule.csv");
  const lines = file.text.split("\r\n");
  expect(lines[0]).toBe("\uFEFFLoan Amount,100000,rupees");
  expect(lines[8]).toBe("Month,Payment,Principal,Interest,Balance");
  expect(lines[188]).toBe("180,927.01,921.25,5.76,0");
});

test("prepayment says what it saves", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/calculator/loan#p=5000000&r=8.5&y=20");
  await page.getByText("Prepayment: what if you pay extra?").click();
  await typed(page, "Extra Payment").fill("5k");
  await expect(resultFigure(page, "Interest Saved")).toContainText("₹13,89,249.71");
  await expect(resultFigure(page, "Time Saved")).toContainText("4 years 5 months");

  await page.getByText("Once", { exact: true }).click();
  await typed(page, "Extra Payment").fill("5L");
  await page.getByText("Smaller EMI").click();
  await expect(resultFigure(page, "New Monthly Payment")).toContainText("₹38,963.93");
  // The agreed loan stands beside it.
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹43,391.16");
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹38,963.93");
});

test(
  "a prepayment every year stands beside the loan as agreed, everywhere",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/calculator/loan#p=5000000&r=8.5&y=20&x=100000&when=yearly&k=12&effect=term");
    await expect(resultFigure(page, "Interest Saved")).toContainText("₹18,55,389.33");
    await expect(resultFigure(page, "Time Saved")).toContainText("6 years");
    await expect(resultFigure(page, "Total Interest")).toHaveText(
      /Without prepayment ₹54,13,878\.80.*With prepayment ₹35,58,489\.47/,
    );
    const months = page.getByRole("table", { name: /first 12 months/i });
    await expect(months.getByRole("columnheader", { name: "Without prepayment" })).toBeVisible();
    await expect(months.getByRole("columnheader", { name: "With prepayment" })).toBeVisible();
    await expect(months.getByRole("row").last()).toContainText("₹1,00,000.00");
    await expect(page.getByRole("img", { name: /paid each year, over 20 years/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /paid each year, over 14 years/ })).toBeVisible();
    const { text } = await download(page, "Download CSV");
    expect(text).toContain(",Balance with prepayment");
  },
);

test(
  "prepay or invest, another rate and fees: each says what it comes to",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/calculator/loan#p=5000000&r=8.5&y=20&er=9.5");
    await expect(page.getByText(/^Prepaying is ahead first, investing from/)).toBeVisible();
    await expect(page.getByText(/^Crossing: /)).toBeVisible();
    await resultFigure(page, "Break-even Return").click();
    await expect(page.getByText(/^The return at which both ways end alike/)).toBeVisible();

    await page.getByText("Floating rate: what if the rate changes?").click();
    await typed(page, "New Rate").fill("9.5");
    await expect(resultFigure(page, "New Monthly Payment")).toContainText("₹46,497.78");
    await page.getByText("New term", { exact: true }).click();
    await expect(resultFigure(page, "New Term")).toContainText("24 years 9 months");
    await typed(page, "New Rate").fill("12");
    await expect(page.getByText(/the debt would grow\. Choose a new EMI\.$/)).toBeVisible();

    await page.getByText("Fees and moratorium: what does it really cost?").click();
    await expect(resultFigure(page, "Effective Yearly Rate")).toContainText("8.84%");
    await typed(page, "Moratorium").fill("12");
    await expect(resultFigure(page, "Monthly Payment Then")).toContainText("₹47,226.55");
  },
);

test("the address follows, so that a reload keeps what was set", async ({ page }) => {
  await typed(page, "Loan Amount").fill("50L");
  await page.getByText("Months", { exact: true }).click();
  await typed(page, "Loan Term").fill("222");
  await expect(page).toHaveURL(/\/calculator\/loan#p=5000000&r=7\.5&n=222$/);
  await page.reload();
  await expect(typed(page, "Loan Amount")).toHaveValue("50,00,000");
  await expect(typed(page, "Loan Term")).toHaveValue("222");
  await page.getByText("Years", { exact: true }).click();
  await expect(page.getByText("18 years 6 months rounded to 19 years")).toBeVisible();
  await expect(page).toHaveURL(/&y=19$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/calculator/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("the payment is in sight at once, and while a slider moves", async ({ page }) => {
    const strip = page.locator("div[aria-hidden]", { hasText: /^Monthly Payment₹/ });
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(strip).toHaveText("Monthly Payment₹927.01");
    await slider(page, "Loan Term").focus();
    await page.keyboard.press("End");
    await expect(strip).toHaveText("Monthly Payment₹699.21");
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test("by keyboard alone", async ({ page }) => {
  await typed(page, "Loan Amount").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("10L");
  await page.keyboard.press("Tab"); // its slider
  await page.keyboard.press("Tab"); // the rate
  await page.keyboard.type("10.5");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab"); // the term
  await page.keyboard.press("Tab"); // its slider
  for (let year = 15; year > 5; year--) await page.keyboard.press("ArrowLeft");
  await expect(resultFigure(page, "Monthly Payment")).toContainText("₹21,493.90");
  await page.keyboard.press("Tab"); // years or months
  await page.keyboard.press("Tab"); // the payment
  await page.keyboard.press("Enter");
  await expect(page.getByText("n = 5 × 12 = 60 months").first()).toBeVisible();

  const chart = slider(page, "Year in the chart");
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Year 2: Principal ₹.+, Interest ₹/);
});
