import { figure } from "#e2e/figures.ts";
import { expect, test, type Locator, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";
import { drawWithFinger } from "#e2e/touch.ts";

const bestKey = "2048-best-score";
const gameKey = "tabkit-2048-game";

/** The page finds this board as a running game, once. */
async function useBoard(page: Page, values: readonly number[], score: number, seed = 1) {
  const save = {
    version: 1,
    tiles: values.flatMap((value, cell) => (value === 0 ? [] : [[cell + 1, value, cell]])),
    dice: [1, 2, 3, 4],
    score,
    won: false,
    moves: 900,
    seed,
    nextId: 100,
    undos: 0,
    past: [],
    celebration: null,
  };
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [gameKey, JSON.stringify(save)] as const,
  );
}

const cells = (page: Page): Promise<string[]> => page.getByRole("gridcell").allInnerTexts();
const score = (page: Page): Locator =>
  page.getByRole("region", { name: "2048 game" }).locator("dd").first();

test(
  "a seeded game, played by keyboard to its end, kept over a reload",
  { tag: "@proof" },
  async ({ page }) => {
    await fixLuck(page);
    await page.goto("/games/2048");
    await expect(page.getByRole("grid")).toBeVisible();
    await expect(score(page)).toHaveText("0");

    // The first arrow key begins to play, before anything is clicked; the page stays where it is.
    const ways = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const;
    for (let turn = 0; turn < 157 + 40; turn += 1) await page.keyboard.press(ways[turn % 4] ?? "");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("Final Score: 1492");
    await expect(end).toContainText("New Best Score!");
    await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
    expect(await stored(page, bestKey)).toBe("1492");
    await expect(
      page.getByRole("status").filter({ hasText: "Game over. Final score 1,492." }),
    ).toBeAttached();

    const before = await cells(page);
    await page.reload();
    await expect(end).toContainText("Final Score: 1492");
    expect(await cells(page)).toEqual(before);

    await end.getByRole("button", { name: "Undo" }).click();
    await expect(end).toBeHidden();
    await expect(page.getByRole("grid")).toBeFocused();

    // A running game is not thrown away by a single press.
    await page.getByRole("button", { name: "New Game" }).click();
    await page.getByRole("button", { name: "Start over?" }).click();
    await expect(score(page)).toHaveText("0");
    expect((await cells(page)).filter((text) => !text.endsWith("empty"))).toHaveLength(2);
    await expect(page.getByText("Best").locator("..").first()).toContainText("1492");
  },
);

test("today's game is counted once, whatever is undone; Enter plays again, R starts over", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-16T20:40:00Z" });
  await useBoard(page, [2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 8, 0, 4, 2, 16], 400, 20_261_116);
  await page.goto("/games/2048");
  const end = page.getByRole("group", { name: "Game Over!" });
  await page.getByRole("grid").press("ArrowLeft");
  await expect(end).toContainText("New Best Score!Today’s game is done.");
  await end.getByRole("button", { name: "Undo" }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(end).toContainText("Final Score: 400 with 1 undo");
  await expect(figure(page, "Played")).toHaveText("1");
  await page.reload();
  await expect(page.getByText("Done: 400 points. The first try counts.")).toBeVisible();
  await expect(figure(page, "Played")).toHaveText("1");

  await page.getByRole("grid").focus();
  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await page.getByRole("switch", { name: "Large board" }).check({ force: true });
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  expect((await page.getByRole("grid").boundingBox())?.width).toBeGreaterThan(480);
  await page.keyboard.press("r");
  const question = page.getByRole("button", { name: "Start over?" });
  if (await question.isVisible()) await page.keyboard.press("r");
  await expect(figure(page, "Moves")).toHaveText("0");
});

