import { openAtRest } from "#e2e/clock.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const gameKey = "tabkit-tic-tac-toe-game";

const cell = (page: Page, index: number) =>
  page.getByRole("gridcell").nth(index).getByRole("button");
/** Also where no move is allowed: a person can click there, too. */
const tryCell = (page: Page, index: number) => cell(page, index).click({ force: true });
const marks = async (page: Page): Promise<string[]> =>
  (await page.getByRole("gridcell").allInnerTexts()).map((text) => text.split(": ")[1] ?? "");
const counter = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator("..").locator("dd");
const status = (page: Page) => page.getByRole("heading", { name: "Game Status" }).locator("../p");

/** Time stands still, and goes on only when the test says so. */
async function holdTime(page: Page) {
  await openAtRest(page, "/games/tic-tac-toe", page.getByRole("grid"));
}

test("a game against the AI by keyboard, lost, counted once and kept over a reload", async ({
  page,
}) => {
  await page.goto("/games/tic-tac-toe");
  await expect(status(page)).toHaveText("Player X's turn");
  await expect(page.getByRole("radio", { name: "vs AI" })).toBeChecked();

  // The first arrow key leads to the board; the page does not scroll.
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, 0)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Taking the first free cell each time loses against every best play: O has 4, 2 and 6.
  for (const [index, key] of ["Enter", " ", "Enter"].entries()) {
    await page.keyboard.press(key);
    await expect(page.getByRole("gridcell", { name: /: O$/ })).toHaveCount(index + 1);
    if (index === 0) await page.keyboard.press("ArrowRight");
    if (index === 1) for (const walk of ["Home", "s"]) await page.keyboard.press(walk);
    if (index === 1) await expect(cell(page, 3)).toBeFocused();
  }
  await expect(status(page)).toHaveText("Player O wins! 🎉");
  expect(await marks(page)).toEqual(["X", "X", "O", "X", "O", "empty", "O", "empty", "empty"]);
  await expect(counter(page, "O Wins")).toHaveText("1");
  await expect(page.locator("svg[viewBox='0 0 3 3'] > path")).toHaveCount(1); // the winning line
  await expect(
    page.getByRole("status").filter({ hasText: "O at row 3, column 1. Player O wins! 🎉" }),
  ).toBeAttached();

  await page.reload();
  await expect(status(page)).toHaveText("Player O wins! 🎉");
  await expect(counter(page, "O Wins")).toHaveText("1");
  await tryCell(page, 8);
  expect((await marks(page))[8]).toBe("empty");

  await page.keyboard.press("n");
  await expect(status(page)).toHaveText("Player X's turn");
  await expect(counter(page, "O Wins")).toHaveText("1");
  // Enter takes a cell from the page itself; R asks before it throws that away.
  await page.mouse.click(6, 400);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("gridcell", { name: /: X$/ })).toHaveCount(1);
  await page.keyboard.press("r");
  await expect(page.getByRole("button", { name: "Start over?" })).toBeVisible();
  await page.keyboard.press("r");
  expect(new Set(await marks(page))).toEqual(new Set(["empty"]));
});

