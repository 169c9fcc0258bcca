import { openAtRest } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";
import { drawWithFinger, type Point } from "#e2e/touch.ts";

const seed = 20260714;
/** A game of this seed that clears three single lines: turns and moves for each piece. */
const moves = ">>>> r>>  r<<<<< <<< r rr<< r>>>> <<<<< >>> r> r<".split(" ");

const board = (page: Page) => page.getByRole("application", { name: "Tetris board" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const shown = async (page: Page): Promise<string[]> =>
  page.getByRole("img").evaluateAll((images) => images.map((image) => image.ariaLabel ?? ""));

/** Every game gets the same seed; time stands still, and goes on only when the test says so. */
async function open(page: Page) {
  await fixLuck(page, seed);
  await openAtRest(page, "/games/tetris", button(page, "Start"));
}

/** The columns of a row of the board (0 is the top) where something is drawn. */
async function filled(page: Page, row: number): Promise<number[]> {
  await page.clock.runFor(20); // the picture comes with the next frame
  return board(page).evaluate((element, line) => {
    const canvas = element as HTMLCanvasElement;
    const ctx = canvas.getContext("2d");
    const cell = canvas.width / 10;
    const found: number[] = [];
    for (let column = 0; column < 10; column += 1) {
      const at = [Math.round((column + 0.5) * cell), Math.round((line + 0.3) * cell)] as const;
      const [red = 0, green = 0, blue = 0] = ctx?.getImageData(...at, 1, 1).data ?? [];
      if (Math.max(red, green, blue) > 90) found.push(column);
    }
    return found;
  }, row);
}

test("a seeded game, played by keyboard to its end; the best is kept and shown", async ({
  page,
}) => {
  await open(page);
  // Before the start the arrow keys are the page's: it scrolls, and that takes some frames.
  const scrolled = page.evaluate(
    () => new Promise<number>((done) => addEventListener("scrollend", () => done(scrollY))),
  );
  await page.keyboard.press("ArrowDown");
  expect(await scrolled).toBeGreaterThan(0);
  await button(page, "Start").focus();
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await shown(page)).toEqual(["Hold: none", "Next 1: Z", "Next 2: L", "Next 3: I"]);

  const keys: Record<string, string> = { "<": "ArrowLeft", ">": "ArrowRight", r: "ArrowUp" };
  for (const piece of moves) {
    for (const mark of piece) await page.keyboard.press(keys[mark] ?? "");
    await page.keyboard.press(" ");
  }
  await expect(figure(page, "Lines")).toHaveText("3");
  await expect(figure(page, "Score")).toHaveText("120");
  await expect(figure(page, "Level")).toHaveText("1");
  expect(await stored(page, "tabkit-tetris-best")).toBe("120");

  // Who goes on pressing Space neither scrolls the page nor begins a new game by mistake.
  for (let drop = 0; drop < 9 + 4; drop += 1) await page.keyboard.press(" ");
  const end = page.getByRole("group", { name: "Game Over!" });
  await expect(end).toContainText("Final Score: 120");
  await expect(end).toContainText("3 lines · level 1");
  await expect(end).toContainText("New Best Score!");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(800);
  await expect(button(page, "Play Again")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Game over. Final score 120. New best score." }),
  ).toBeAttached();

  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expect(figure(page, "Score")).toHaveText("0");
  await expect(figure(page, "Best")).toHaveText("120");
  await page.clock.resume();
  await page.goto("/games");
  await expect(page.getByText("Best 120")).toBeVisible();
});

test("pieces fall by the clock, move while a key is held, turn, and are held", async ({ page }) => {
  await open(page);
  await button(page, "Start").click();
  expect(await filled(page, 0)).toEqual([4, 5]); // S at the top
  expect(await filled(page, 1)).toEqual([3, 4]);
  await page.clock.runFor(900);
  expect(await filled(page, 0)).toEqual([4, 5]);
  await page.clock.runFor(100);
  expect(await filled(page, 0)).toEqual([]);
  expect(await filled(page, 2)).toEqual([3, 4]);

  await page.keyboard.down("ArrowLeft");
  expect(await filled(page, 2)).toEqual([2, 3]);
  await page.clock.runFor(250);
  await page.keyboard.up("ArrowLeft");
  expect(await filled(page, 2)).toEqual([0, 1]);

  await page.keyboard.press("c");
  expect(await shown(page)).toEqual(["Hold: S", "Next 1: L", "Next 2: I", "Next 3: O"]);
  expect(await filled(page, 0)).toEqual([3, 4]); // Z
  await page.keyboard.press("c"); // once for each piece
  expect((await shown(page))[0]).toBe("Hold: S");
  await page.keyboard.press("z");
  expect(await filled(page, 2)).toEqual([3]);

  await page.keyboard.down("s");
  await page.clock.runFor(1000);
  await page.keyboard.up("s");
  expect(await filled(page, 19)).toEqual([3]);
  await page.clock.runFor(500);
  expect(await filled(page, 0)).toEqual([5]); // it is part of the board, and L has come
});

test(
  "pause by key, button and another window: nothing moves, and a countdown follows",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await button(page, "Start").click();
    await page.keyboard.press("Escape");
    const paused = page.getByRole("group", { name: "Paused" });
    await expect(paused).toBeVisible();
    await page.clock.runFor(60_000);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("p");
    await expect(paused).toBeHidden();
    await page.clock.runFor(1480);
    expect(await filled(page, 1)).toEqual([3, 4]);
    await page.keyboard.press("ArrowLeft");
    expect(await filled(page, 1)).toEqual([2, 3]);

    await button(page, "Pause").click();
    await expect(button(page, "Resume")).toBeFocused();
    await button(page, "Resume").click();
    await page.clock.runFor(1600);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
    await expect(paused).toBeVisible();
    await button(page, "Reset").click();
    await button(page, "Start over?").click();
    await expect(button(page, "Start")).toBeVisible();
    expect(await filled(page, 1)).toEqual([3, 4]);
  },
);

