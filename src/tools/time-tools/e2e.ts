import { clipboard } from "#e2e/clipboard.ts";
import { afterTimers } from "#e2e/clock.ts";
import { expect, test, type Locator, type Page } from "#e2e/fixtures.ts";

const timestamp = (page: Page) => page.getByRole("textbox", { name: "Timestamp", exact: true });
const date = (page: Page) => page.getByRole("textbox", { name: "Date and time", exact: true });
const answer = (page: Page, label: string) => page.locator(`output[aria-label="${label}"]`);
const zone = (page: Page) => page.getByLabel("Time zone");
/** The list of zones is there as soon as somebody turns to it. */
async function choose(select: Locator, value: string) {
  await select.focus();
  await select.selectOption(value);
}
const clock = (page: Page, label: string) =>
  page.locator("li").filter({ has: page.getByRole("heading", { name: label, exact: true }) });
const fact = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });

// A Wednesday in summer; the page's own zone is India's.
const now = new Date("2026-07-01T12:00:00.250Z");
test.use({ timezoneId: "Asia/Kolkata" });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(now);
  await page.goto("/time-tools");
  await expect(timestamp(page)).toHaveValue("1782907200");
});

test("a timestamp to a date: seconds, milliseconds, copied", async ({ page }) => {
  await timestamp(page).fill("1700000000");
  await expect(answer(page, "Date")).toHaveText("Wednesday, November 15, 2023, 03:43:20 UTC+05:30");
  await expect(timestamp(page)).toHaveAccessibleDescription("10 digits: read as seconds");
  await page.getByRole("button", { name: "Copy date" }).click();
  await expect.poll(() => clipboard(page)).toBe("Wednesday, November 15, 2023, 03:43:20 UTC+05:30");
  await timestamp(page).fill("1701227351995");
  await expect(fact(page, "RFC 2822")).toContainText("Wed, 29 Nov 2023 08:39:11 +0530");
  await expect(page.getByText("2 years and 7 months ago")).toBeVisible();
});

test(
  "Invalid timestamp: what is wrong, and what would help",
  { tag: "@proof" },
  async ({ page }) => {
    await timestamp(page).fill("12x4");
    await expect(page.getByRole("alert")).toContainText("Invalid timestamp");
    await expect(page.getByRole("alert")).toContainText("“x” at place 3 is not a digit");
    await expect(answer(page, "Date")).toHaveCount(0);

    await timestamp(page).fill("1701227351995845123");
    await expect(page.getByRole("alert")).toContainText("Invalid timestamp");
    await page.getByRole("button", { name: "Use nanoseconds" }).click();
    await expect(fact(page, "ISO 8601 (UTC)").first()).toContainText(
      "2023-11-29T03:09:11.995845123Z",
    );

    await page.getByRole("radio", { name: "Auto" }).check({ force: true });
    await timestamp(page).fill("999999999");
    await expect(answer(page, "Date")).toContainText("January 12, 1970");
    await page.getByRole("button", { name: "Use seconds" }).click();
    await expect(answer(page, "Date")).toContainText("September 9, 2001");
  },
);

test("a date to a timestamp: 30 February is refused, zones count", async ({ page }) => {
  await date(page).fill("2024-01-15 10:30");
  await expect(answer(page, "Timestamp")).toHaveText("1705294800");
  await page.getByRole("button", { name: "Copy Milliseconds" }).click();
  await expect.poll(() => clipboard(page)).toBe("1705294800000");
  await choose(zone(page), "UTC");
  await expect(answer(page, "Timestamp")).toHaveText("1705314600");
  await date(page).fill("2026-02-30");
  await expect(page.getByRole("alert")).toContainText("Invalid date");
  await expect(page.getByRole("alert")).toContainText("February 2026 has 28 days, not 30");
  await expect(answer(page, "Timestamp")).toHaveCount(0);
  await page.getByLabel("Pick a date and time").fill("2024-01-15T10:30");
  await expect(answer(page, "Timestamp")).toHaveText("1705314600");

  await date(page).fill("tomorrow 5pm");
  await expect(page.getByText("is read as Thursday, July 2, 2026, 17:00.")).toBeVisible();
  await timestamp(page).fill("20261115");
  await page.getByRole("button", { name: "Use it as a date" }).click();
  await expect(date(page)).toHaveValue("2026-11-15");
});

