import { openAtRest } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";

const pad = (page: Page, id: string) => page.locator(`[data-pad="${id}"]`);
const keyOf: Record<string, string> = { green: "q", red: "w", yellow: "a", blue: "s" };

/** Time stands still, and goes on only when the test says so. */
async function open(page: Page) {
  await fixLuck(page);
  await openAtRest(
    page,
    "/games/simon-says",
    page.getByRole("button", { name: "Start", exact: true }),
  );
}

/** Watches a round of the first speed, and answers which pads were lit. */
async function watch(page: Page, round: number): Promise<string[]> {
  const seen: string[] = [];
  await page.clock.runFor(800);
  for (let step = 0; step < round; step += 1) {
    const lit = page.locator("[data-lit]");
    await expect(lit).toHaveCount(1);
    const id = (await lit.getAttribute("data-pad")) ?? "";
    seen.push(id);
    // Without sound it is said, too.
    await expect(page.getByRole("log").locator("p").nth(step)).toHaveText(
      new RegExp(`^${id}$`, "i"),
    );
    await page.clock.runFor(420);
    await expect(lit).toHaveCount(0);
    await page.clock.runFor(180);
  }
  await expect(page.getByText("Your turn", { exact: true })).toBeVisible();
  return seen;
}

test("four rounds by keyboard, then a mistake: the end, and the best is kept", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Enter");
  for (let round = 1; round <= 3; round += 1) {
    await expect(figure(page, "Round")).toHaveText(String(round));
    for (const id of await watch(page, round)) await page.keyboard.press(keyOf[id] ?? "");
  }
  await expect(page.getByRole("button", { name: "Show the page" })).toBeHidden(); // no phone
  const [first] = await watch(page, 4);
  const wrong = Object.keys(keyOf).find((id) => id !== first) ?? "";
  await page.keyboard.press(keyOf[wrong] ?? "");
  await expect(page.getByRole("heading", { name: "Game Over!" })).toBeVisible();
  await expect(page.getByText("3 rounds completed")).toBeVisible();
  await expect(page.getByText("Your first result.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-simon-says-best"))).toBe("3");
});

test("presses during the show do nothing", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.keyboard.press("q");
  await pad(page, "red").click({ force: true });
  await expect(page.getByText("Watch", { exact: true })).toBeVisible();
  const [only] = await watch(page, 1);
  await page.keyboard.press(keyOf[only ?? ""] ?? "");
  await expect(figure(page, "Round")).toHaveText("2");
  await page.getByRole("switch", { name: "Sound" }).check({ force: true });
  await page.clock.runFor(800);
  await expect(page.locator("[data-lit]")).toHaveCount(1);
  await expect(page.getByRole("log")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test(
    "practice: a mistake shows the sequence again, and so does the button",
    { tag: "@proof" },
    async ({ page }) => {
      await open(page);
      await page.getByRole("radio", { name: "Practice" }).check({ force: true });
      await page.getByRole("button", { name: "Start", exact: true }).tap();
      const [only = ""] = await watch(page, 1);
      const wrong = Object.keys(keyOf).find((id) => id !== only) ?? "";
      await pad(page, wrong).tap();
      await expect(page.getByText("Again", { exact: true })).toBeVisible();
      await page.clock.runFor(1000);
      await expect(page.locator("[data-lit]")).toHaveAttribute("data-pad", only);
      await page.clock.runFor(420);
      await expect(page.locator("[data-lit]")).toHaveCount(0);
      await page.clock.runFor(180);
      await page.getByRole("button", { name: "Show again" }).tap();
      await watch(page, 1);
      await pad(page, only).tap();
      await expect(figure(page, "Round")).toHaveText("2");
      expect(await page.evaluate(() => localStorage.getItem("tabkit-simon-says-best"))).toBeNull();
    },
  );
});

test("sound is asked for once; a reload finds the game; its end can be watched and raced", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "No", exact: true }).check({ force: true });
  await page.keyboard.press("Escape");
  await page.locator("h1").click();
  await page.keyboard.press("Enter");
  const [only = ""] = await watch(page, 1);
  await page.keyboard.press(keyOf[only] ?? "");
  await page.clock.runFor(900);
  await page.reload();
  await expect(page.getByRole("group", { name: "Paused" })).toBeVisible();
  await expect(figure(page, "Round")).toHaveText("2");
  await expect(page.locator("h1")).toBeInViewport();
  await page.keyboard.press(" ");
  const [first] = await watch(page, 2);
  const wrong = Object.keys(keyOf).find((id) => id !== first) ?? "";
  await page.keyboard.press(keyOf[wrong] ?? "");
  const end = page.getByRole("group", { name: "Game Over!" });
  await expect(end).toContainText("1 round completed");

  await end.getByRole("button", { name: "Watch replay" }).click();
  await page.clock.runFor(1000); // for what is loaded now
  await expect(page.getByText("This score follows from the rules and these moves.")).toBeVisible();
  await page.getByRole("button", { name: "Race it" }).click();
  await expect(page.getByText("Play with sound?")).toHaveCount(0);
  await page.keyboard.press(" ");
  await expect(page.getByRole("img", { name: "The ghost's board. 0 rounds" })).toBeVisible();
  await page.clock.runFor(800);
  // A known sequence: only the visitor's own pads are lit.
  await expect(page.locator("[data-lit]")).toHaveCount(1);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Start over?" })).toBeVisible();
});

test(
  "another window in front pauses the show; it begins again",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.clock.runFor(900);
    await page.evaluate(() => dispatchEvent(new Event("blur")));
    await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.locator("[data-lit]")).toHaveCount(0);
    await page.getByRole("button", { name: "Resume" }).click();
    await watch(page, 1);
  },
);
