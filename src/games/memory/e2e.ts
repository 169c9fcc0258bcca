import { openAtRest } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";

const seed = 20260714;
/** What this seed deals, as the unit test says, too. */
const board = [
  ["Globe", "Key", "Coffee", "Mouse"],
  ["Terminal", "Coffee", "Key", "Terminal"],
  ["Gear", "Globe", "Cloud", "Cloud"],
  ["Gear", "Mouse", "Robot", "Robot"],
].flat();
const pairs = [...new Set(board)].map((face) => [board.indexOf(face), board.lastIndexOf(face)]);

const card = (page: Page, index: number) =>
  page.getByRole("gridcell").nth(index).getByRole("button");
/** Also where no turn is allowed: a person can click there, too. */
const tryCard = (page: Page, index: number) => card(page, index).click({ force: true });
const faceUp = async (page: Page): Promise<string[]> =>
  (await page.getByRole("gridcell").locator(".sr-only").allInnerTexts())
    .map((text) => text.split(": ")[1] ?? "")
    .filter((face) => face !== "face down");

/** Every game gets the same seed; time stands still, and goes on only when the test says so. */
async function open(page: Page) {
  await fixLuck(page, seed);
  await openAtRest(page, "/games/memory", page.getByRole("button", { name: "Start Game" }));
}

/** Walks to a card by keyboard, wherever the keyboard is on a board of four columns. */
async function walkTo(page: Page, from: number, to: number) {
  const press = async (key: string, count: number) => {
    for (let step = 0; step < count; step += 1) await page.keyboard.press(key);
  };
  const down = Math.floor(to / 4) - Math.floor(from / 4);
  const right = (to % 4) - (from % 4);
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await press(right > 0 ? "d" : "a", Math.abs(right));
  await expect(card(page, to)).toBeFocused();
}