test("hours that clocks skip or repeat are explained", { tag: "@proof" }, async ({ page }) => {
  await choose(zone(page), "America/New_York");
  await expect(
    page.getByText("Clocks change on November 1, 2026, from 02:00 to 01:00."),
  ).toBeVisible();
  await date(page).fill("2026-03-08 02:30");
  await expect(
    page.getByText("clocks jump from 02:00 to 03:00. It is read as 03:30."),
  ).toBeVisible();
  await expect(answer(page, "Timestamp")).toHaveText("1772955000");
  await date(page).fill("2026-11-01 01:30");
  await expect(page.getByText("01:30 comes twice on November 1, 2026")).toBeVisible();
  await expect(answer(page, "Timestamp")).toHaveText("1793511000");
  await page.getByRole("radio", { name: "Second, UTC-05:00" }).check({ force: true });
  await expect(answer(page, "Timestamp")).toHaveText("1793514600");
});

test(
  "the world clock ticks on the second, rests while hidden, takes any zone",
  { tag: "@proof" },
  async ({ page }) => {
    for (const [label, time] of [
      ["UTC", "12:00:00"],
      ["EST", "08:00:00"],
      ["PST", "05:00:00"],
      ["GMT", "13:00:00"],
      ["JST", "21:00:00"],
      ["CET", "14:00:00"],
      ["IST", "17:30:00"],
    ] as const) {
      await expect(clock(page, label)).toContainText(time);
    }
    await expect(clock(page, "EST")).toContainText("Eastern Daylight Time, UTC-04:00");
    await page.clock.setFixedTime(now.getTime() + 1000);
    await expect(clock(page, "UTC")).toContainText("12:00:01");

    const setHidden = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await setHidden("hidden");
    await page.clock.setFixedTime(now.getTime() + 31_000);
    await afterTimers(page, 1100); // longer than a tick
    await expect(clock(page, "UTC")).toContainText("12:00:01");
    await setHidden("visible");
    await expect(clock(page, "UTC")).toContainText("12:00:31");

    await choose(page.getByLabel("Add a clock"), "America/Sao_Paulo");
    await expect(clock(page, "Sao Paulo")).toContainText("09:00:31");
    await page.getByRole("radio", { name: "12 h" }).check({ force: true });
    await expect(clock(page, "JST")).toContainText("9:00:31 PM");
    await page.reload();
    await expect(clock(page, "Sao Paulo")).toBeVisible();
    await page.getByRole("button", { name: "Remove Sao Paulo" }).click();
    await expect(clock(page, "Sao Paulo")).toHaveCount(0);
  },
);

test("the difference between dates, and business days", { tag: "@proof" }, async ({ page }) => {
  await page.getByRole("tab", { name: "Difference" }).click();
  await page.getByLabel("First date").fill("2012-10-01");
  await page.getByLabel("Second date").fill("2013-03-01");
  await expect(answer(page, "Difference")).toHaveText("5 months");
  await page.getByRole("switch", { name: "Count the last day" }).check({ force: true });
  await expect(fact(page, "Business days")).toContainText("110");
  await page.getByText("Days off beside the weekend").click();
  await page
    .getByLabel("Dates, with commas between them")
    .fill("2012-11-22, 2012-12-04, 2013-01-21");
  await expect(fact(page, "Business days")).toContainText("107");
  await page.getByLabel("First date").fill("2012-02-30");
  await expect(page.getByRole("alert")).toContainText("First date: February 2012 has 29 days");

  await page.getByLabel("Date", { exact: true }).fill("2026-11-15");
  await expect(answer(page, "New date")).toHaveText("Friday, November 27, 2026");
});

