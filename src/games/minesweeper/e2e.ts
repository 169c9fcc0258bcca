import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";
import { putFinger } from "#e2e/touch.ts";

const seed = 20260714;
/** Opened in the middle, this seed has its mines here, as the unit test says, too. */
const mines = [7, 10, 12, 13, 17, 26, 34, 45, 57, 63];
/** What is left to open after the middle. */
const presses = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 14, 15, 16, 25, 35, 54, 55, 56, 72];
const middle = 40;

const cell = (page: Page, index: number) => page.locator(`button[data-cell="${index}"]`);

/** Every game gets the same seed. */
async function open(page: Page, settings: object = {}) {
  await fixLuck(page, seed);
  await page.addInitScript((text) => {
    if (localStorage.getItem("tabkit-minesweeper") === null)
      localStorage.setItem("tabkit-minesweeper", text);
  }, JSON.stringify(settings));
  await page.goto("/games/minesweeper");
  await expect(page.getByRole("grid")).toBeVisible();
}

/** Walks to a cell by keyboard on a board of nine columns. */
async function walkTo(page: Page, from: number, to: number) {
  const press = async (key: string, count: number) => {
    for (let step = 0; step < count; step += 1) await page.keyboard.press(key);
  };
  const down = Math.floor(to / 9) - Math.floor(from / 9);
  const right = (to % 9) - (from % 9);
  await press(down > 0 ? "ArrowDown" : "w", Math.abs(down));
  await press(right > 0 ? "d" : "ArrowLeft", Math.abs(right));
}

test(
  "a seeded game, played by keyboard to its end; the best time is kept and shown",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, 0)).toBeFocused();
    await expect(page.getByRole("grid").locator("[tabindex='0']")).toHaveCount(1);
    await walkTo(page, 0, middle);
    await page.keyboard.press("Enter");
    await expect(cell(page, middle)).toHaveAccessibleName("Row 5, column 5: empty");
    await walkTo(page, middle, 7);
    await page.keyboard.press("f");
    await expect(cell(page, 7)).toHaveAccessibleName("Row 1, column 8: flag");
    await expect(figure(page, "Mines")).toHaveText("9");
    await page.keyboard.press("Enter"); // a flag keeps it closed
    await expect(cell(page, 7)).toHaveAccessibleName("Row 1, column 8: flag");

    let at = 7;
    for (const next of presses) {
      await walkTo(page, at, next);
      await page.keyboard.press(next % 2 === 0 ? "Enter" : " ");
      at = next;
    }
    const end = page.getByRole("region", { name: "🎉 You Won!" });
    await expect(end).toContainText(
      /^🎉 You Won!\d:\d\d\.\d · 3BV 20 · \d+\.\d\d 3BV\/s · 20 presses/,
    );
    await expect(end).toContainText("Your first result.");
    await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
    await expect(figure(page, "Mines")).toHaveText("0");
    await expect(
      page.getByRole("status").filter({ hasText: /^You won in \d+\.\d seconds\.$/ }),
    ).toBeAttached();
    expect(Number(await stored(page, "tabkit-minesweeper-best-beginner"))).toBeGreaterThan(0);
    await expect(page.getByText("Games won").locator("..")).toContainText("1 of 1");

    await page.keyboard.press("Enter");
    await expect(end).toBeHidden();
    await expect(cell(page, 0)).toBeFocused();
    await page.goto("/games");
    await expect(page.getByText(/^Best \d+(?:\.\d)? s$/)).toBeVisible();
  },
);