test("the win: once, with play going on beneath it", { tag: "@proof" }, async ({ page }) => {
  await useBoard(page, [1024, 1024, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 18_000);
  await page.goto("/games/2048");
  await page.getByRole("grid").press("a");
  const win = page.getByRole("group", { name: "🎉 You Won!" });
  await expect(win).toContainText("You reached 2048! Keep playing for a higher score.");
  await expect(score(page)).toHaveText("20048");
  await page.keyboard.press("ArrowDown");
  await expect(win).toBeVisible();
  await win.getByRole("button", { name: "Dismiss" }).click();
  await expect(win).toBeHidden();
  await page.keyboard.press("ArrowUp");
  await page.reload();
  await expect(page.getByRole("gridcell", { name: "2048" })).toBeVisible();
  await expect(win).toBeHidden();
});

test("a blind player reads the board cell by cell and hears every move", async ({ page }) => {
  await useBoard(page, [2, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0);
  await page.goto("/games/2048");
  const grid = page.getByRole("grid");
  const said = page.getByRole("status").locator("p");
  await grid.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  const id = await grid.getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${id}"]`)).toHaveText("Row 1, column 2: 2");
  await page.keyboard.press("ArrowUp");
  await expect(said).toHaveText("Nothing can move up.");
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(
    /^Moved left\. Merged 4\. Score 4\. New [24] at row \d, column \d\.$/,
  );
  await page.keyboard.press("i");
  await expect(said).toHaveText(/^Row 1: 4, 16, .* Row 4: /);
});

test("keys are the page's again after Escape", { tag: "@proof" }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto("/games/2048");
  await page.getByRole("grid").focus();
  await page.keyboard.press("Escape");
  const before = await cells(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await cells(page)).toEqual(before);
});

test("garbage in storage means a new game and a best of 0", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(
    ([game, best]) => {
      localStorage.setItem(game, '{"version":1,"tiles":[[1,3,99]]}');
      localStorage.setItem(best, "12abc");
    },
    [gameKey, bestKey] as const,
  );
  await page.goto("/games/2048");
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await cells(page)).filter((text) => !text.endsWith("empty"))).toHaveLength(2);
  await expect(page.getByText("Best").locator("..")).toContainText("0");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("swipes and the pad play, and the board fits the screen", async ({ page }) => {
    await fixLuck(page, 7);
    await useBoard(page, [2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0);
    await page.goto("/games/2048");
    const board = await page.getByRole("grid").boundingBox();
    if (board === null) throw new Error("The board must be on the page");
    expect(board.width).toBe(320);
    expect(board.y + board.height).toBeLessThanOrEqual(667);

    await swipe(page, board.x + 160, board.y + 160, -60, 8);
    await expect(score(page)).toHaveText("4");
    await expect(page.getByRole("gridcell").first()).toHaveText("Row 1, column 1: 4");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const moves = page.getByText("Moves", { exact: true }).locator("..");
    await expect(moves).toContainText("901");
    await page.getByRole("button", { name: "Right", exact: true }).tap();
    await expect(moves).toContainText("902");
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(moves).toContainText("901");

    for (const name of ["Up", "Right", "Down", "Left", "Undo", "New Game"]) {
      const box = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
    }
  });

  test(
    "a seed can be played again, and a friend's typed in",
    { tag: "@proof" },
    async ({ page }) => {
      await page.goto("/games/2048");
      await page.getByLabel("Another seed").fill("20260714");
      await page.getByRole("button", { name: "Play", exact: true }).tap();
      const first = await cells(page);
      await expect(page.getByText("daily 2026-07-14").first()).toBeVisible();
      await page.getByRole("button", { name: "Down", exact: true }).tap();
      await page.getByRole("button", { name: "Play this seed again" }).tap();
      const again = page.getByRole("button", { name: "Start over?" });
      if (await again.isVisible()) await again.tap();
      expect(await cells(page)).toEqual(first);
      await page.getByLabel("Another seed").fill("seven");
      await page.getByRole("button", { name: "Play", exact: true }).tap();
      await expect(page.getByText("A seed is a whole number from 0 to 4294967295.")).toBeVisible();
    },
  );
});

/** One finger, from a point by this much. */
const swipe = (page: Page, x: number, y: number, across: number, down: number) =>
  drawWithFinger(page, [
    [x, y],
    [x + across, y + down],
  ]);