test(
  "a finished game is watched again, also by its link; another result is refused",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/games/tic-tac-toe");
    await page.getByText("vs Human", { exact: true }).first().click();
    for (const index of [0, 3, 1, 4, 2]) await cell(page, index).click();
    const end = page.getByRole("group", { name: "Player X wins! 🎉" });
    await end.getByRole("button", { name: "Copy link" }).click();
    await expect(end.getByRole("button", { name: "Copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.goto("/games");
    await page.goto(link);
    const replay = page.getByRole("region", { name: "Tic Tac Toe replay" });
    await expect(replay).toContainText("X won in 5 moves");
    await expect(replay).toContainText("This score follows from the rules and these moves.");
    await replay.getByRole("slider").press("End");
    await expect(page.locator("svg[viewBox='0 0 3 3'] > path")).toHaveCount(1);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(end).toBeVisible();
    await expect(counter(page, "X Wins")).toHaveText("1");

    await page.goto(`${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}`);
    await expect(page.getByText(/^This replay is damaged: /)).toBeVisible();
  },
);

test(
  "the AI moves after 500 ms, and never into another game",
  { tag: "@proof" },
  async ({ page }) => {
    await holdTime(page);
    await cell(page, 0).click();
    await expect(status(page)).toHaveText("AI is thinking...");
    await tryCell(page, 8);
    await page.clock.runFor(499);
    expect((await marks(page)).filter((mark) => mark !== "empty")).toEqual(["X"]);
    await page.clock.runFor(1);
    await expect(cell(page, 4)).toHaveText("Row 2, column 2: O");
    await expect(status(page)).toHaveText("Player X's turn");

    const startOver = async () => {
      await page.getByRole("button", { name: "New Game" }).click();
      await page.getByRole("button", { name: "Start over?" }).click();
    };
    await startOver();
    await cell(page, 2).click();
    await page.clock.runFor(300);
    await startOver();
    await page.clock.runFor(1000);
    expect(new Set(await marks(page))).toEqual(new Set(["empty"]));
    await expect(status(page)).toHaveText("Player X's turn");

    // A change of the mode throws nothing away: it waits for the next game.
    await cell(page, 2).click();
    await page.getByText("vs Human", { exact: true }).first().click();
    await expect(page.getByText("This mode comes with the next game.")).toBeVisible();
    await page.clock.runFor(1000);
    expect((await marks(page)).filter((mark) => mark !== "empty")).toHaveLength(2);
    await startOver();
    await cell(page, 0).click();
    await expect(status(page)).toHaveText("Player O's turn");
  },
);

test(
  "left while the AI thinks, it answers after the reload",
  { tag: "@proof" },
  async ({ page }) => {
    await holdTime(page);
    await cell(page, 4).click();
    await expect(status(page)).toHaveText("AI is thinking...");
    await page.clock.resume();
    await page.reload();
    await expect(cell(page, 4)).toHaveText("Row 2, column 2: X");
    await expect(page.getByRole("gridcell", { name: /: O$/ })).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(new Set(await marks(page))).toEqual(new Set(["empty"]));
    await expect(cell(page, 0)).toBeFocused(); // the button went out of use
  },
);

test(
  "one Tab stop; hints and levels are remembered; garbage is not",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/games/tic-tac-toe");
    await cell(page, 5).focus();
    await expect(page.getByRole("grid").locator("[tabindex='0']")).toHaveCount(1);
    await page.keyboard.press("i");
    await expect(
      page.getByRole("status").filter({ hasText: "Row 1: empty, empty" }),
    ).toBeAttached();

    await page.getByText("Show what each move leads to").click();
    await page.getByText("Easy", { exact: true }).last().click();
    await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1: empty, tie");
    await page.reload();
    await expect(cell(page, 0)).toHaveAccessibleName("Row 1, column 1: empty, tie");
    await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();

    await page.evaluate((key) => {
      localStorage.clear();
      localStorage.setItem(key, '{"version":1,"moves":[0,0]}');
      localStorage.setItem("tabkit-tic-tac-toe-scores", '{"X":-1}');
    }, gameKey);
    await page.reload();
    await expect(status(page)).toHaveText("Player X's turn");
    await expect(page.getByRole("radio", { name: "Unbeatable" })).toBeChecked();
    await expect(counter(page, "X Wins")).toHaveText("0");
  },
);

test(
  "a game that was kept before games were recorded goes on, with its scores",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/games");
    await page.evaluate(
      (key) =>
        localStorage.setItem(
          key,
          '{"version":1,"dice":[1,2,3,4],"moves":[0,3,1,4],"mode":"human","level":"easy","tallies":{"X":5,"O":2,"tie":3}}',
        ),
      gameKey,
    );
    await page.goto("/games/tic-tac-toe");
    await expect(counter(page, "X Wins")).toHaveText("5");
    await expect(page.getByRole("radio", { name: "vs Human" })).toBeChecked();
    await cell(page, 2).click();
    await expect(status(page)).toHaveText("Player X wins! 🎉");
    await expect(counter(page, "X Wins")).toHaveText("6");
    await page.getByRole("button", { name: "Play Again" }).click();
    await page.reload();
    for (const [label, count] of [
      ["X Wins", "6"],
      ["O Wins", "2"],
      ["Ties", "3"],
    ] as const) {
      await expect(counter(page, label)).toHaveText(count);
    }
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test(
    "two people play, everything fits, and every target is large enough",
    { tag: "@proof" },
    async ({ page }) => {
      await page.goto("/games/tic-tac-toe");
      await page.getByText("vs Human", { exact: true }).first().tap();
      for (const index of [0, 3, 1, 4]) await cell(page, index).tap();
      await expect(status(page)).toHaveText("Player X's turn");
      await cell(page, 2).tap();
      await expect(status(page)).toHaveText("Player X wins! 🎉");
      await tryCell(page, 8);
      expect(await marks(page)).toEqual(["X", "X", "X", "O", "O", ...Array(4).fill("empty")]);
      await expect(counter(page, "X Wins")).toHaveText("1");

      const shown = await status(page).boundingBox();
      expect((shown?.y ?? 999) + (shown?.height ?? 0)).toBeLessThanOrEqual(667);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const name of ["New Game", "Undo", "Reset Scores"]) {
        const box = await page.getByRole("button", { name, exact: true }).boundingBox();
        expect(box?.height, name).toBeGreaterThanOrEqual(44);
        expect(box?.width, name).toBeGreaterThanOrEqual(44);
      }
      expect((await cell(page, 0).boundingBox())?.width).toBeGreaterThanOrEqual(80);

      await page.getByRole("button", { name: "New Game" }).tap();
      for (const index of [0, 4, 8, 1, 7, 6, 2, 5, 3]) await cell(page, index).tap();
      await expect(status(page)).toHaveText("It's a tie! 🤝");
      await expect(counter(page, "Ties")).toHaveText("1");
      await page.getByRole("button", { name: "Reset Scores" }).tap();
      for (const label of ["X Wins", "O Wins", "Ties"]) {
        await expect(counter(page, label)).toHaveText("0");
      }
      await expect(status(page)).toHaveText("It's a tie! 🤝");
    },
  );
});