test("mouse: flags, chords, and a loss that shows everything and says why", async ({ page }) => {
  await open(page);
  await cell(page, middle).click();
  await cell(page, 34).click({ button: "right" });
  await expect(cell(page, 34)).toHaveAccessibleName("Row 4, column 8: flag");
  await cell(page, 33).click(); // a 1 that has its flag: the rest around it opens
  await expect(cell(page, 25)).toHaveAccessibleName("Row 3, column 8: 3 mines nearby");

  // The middle button, and both together: what would open is shown before it does.
  const pressed = page.locator("[data-pressed]");
  await cell(page, 13).click({ button: "right" });
  await cell(page, 23).hover();
  await page.mouse.down({ button: "middle" });
  await expect(pressed).toHaveCount(2);
  await page.mouse.up({ button: "middle" });
  await expect(cell(page, 14)).toHaveAccessibleName("Row 2, column 6: 1 mine nearby");
  await cell(page, 10).click({ button: "right" });
  await cell(page, 18).hover();
  await page.mouse.down();
  await page.mouse.down({ button: "right" });
  await expect(pressed).toHaveCount(1);
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  await expect(pressed).toHaveCount(0);
  await expect(cell(page, 9)).toHaveAccessibleName("Row 2, column 1: 1 mine nearby");

  await cell(page, 3).click({ button: "right" });
  await cell(page, 7).click();

  const end = page.getByRole("region", { name: "Game Over!" });
  await expect(end).toBeVisible();
  await expect(cell(page, 7)).toHaveAccessibleName(/^Row 1, column 8: mine, exploded/);
  await expect(cell(page, 3)).toHaveAccessibleName("Row 1, column 4: wrong flag");
  for (const mine of mines.filter((one) => ![7, 10, 13, 34].includes(one)))
    await expect(cell(page, mine)).toHaveAccessibleName(/: mine$/);
  const reason = end.getByText(/This follows from the \d at row \d, column \d/);
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await stored(page, "tabkit-minesweeper-best-beginner")).toBeNull();
  await cell(page, 0).click();
  await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1: covered");
});

test(
  "a mine that goes off at the edge makes nothing scroll",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    const overflow = await cell(page, 80).evaluate((button) => {
      button.dataset["face"] = "exploded";
      const animations = button.getAnimations();
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 0;
      }
      const grid = button.closest("[role=grid]")!;
      return {
        moves: animations.length,
        across: grid.scrollWidth - grid.clientWidth,
        down: grid.scrollHeight - grid.clientHeight,
      };
    });
    expect(overflow).toEqual({ moves: 1, across: 0, down: 0 });
  },
);