test("a seeded game, played by keyboard to its end; the best is kept and shown", async ({
  page,
}) => {
  await open(page);
  // No card can be reached under the start screen.
  await page.getByRole("button", { name: "Keys" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start Game" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, 0)).toBeFocused();
  await expect(page.getByRole("grid").locator("[tabindex='0']")).toHaveCount(1);

  let at = 0;
  for (const [first = 0, second = 0] of pairs) {
    await walkTo(page, at, first);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await walkTo(page, first, second);
    await page.keyboard.press(" ");
    await page.clock.runFor(500);
    at = second;
  }
  const end = page.getByRole("group", { name: "🎉 You Won!" });
  await expect(end).toContainText("8 moves · 0:11"); // eight seconds, and seven halves between
  await expect(end.getByRole("img", { name: "3 of 3 stars" })).toBeVisible();
  await expect(end).toContainText("Your fewest moves and best time!");
  await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
  await page.clock.runFor(700);
  await expect(
    page.getByRole("status").filter({ hasText: "You won with 8 moves in 11 seconds." }),
  ).toBeAttached();
  expect(await stored(page, "tabkit-memory-best-8")).toBe("8");
  expect(await stored(page, "tabkit-memory-best-time-8")).toBe("11500");

  // Watched again; the game comes back as it was.
  await end.getByRole("button", { name: "Watch replay" }).click();
  await page.clock.runFor(1000); // for what is loaded now
  const replay = page.getByRole("region", { name: "Memory replay" });
  await expect(replay).toContainText("8 pairs · 8 moves · 0:11");
  await expect(replay).toContainText("This score follows from the rules and these moves.");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(end).toContainText("8 moves · 0:11");

  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expect(card(page, 0)).toBeFocused();
  await expect(figure(page, "Moves")).toHaveText("0");
  await expect(figure(page, "Best")).toHaveText("8");

  await page.clock.resume();
  await page.goto("/games");
  await expect(page.getByText("Best 8 moves")).toBeVisible();
});

test(
  "two cards at a time, the two delays, and no late turn in a new game",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await tryCard(page, 15); // beside the start screen
    expect(await faceUp(page)).toEqual([]);
    await page.getByRole("button", { name: "Start Game" }).click();

    await card(page, 0).click();
    await tryCard(page, 0);
    await card(page, 1).click();
    await tryCard(page, 2);
    expect(await faceUp(page)).toEqual(["Globe", "Key"]);
    await page.clock.runFor(999);
    expect(await faceUp(page)).toEqual(["Globe", "Key"]);
    await page.clock.runFor(1);
    await expect.poll(() => faceUp(page)).toEqual([]);

    await card(page, 2).click();
    await card(page, 5).click();
    await page.clock.runFor(499);
    expect(await faceUp(page)).toEqual(["Coffee", "Coffee"]);
    await page.clock.runFor(1);
    await expect.poll(() => faceUp(page)).toEqual(["Coffee, matched", "Coffee, matched"]);
    await expect(figure(page, "Moves")).toHaveText("2");

    // A running game is not thrown away by a single press.
    await page.getByText("12 pairs", { exact: true }).click();
    await expect(page.getByText("This size comes with the next game.")).toBeVisible();
    await page.getByText("8 pairs", { exact: true }).click();
    await expect(page.getByRole("gridcell")).toHaveCount(16);

    await card(page, 0).click();
    await card(page, 1).click();
    await page.clock.runFor(600);
    await page.getByRole("button", { name: "New Game" }).click();
    await page.getByRole("button", { name: "Start over?" }).click();
    await card(page, 3).click();
    await page.clock.runFor(600);
    expect(await faceUp(page)).toEqual(["Mouse"]);
  },
);

test(
  "left while it runs, it is found where it was; its clock stands until it goes on",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.getByLabel("Another seed").fill(String(seed));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await card(page, 2).click();
    await card(page, 5).click();
    await page.clock.runFor(500);
    await card(page, 0).click();
    await page.clock.runFor(5000);
    await expect(figure(page, "Time")).toHaveText("0:05");

    await page.reload();
    await expect.poll(() => faceUp(page)).toEqual(["Globe", "Coffee, matched", "Coffee, matched"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.clock.runFor(60_000);
    await expect(figure(page, "Time")).toHaveText("0:05");
    await expect(figure(page, "Moves")).toHaveText("1");
    await page.keyboard.press("ArrowRight");
    for (const [first = 0, second = 0] of pairs) {
      if (await card(page, first).filter({ hasText: "matched" }).count()) continue;
      await tryCard(page, first);
      await card(page, second).click();
      await page.clock.runFor(500);
    }
    const end = page.getByRole("group", { name: "🎉 You Won!" });
    await expect(end).toContainText("8 moves · 0:0");
    // It still knows that its seed was chosen.
    await expect(end).toContainText("A chosen seed does not count as a best.");
    expect(await stored(page, "tabkit-memory-best-8")).toBeNull();
  },
);

test("the page does not know a card before it is turned over", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start Game" }).click();
  const grid = page.getByRole("grid");
  await expect(grid.locator("svg")).toHaveCount(0);
  const source = await grid.innerHTML();
  for (const face of board) expect(source).not.toContain(face);
  await card(page, 0).click();
  await expect(card(page, 0)).toHaveAccessibleName("Row 1, column 1: Globe");
  await expect(grid.locator("svg")).toHaveCount(1);
});

test(
  "a chosen seed is dealt again and is no best; its result is copied",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await page.getByLabel("Another seed").fill(String(seed));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    for (const [first = 0, second = 0] of pairs) {
      await card(page, first).click();
      await card(page, second).click();
      await page.clock.runFor(500);
    }
    const end = page.getByRole("group", { name: "🎉 You Won!" });
    await expect(end).toContainText("A chosen seed does not count as a best.");
    await end.getByRole("button", { name: "Copy result" }).click();
    await expect(end.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Tabkit Memory · daily 2026-07-14 · 8 moves · 0:03\n${new URL("/games/memory", page.url()).href}`,
    );
    await expect(page.getByText("daily 2026-07-14").first()).toBeVisible();
    expect(await stored(page, "tabkit-memory-best-8")).toBeNull();
  },
);

test(
  "garbage in storage means the usual board and no best",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("tabkit-memory-pairs", "99");
      localStorage.setItem("tabkit-memory-best-8", "12abc");
    });
    await open(page);
    await expect(page.getByRole("gridcell")).toHaveCount(16);
    await expect(figure(page, "Best")).toHaveText("–");
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("every board fits the screen with cards of at least 44 px", async ({ page }) => {
    await open(page);
    for (const [size, count] of [
      ["18 pairs", 36],
      ["12 pairs", 24],
      ["8 pairs", 16],
    ] as const) {
      await page.getByText(size, { exact: true }).tap();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole("gridcell")).toHaveCount(count);
      const grid = await page.getByRole("grid").boundingBox();
      expect((grid?.y ?? 999) + (grid?.height ?? 0), size).toBeLessThanOrEqual(667);
      const box = await card(page, count - 1).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), size).toBeGreaterThanOrEqual(44);
    }
    // The smallest phone, where the cards are nearest to too small.
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByText("18 pairs", { exact: true }).tap();
    expect((await card(page, 0).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByText("8 pairs", { exact: true }).tap();
    await page.getByRole("button", { name: "Start Game" }).tap();
    await card(page, 0).tap();
    await card(page, 9).tap();
    await page.clock.runFor(500);
    await expect.poll(() => faceUp(page)).toEqual(["Globe, matched", "Globe, matched"]);
    const newGame = await page.getByRole("button", { name: "New Game" }).boundingBox();
    expect(newGame?.height).toBeGreaterThanOrEqual(44);
  });
});
