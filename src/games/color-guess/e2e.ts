import { changeTheme, findFaults } from "#e2e/axe.ts";
import { clipboard } from "#e2e/clipboard.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { shiftsOf, watchShifts } from "#e2e/layout-shift.ts";
import { fixLuck } from "#e2e/luck.ts";

const answers = (page: Page) => page.getByRole("group", { name: /Which/ }).getByRole("button");
const nextButton = (page: Page) => page.getByRole("button", { name: "Next Question" });

async function open(page: Page) {
  await fixLuck(page);
  await page.goto("/games/color-guess");
  await expect(answers(page)).toHaveCount(4);
}

/** Which of the four is right: the one whose code is the color of the swatch. */
async function rightPlace(page: Page): Promise<number> {
  const shown = await page
    .locator("[data-swatch]")
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  const codes = await answers(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const probe = document.createElement("i");
      probe.style.color = button.querySelector("span")?.textContent ?? "";
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  return codes.indexOf(shown);
}

test("ten questions by keyboard, one of them wrong; the best streak is kept", async ({ page }) => {
  await open(page);
  for (let question = 1; question <= 10; question += 1) {
    const place = await rightPlace(page);
    expect(place).not.toBe(-1);
    const given = question === 8 ? (place + 1) % 4 : place;
    await page.keyboard.press(String(given + 1));
    await expect(page.getByText(question === 8 ? "❌ Wrong!" : "🎉 Correct!")).toBeVisible();
    await expect(nextButton(page)).toBeFocused();
    if (question < 10) await page.keyboard.press("Enter");
  }
  await expect(figure(page, "Score")).toHaveText("9/10");
  await expect(figure(page, "Accuracy")).toHaveText("90%");
  await expect(figure(page, "Streak")).toHaveText("2");
  await expect(figure(page, "Best Streak")).toHaveText("7");
  expect(await page.evaluate(() => localStorage.getItem("tabkit-color-guess-best"))).toBe("7");
});

test(
  "an answer is final: the options are off, both colors are shown",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    const place = await rightPlace(page);
    await answers(page)
      .nth((place + 1) % 4)
      .click();
    await expect(page.getByText("❌ Wrong!")).toBeVisible();
    await expect(answers(page)).toHaveCount(4);
    for (const button of await answers(page).all()) await expect(button).toBeDisabled();
    await expect(page.getByLabel("Right answer")).toHaveCount(1);
    await expect(page.getByLabel("Your answer")).toHaveCount(1);
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect(figure(page, "Score")).toHaveText("0/1");
    await page.getByRole("button", { name: "Reset?" }).click();
    await expect(figure(page, "Score")).toHaveText("0/0");
    await expect(answers(page)).toHaveCount(0);
    await nextButton(page).click();
    await expect(answers(page)).toHaveCount(4);
  },
);

test(
  "RGB, colors for a code, and closer colors; the choice is remembered",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: "RGB" }).check({ force: true });
    await expect(answers(page).first()).toHaveText(/rgb\(\d+, \d+, \d+\)/);
    await expect(figure(page, "Score")).toHaveText("0/0");
    await page.getByRole("radio", { name: "Close" }).check({ force: true });
    await page.getByRole("radio", { name: "The color" }).check({ force: true });
    await expect(page.getByRole("group", { name: "Which color is this code?" })).toBeVisible();
    await expect(answers(page).first()).toHaveText(/Color 1/);
    await page.reload();
    await expect(page.getByRole("radio", { name: "The color" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "RGB" })).toBeChecked();
  },
);

test("a reload keeps the score and the question; other options wait while the day's game is on", async ({
  page,
}) => {
  await page.goto("/games/color-guess#daily");
  await expect(answers(page)).toHaveCount(4);
  await page.keyboard.press(String((await rightPlace(page)) + 1));
  await page.keyboard.press(" ");
  const codes = await answers(page).allTextContents();
  await page.getByRole("radio", { name: "RGB" }).check({ force: true });
  await expect(page.getByText("The new options come with the next game.")).toBeVisible();
  expect(await answers(page).allTextContents()).toEqual(codes);

  await page.reload();
  await expect(figure(page, "Score")).toHaveText("1/1");
  expect(await answers(page).allTextContents()).toEqual(codes);
  await expect(page.locator("h1")).toBeInViewport();
  await page.keyboard.press("1");
  await expect(figure(page, "Questions")).toHaveText("2");
  await page.reload();
  await expect(nextButton(page)).toBeEnabled();
  await expect(nextButton(page)).not.toBeFocused();
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await expect(figure(page, "Score")).toHaveText("0/0");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test("a question on a phone, answered and gone on from", { tag: "@proof" }, async ({ page }) => {
    await open(page);
    await answers(page)
      .nth(await rightPlace(page))
      .tap();
    await expect(page.getByText("🎉 Correct!")).toBeVisible();
    await nextButton(page).tap();
    await expect(answers(page).first()).toBeEnabled();
    await expect(figure(page, "Score")).toHaveText("1/1");
  });
});

test("today's game, from its tile to the day's text; counted once, whatever is reloaded", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: "2026-11-16T20:40:00Z" });
  await watchShifts(page);
  await page.goto("/games");
  const tile = page.getByRole("link", { name: /^Color Guess/ }).first();
  await expect(page.getByText("New games at midnight UTC, in about 3 h.")).toBeVisible();
  await tile.click();
  await expect(page).toHaveURL("/games/color-guess");

  // The day's options are everybody's. The first of four is right in four of these questions.
  for (let question = 1; question <= 10; question += 1) {
    await page.keyboard.press("1");
    await expect(figure(page, "Questions")).toHaveText(String(question));
    if (question < 10) await page.keyboard.press("Enter");
  }
  const end = page.getByRole("group", { name: "Today’s game is done" });
  await expect(end).toContainText("4/10");
  await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
  await end.getByRole("button", { name: "Copy result" }).click();
  await expect(end.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await clipboard(page)).toBe(
    `Tabkit Color Guess · daily 2026-11-16 · 4/10\n${new URL("/games/color-guess#daily", page.url()).href}`,
  );

  await page.reload();
  await expect(figure(page, "Played")).toHaveText("1");
  await expect(page.getByText("Done: 4/10. The first try counts.")).toBeVisible();
  expect(await findFaults(page, { part: "main" })).toEqual([]);

  await page.goto("/games");
  await expect(tile).toHaveAccessibleName(/Done 4\/10/);
  await expect(page.getByText("1 day in a row.")).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Copy today’s results" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await clipboard(page)).toMatch(
    /^Tabkit today · 2026-11-16 · 1 of \d+\n✅ Color Guess: 4\/10\nhttp.*\/games$/,
  );
  await page.getByText("The last five weeks").click();
  await expect(page.getByRole("cell", { name: "November 16: 1 game" })).toBeVisible();
  await changeTheme(page, "dark");
  expect(await findFaults(page, { part: "main" })).toEqual([]);
});