test("a running game survives a reload, paused and covered", async ({ page }) => {
  await open(page);
  await cell(page, middle).click();
  await cell(page, 7).click({ button: "right" });
  await page.reload();
  const pause = page.getByRole("group", { name: "Paused" });
  await expect(pause).toBeVisible();
  await expect(cell(page, middle)).toHaveAccessibleName("Row 5, column 5: covered");
  await pause.getByRole("button", { name: "Resume" }).click();
  await expect(cell(page, middle)).toHaveAccessibleName("Row 5, column 5: empty");
  await expect(cell(page, 7)).toHaveAccessibleName("Row 1, column 8: flag");
  await page.keyboard.press("p");
  await expect(pause.getByRole("button", { name: "Resume" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pause).toBeHidden();

  // Another tab or window: the clock stands.
  await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
  await expect(pause).toBeVisible();
  await page.getByRole("button", { name: "New Game" }).click();
  await page.getByRole("button", { name: "Start over?" }).click();
  await expect(pause).toBeHidden();
});

test(
  "a lost game is counted, watched again and raced on the same board",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await cell(page, middle).click();
    await expect(page.locator("html[data-playing]")).toBeAttached();
    await cell(page, 7).click();
    const end = page.getByRole("region", { name: "Game Over!" });
    await expect(page.getByText("No time")).toBeVisible();
    await end.getByRole("button", { name: "Watch replay" }).click();
    const replay = page.getByRole("region", { name: "Minesweeper replay" });
    await expect(replay).toContainText(/Replay: 52 of 71 cells, lost after 0:\d\d\.\d/);
    await expect(replay).toContainText("This score follows from the rules and these moves.");
    await replay.getByRole("button", { name: "Race it" }).click();
    const own = (index: number) => cell(page, index).and(page.locator(":not([inert] *)"));
    await own(0).click(); // wherever: it begins in the middle
    await expect(own(middle)).toHaveAccessibleName("Row 5, column 5: empty");
    await expect(page.getByRole("img", { name: /^The ghost's board\./ })).toBeVisible();
  },
);

test(
  "the day's game begins by its link, and its first try counts",
  { tag: "@proof" },
  async ({ page }) => {
    await page.clock.setFixedTime("2026-11-16T12:00:00Z");
    await page.goto("/games/minesweeper#daily");
    await expect(page.locator('[data-face="hidden"]')).not.toHaveCount(81);
    await cell(page, 0).click(); // a mine, as the unit test says
    const end = page.getByRole("region", { name: "Game Over!" });
    await expect(end).toContainText("Today’s game is done.");
    await expect(page.getByText("Done: No time. The first try counts.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(end).toBeHidden();
    await expect(page.locator('[data-face="hidden"]')).toHaveCount(81);
  },
);

test(
  "no guessing: the board comes from the worker, and hints alone clear it",
  { tag: "@proof" },
  async ({ page }) => {
    const custom = { width: 7, height: 6, mines: 7 };
    await open(page, { level: "custom", custom, noGuess: true });
    await cell(page, 17).click();
    await expect(cell(page, 17)).toHaveAccessibleName("Row 3, column 4: empty");
    const safe = page.locator('[data-light="safe"]');
    const end = page.getByRole("region", { name: "🎉 You Won!" });
    for (let turn = 0; turn < 40; turn += 1) {
      await page.keyboard.press("h");
      // The end comes a few frames after the last cell.
      await expect(safe.first().or(end)).toBeVisible();
      if (await end.isVisible()) break;
      await expect(page.getByText(/^Safe: row/).first()).toBeVisible();
      await safe.first().click();
      await expect(safe).toHaveCount(0);
    }
    await expect(end).toContainText(/With \d+ hints?, so it does not count as a best\./);
  },
);

test(
  "a seed is the same board for everyone, and its result is copied",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await page.getByLabel("Another seed").fill("20260732");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(cell(page, middle)).toHaveAccessibleName("Row 5, column 5: empty");
    for (const next of presses) await cell(page, next).click();
    const end = page.getByRole("region", { name: "🎉 You Won!" });
    await expect(end).toContainText("A chosen seed does not count as a best.");
    await end.getByRole("button", { name: "Copy result" }).click();
    await expect(end.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Tabkit Minesweeper, Beginner · seed 20260732 · Cleared in 0:\d\d\.\d · 3BV 20 · \d+\.\d\d 3BV\/s\nhttp/,
    );
    expect(await stored(page, "tabkit-minesweeper-best-beginner")).toBeNull();
  },
);

test(
  "levels, a board of one's own, and garbage in storage",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("tabkit-minesweeper-game", '{"version":1,"covers":"oooo"}');
      localStorage.setItem("tabkit-minesweeper-best-beginner", "12abc");
    });
    await open(page, { level: "impossible" });
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await expect(figure(page, "Best")).toHaveText("–");
    await page.getByLabel("Level").selectOption("Custom");
    await expect(page.getByRole("gridcell")).toHaveCount(240);
    await page.getByLabel("Columns").fill("6");
    await page.getByLabel("Rows").fill("5");
    await page.getByRole("button", { name: "Set" }).click();
    await expect(page.getByText("Mines: a whole number from 1 to 20.")).toBeVisible();
    await page.getByRole("textbox", { name: "Mines" }).fill("4");
    await page.getByRole("button", { name: "Set" }).click();
    await expect(page.getByRole("gridcell")).toHaveCount(30);

    // A running game is not thrown away by a choice.
    await cell(page, 0).click();
    await page.getByLabel("Level").selectOption("Expert");
    await expect(page.getByText("This comes with the next game.")).toBeVisible();
    await expect(page.getByRole("gridcell")).toHaveCount(30);
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("tap, hold and the switch play; the board stays on the screen", async ({ page }) => {
    await open(page);
    const board = await page.getByRole("grid").boundingBox();
    expect((board?.y ?? 999) + (board?.height ?? 0)).toBeLessThanOrEqual(667);
    await cell(page, middle).tap();
    await hold(page, 7, "Row 1, column 8: flag");
    await page.getByText("Tap flags").tap();
    for (const mine of mines.slice(1)) await cell(page, mine).tap();
    await expect(figure(page, "Mines")).toHaveText("0");
    await cell(page, 33).tap(); // a number that has its flag: the rest around it opens
    await expect(cell(page, 25)).toHaveAccessibleName("Row 3, column 8: 3 mines nearby");
    await hold(page, 0, "Row 1, column 1: 1 mine nearby"); // now holding opens
    await page.getByText("Tap opens").tap();
    for (const next of presses) {
      if (await page.getByText("🎉 You Won!").isVisible()) break;
      await cell(page, next).tap();
    }
    await expect(page.getByText("🎉 You Won!")).toBeVisible();
  });

  test("a drag scrolls the board and opens nothing; Fit board shows all of it", async ({
    page,
  }) => {
    await open(page);
    const grid = page.getByRole("grid");
    const frame = grid.locator("..");
    await expect(frame).toHaveAttribute("data-more", "right bottom");
    const { x, y } = (await grid.boundingBox())!;
    const finger = await putFinger(page, [x + 200, y + 200]);
    await finger.moveTo([x + 40, y + 40]);
    finger.rest();
    await finger.lift();
    await expect(frame).toHaveAttribute("data-more", "left top");
    await expect(page.locator('[data-face="hidden"]')).toHaveCount(81);

    await page.keyboard.press("ArrowDown"); // to the first cell, out of sight until then
    await expect(cell(page, 0)).toBeFocused();
    await expect(cell(page, 0)).toBeInViewport({ ratio: 1 });
    await page.getByText("Fit board").tap();
    await expect(frame).toHaveAttribute("data-more", "");
    await page.reload();
    await expect(frame).toHaveAttribute("data-more", "");
    await page.getByText("Fit board").tap();
    await cell(page, middle).tap();
    await cell(page, 7).tap();
    await expect(page.getByText(/This follows from/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test(
    "Expert scrolls inside its own area, with cells that a finger can hit",
    { tag: "@proof" },
    async ({ page }) => {
      await open(page, { level: "expert" });
      const grid = page.getByRole("grid");
      const area = await grid.boundingBox();
      expect((area?.y ?? 999) + (area?.height ?? 0)).toBeLessThanOrEqual(667);
      expect((area?.x ?? 999) + (area?.width ?? 0)).toBeLessThanOrEqual(375);
      const box = await cell(page, 0).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await cell(page, 479).tap();
      await expect(cell(page, 479)).toHaveAccessibleName("Row 16, column 30: empty");
      expect(
        await grid.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft > 0, scrollTop > 0]),
      ).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      for (const name of ["Hint", "Pause", "New Game"]) {
        const button = await page.getByRole("button", { name, exact: true }).boundingBox();
        expect(button?.height, name).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

/** One finger that stays until the cell is named so, and then a little longer. */
async function hold(page: Page, index: number, name: string) {
  await cell(page, index).scrollIntoViewIfNeeded();
  const box = (await cell(page, index).boundingBox())!;
  const finger = await putFinger(page, [box.x + box.width / 2, box.y + box.height / 2]);
  await expect(cell(page, index)).toHaveAccessibleName(name);
  await finger.lift();
  await expect(cell(page, index)).toHaveAccessibleName(name);
}