test("a cron expression in words, with its next runs", async ({ page }) => {
  await page.getByRole("tab", { name: "Cron" }).click();
  await expect(answer(page, "In words")).toHaveText("At 09:30, on Monday through Friday");
  const runs = page.locator("section", { hasText: "Next runs" }).last().locator("ol > li");
  await expect(runs).toHaveCount(8);
  await expect(runs.first()).toContainText("Thursday, July 2, 2026, 09:30:00 UTC+05:30");
  await expect(runs.first()).toContainText("in 16 hours");
  await page.getByLabel("Expression").fill("61 * * * *");
  await expect(page.getByRole("alert")).toContainText("Invalid cron expression");
  await expect(page.getByRole("alert")).toContainText("Minute: 61 is not from 0 to 59");
  await page.getByRole("button", { name: "0 0 29 2 *" }).click();
  await expect(runs.first()).toContainText("Tuesday, February 29, 2028");

  // What is over leaves the list.
  await page.getByLabel("Expression").fill("*/10 * * * * *");
  await expect(runs.first()).toContainText("17:30:10");
  await page.clock.setFixedTime(now.getTime() + 15_000);
  await expect(runs.first()).toContainText("17:30:20");
  await expect(runs.first()).toContainText("in 5 seconds");

  await page.getByLabel("Expression").fill("0 0 9 ? * 2#1");
  await expect(page.getByLabel("Expression")).toHaveAccessibleDescription(
    "6 fields and “?” in the fourth: read as Quartz",
  );
  await expect(answer(page, "In words")).toHaveText("At 09:00, on the 1st Monday of the month");
  await page.getByRole("radio", { name: "AWS" }).check({ force: true });
  await expect(page.getByRole("alert")).toContainText("Invalid cron expression");
});

test("a meeting: hours side by side, one of them read out on every clock", async ({ page }) => {
  await page.getByRole("tab", { name: "Meeting planner" }).click();
  await page.getByLabel("Day", { exact: true }).fill("2026-07-02");
  await page.locator("th label", { hasText: "18:00" }).click();
  const chosen = page.locator('output[aria-label="Chosen hour"] li');
  await expect(chosen.filter({ hasText: "UTC" })).toContainText(
    "Thursday, July 2, 2026, 12:30, working hours",
  );
  await expect(chosen.filter({ hasText: "JST" })).toContainText("Thursday, July 2, 2026, 21:30");
  await page.keyboard.press("ArrowRight");
  await expect(chosen.filter({ hasText: "IST" })).toContainText("Thursday, July 2, 2026, 19:00");
  for (const label of ["UTC", "PST", "JST", "IST"]) await page.getByLabel(label).uncheck();
  await expect(page.getByText("All are at work at 19:00.")).toBeVisible();
  await expect(chosen).toHaveCount(3);
});

test("by keyboard alone; what was typed is kept for the tab", async ({ page }) => {
  await page.getByRole("tab", { name: "Timestamps and clocks" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("First date")).toBeVisible();
  await page.keyboard.press("Home");
  await timestamp(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1234567890");
  await expect(answer(page, "Date")).toContainText("February 14, 2009");
  await page.keyboard.press("Tab"); // unit
  await page.keyboard.press("ArrowRight"); // seconds
  await expect(timestamp(page)).toHaveAccessibleDescription("Read as seconds, as chosen");
  await page.keyboard.press("Tab"); // now
  await page.keyboard.press("Enter");
  await expect(timestamp(page)).toHaveValue("1782907200");
  await timestamp(page).fill("1234567891");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("123456789");
  await page.reload();
  await expect(timestamp(page)).toHaveValue("1234567891");
});
