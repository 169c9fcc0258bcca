import { sampledCases } from "#proof/scale.ts";
import { expect, open, settle, test, type Page } from "./fixtures.ts";

// What holds in every game: it begins by keyboard, its keys never die, the page never scrolls by
// them, and the board with its controls fits the screen.

interface Play {
  /** Starts it, or makes the first move, right after the page was opened. */
  begin: string;
  /** A key of play. */
  key: string;
  /** Letters and marks are the game's own while it is on. */
  takesLetters?: true;
}

const games: Record<string, Play> = {
  "/games/snake": { begin: " ", key: "ArrowUp" },
  "/games/tetris": { begin: "Enter", key: "ArrowLeft" },
  "/games/memory": { begin: " ", key: "ArrowRight" },
  "/games/typing-test": { begin: " ", key: "a", takesLetters: true },
  "/games/reaction-time": { begin: " ", key: " " },
  "/games/color-guess": { begin: "1", key: "2" },
  "/games/2048": { begin: "ArrowLeft", key: "ArrowUp" },
  "/games/tic-tac-toe": { begin: "Enter", key: "ArrowRight" },
  "/games/minesweeper": { begin: "Enter", key: "ArrowRight" },
  "/games/simon-says": { begin: " ", key: "1" },
  "/games/breakout": { begin: " ", key: "ArrowLeft" },
  "/games/word-scramble": { begin: " ", key: "a", takesLetters: true },
};

/** Whether the page took the key, and so does not scroll by it. */
async function isTaken(page: Page, key: string): Promise<boolean> {
  const taken = page.evaluate(
    () =>
      new Promise<boolean>((answer) =>
        addEventListener(
          "keydown",
          // Once everybody was asked.
          (event) => setTimeout(() => answer(event.defaultPrevented || isWritten(event.target))),
          { once: true, capture: true },
        ),
      ),
  );
  // A game's own field takes what is typed without preventing anything.
  await page.evaluate(() => {
    Object.assign(globalThis, {
      isWritten: (target: unknown) =>
        target instanceof HTMLElement &&
        target.closest("[data-game]") !== null &&
        target.matches("input, textarea"),
    });
  });
  await page.keyboard.press(key);
  return taken;
}
declare function isWritten(target: unknown): boolean;

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const [path, { begin, key, takesLetters }] of sampledCases(Object.entries(games), 3)) {
  test(`${path}: begins by keyboard, and its keys never die`, async ({ page }) => {
    await open(page, path);
    expect(await isTaken(page, begin)).toBe(true);
    await expect(page.locator("html[data-playing]")).toBeAttached();
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator("h1")).not.toBeInViewport({ ratio: 0.5 });

    await page.mouse.click(6, 400);
    expect(await isTaken(page, key), "after a click on the margin").toBe(true);
    expect(await scrolled(page)).toBe(0);
    const label = page.locator("main label:has(input[type=radio], input[type=checkbox])").first();
    if (await label.isVisible()) {
      await label.click();
      const before = await scrolled(page); // The switch may be further down the page.
      expect(await isTaken(page, key), "after a click on a switch").toBe(true);
      expect(await scrolled(page)).toBe(before);
      await expect(page.locator("html[data-playing]"), "goes on").toBeAttached();
    }
    if (takesLetters) return;
    const isLoud = page.getByRole("button", { name: "Mute" });
    await page.keyboard.press("m");
    await expect(isLoud).toBeVisible();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("Full screen");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
  });
}

test("F fills the screen, and the board with it", async ({ page }) => {
  await open(page, "/games/snake");
  const board = page.getByRole("application", { name: "Snake board" });
  const width = async () => (await board.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Leave full screen" })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.matches("[data-game]"))).toBe(true);
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press("f");
  await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
  await expect.poll(width).toBe(before);
});

const windows = [
  [1280, 800],
  [1920, 1080],
] as const;
const phones = [
  [360, 560],
  [375, 667],
  [740, 375],
] as const;

/** What of the game is not in sight, by its place in the frame. */
const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-game] > *, [data-game] :is(button, canvas, [role=grid])")]
      .filter((part) => part.checkVisibility() && !part.closest("[data-scrolls]"))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width > 0 &&
          (box.top < -1 ||
            box.left < -1 ||
            box.bottom > innerHeight + 1 ||
            box.right > innerWidth + 1),
      )
      .map(({ part, box }) => `${part.outerHTML.slice(0, 80)} ${JSON.stringify(box)}`),
  );

for (const [path, { begin }] of sampledCases(Object.entries(games), 2)) {
  for (const [kind, sizes] of [
    ["window", windows],
    ["phone", phones],
  ] as const) {
    test.describe(kind, () => {
      test.use({ hasTouch: kind === "phone" });
      test(`${path} fits every ${kind}`, async ({ page }) => {
        await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
        await open(page, path);
        await page.keyboard.press(begin);
        await expect(page.locator("html[data-playing]")).toBeAttached();
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await settle(page);
          expect.soft(await outOfSight(page), `${width} × ${height}`).toEqual([]);
        }
      });
    });
  }
}
