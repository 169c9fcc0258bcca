import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
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

test("an answer is final: the options are off, both colors are shown", async ({ page }) => {
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
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(figure(page, "Score")).toHaveText("0/0");
  await expect(answers(page)).toHaveCount(0);
  await nextButton(page).click();
  await expect(answers(page)).toHaveCount(4);
});

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

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test("a question on a phone, answered and gone on from", async ({ page }) => {
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