test(
  "options are kept; the slow mode has its own best; garbage is the default",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seen")) return;
      sessionStorage.setItem("seen", "yes");
      localStorage.setItem("tabkit-tetris", '{"delayMs":1e9,"isSlow":"yes"}');
      localStorage.setItem("tabkit-tetris-best", "4000");
    });
    await open(page);
    await expect(figure(page, "Best")).toHaveText("4000");
    await expect(page.getByRole("switch", { name: "Slow mode" })).not.toBeChecked();
    await page.getByText("Handling").click();
    await expect(page.getByLabel("Delay before a held key repeats")).toHaveValue("167");
    await page.getByLabel("Delay before a held key repeats").selectOption("83 ms");
    await page.getByLabel("Then a cell every").selectOption("at once");
    await page.getByText("Slow mode", { exact: true }).click();
    await expect(figure(page, "Best")).toHaveText("0");

    await button(page, "Start").click();
    await page.keyboard.down("ArrowRight");
    await page.clock.runFor(90);
    expect(await filled(page, 0)).toEqual([8, 9]);
    await page.keyboard.up("ArrowRight");
    await page.clock.runFor(1800);
    expect(await filled(page, 0)).toEqual([8, 9]);
    await page.clock.runFor(200);
    expect(await filled(page, 0)).toEqual([]);
    await page.getByText("Slow mode", { exact: true }).click();
    await expect(page.getByText("This comes with the next game.")).toBeVisible();

    await page.reload();
    await page.getByText("Handling").click();
    await expect(page.getByLabel("Delay before a held key repeats")).toHaveValue("83");
  },
);

test("a sprint has its own clock and best; R restarts it at once, the spec's game asks", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("tabkit-tetris-best-sprint", "61025"));
  await open(page);
  await button(page, "Start").click();
  await page.keyboard.press(" ");
  await page.keyboard.press("r");
  await expect(button(page, "Start over?")).toBeVisible();
  await page.clock.runFor(3100);
  await expect(button(page, "Reset")).toBeVisible();
  expect(await filled(page, 19)).not.toEqual([]);
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await expect(button(page, "Start")).toBeVisible();
  await page.keyboard.press("Enter");
  expect(await filled(page, 19)).toEqual([]);

  await page.getByText("Sprint", { exact: true }).click();
  await expect(page.getByText("This comes with the next game.")).toBeVisible();
  await button(page, "Reset").click();
  await button(page, "Start over?").click();
  await expect(figure(page, "Best")).toHaveText("1:01.02");
  await button(page, "Start").click();
  await page.clock.runFor(1500);
  await expect(figure(page, "Time")).toHaveText(/^0:01\.[45]$/);
  await expect(figure(page, "Lines")).toHaveText("0/40");
  await page.keyboard.press("r");
  await expect(figure(page, "Time")).toHaveText("0:00.0");
});

test(
  "today's game, by link: reloaded, played to its end, watched, and raced",
  { tag: "@proof" },
  async ({ page }) => {
    await fixLuck(page, seed);
    await openAtRest(page, "/games/tetris#daily", button(page, "Start"));
    await expect(page.getByText(/^The game of \d{4}-\d\d-\d\d\. Fill rows/)).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press(" ");
    await page.clock.runFor(300);
    const [first] = await shown(page).then((labels) => labels.slice(1));
    await page.reload();
    await expect(page.getByRole("group", { name: "Paused" })).toBeVisible();
    expect((await shown(page))[1]).toBe(first);
    await button(page, "Resume").click();
    await page.clock.runFor(1600);
    for (let drop = 0; drop < 14; drop += 1) await page.keyboard.press(" ");
    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("Final Score: 0");
    await expect(end).toContainText("Today’s game is done.");
    await expect(page.getByText("Done: 0 points. The first try counts.")).toBeVisible();

    await page.clock.runFor(1000);
    await button(page, "Watch replay").click();
    await page.clock.runFor(1000); // for what is loaded now
    await expect(
      page.getByText("This score follows from the rules and these moves."),
    ).toBeVisible();
    await button(page, "Race it").click();
    await page.keyboard.press("Enter");
    await page.clock.runFor(500);
    await expect(page.getByRole("img", { name: "The ghost's board. Score 0" })).toBeVisible();
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("drag, tap, flick and buttons play to the end, and everything fits the screen", async ({
    page,
  }) => {
    await open(page);
    await button(page, "Start").tap();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await board(page).boundingBox();
    if (box === null) throw new Error("The board must be on the page");
    for (const name of ["Left", "Right", "Down", "Drop", "Hold", "Rotate", "Pause", "Reset"]) {
      const size = await button(page, name).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      expect((size?.y ?? 999) + (size?.height ?? 0), name).toBeLessThanOrEqual(667);
    }
    // On a taller phone, where the cells are larger, what is held and what comes next stand inside
    // the frame that an overlay covers.
    await page.setViewportSize({ width: 375, height: 812 });
    const frame = await page.getByRole("region", { name: "Tetris game" }).boundingBox();
    for (const image of await page.getByRole("img").all()) {
      const size = await image.boundingBox();
      expect(size?.x).toBeGreaterThanOrEqual(frame?.x ?? 999);
      expect((size?.x ?? 999) + (size?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
    }
    await page.setViewportSize({ width: 375, height: 667 });
    const cell = box.width / 10;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await stroke(page, x, y, 3.4 * cell, 4);
    expect(await filled(page, 1)).toEqual([6, 7]);
    await stroke(page, x, y, 0, 0);
    expect(await filled(page, 2)).toEqual([8]); // S upright
    await stroke(page, x, y, 0, -60);
    expect((await shown(page))[0]).toBe("Hold: S");
    await stroke(page, x, y, 0, 80);
    expect(await filled(page, 19)).toEqual([4, 5]); // Z at the bottom
    expect((await shown(page))[1]).toBe("Next 1: I");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await button(page, "Left").tap();
    await button(page, "Rotate").tap();
    expect(await filled(page, 0)).toEqual([3]); // L upright
    await tapWithTwo(page, [x - 20, y], [x + 20, y]);
    expect(await filled(page, 0)).toEqual([2, 3]); // turned around
    for (let drop = 0; drop < 12; drop += 1) await button(page, "Drop").tap();
    await expect(page.getByRole("group", { name: "Game Over!" })).toBeVisible();
    await page.clock.runFor(900);
    await button(page, "Play Again").tap();
    await expect(figure(page, "Score")).toHaveText("0");
  });
});

/** A second finger joins the first, and both are lifted. */
async function tapWithTwo(page: Page, ...places: readonly Point[]) {
  const client = await page.context().newCDPSession(page);
  const points = places.map(([x, y], id) => ({ x, y, id }));
  const send = (type: "touchStart" | "touchEnd", touchPoints: typeof points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", points.slice(0, 1));
  await send("touchStart", points);
  await send("touchEnd", []);
  await client.detach();
}

/** One quick finger, from a point by this much: a tap when it is nothing. */
const stroke = (page: Page, x: number, y: number, across: number, down: number) =>
  drawWithFinger(
    page,
    across === 0 && down === 0
      ? [[x, y]]
      : [
          [x, y],
          [x + across, y + down],
        ],
  );
