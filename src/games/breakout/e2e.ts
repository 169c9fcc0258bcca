import { openAtRest } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";
import { drawWithFinger, putFinger } from "#e2e/touch.ts";

const board = (page: Page) => page.getByRole("application", { name: "Breakout board" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const hint = (page: Page) => page.getByText("Space, click or tap to serve");

/** Every game gets the same seed; time stands still, and goes on only when the test says so. */
async function open(page: Page) {
  await fixLuck(page);
  await openAtRest(page, "/games/breakout", button(page, "Start"));
}

/** Where the middle of the paddle is drawn, from −280 to 280; and how wide it is. */
async function paddle(page: Page): Promise<{ middle: number; wide: number }> {
  await page.clock.runFor(20); // the picture comes with the next frame
  return board(page).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const row = Math.round((530 / 560) * canvas.height);
    const { data } = canvas.getContext("2d")!.getImageData(0, row, canvas.width, 1);
    const lit = Array.from({ length: canvas.width }, (_, x) => x).filter(
      (x) => (data[4 * x] ?? 0) > 120,
    );
    const [from, to] = [Math.min(...lit), Math.max(...lit) + 1];
    const unit = 560 / canvas.width;
    return { middle: ((from + to) / 2) * unit - 280, wide: (to - from) * unit };
  });
}

/** A browser hands movements on when its next frame comes: the paddle is there soon, not at once. */
const expectPaddleAt = (page: Page, middle: number) =>
  expect.poll(async () => (await paddle(page)).middle).toBeCloseTo(middle, -1);

test(
  "a seeded game, played by keyboard to its end; the best is kept and shown",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await button(page, "Start").focus();
    await page.keyboard.press("Enter");
    await expect(board(page)).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));

    // Served and left alone, this seed's three balls break three bricks.
    for (const lives of ["3", "2", "1"]) {
      await expect(hint(page)).toBeVisible();
      await expect(figure(page, "Lives")).toHaveText(lives);
      await page.keyboard.press(" ");
      await expect(hint(page)).toBeHidden();
      await page.clock.runFor(2600);
    }
    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("Final Score: 3");
    await expect(end).toContainText("New Best Score!");
    await expect(figure(page, "Lives")).toHaveText("0");
    await page.clock.runFor(1500);
    await expect(button(page, "Play Again")).toBeFocused();
    await expect(
      page.getByRole("status").filter({ hasText: "Game over. Final score 3. New best score." }),
    ).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await stored(page, "tabkit-breakout-best")).toBe("3");

    await page.keyboard.press("Enter");
    await expect(end).toBeHidden();
    await expect(figure(page, "Score")).toHaveText("0");
    await expect(figure(page, "Lives")).toHaveText("3");
    await page.clock.resume();
    await page.goto("/games");
    await expect(page.getByText("Best 3")).toBeVisible();
  },
);

test("the paddle goes by held keys and by mouse, and keeps the ball in play", async ({ page }) => {
  await open(page);
  await button(page, "Start").click();
  await page.keyboard.down("a");
  await page.clock.runFor(250);
  await page.keyboard.up("a");
  const { middle, wide } = await paddle(page);
  // A quarter of a second at 520 a second, give or take the frame at either end.
  expect(Math.abs(middle + 130)).toBeLessThan(12);
  expect(wide).toBeGreaterThan(80);

  // Through the locator, which waits until the page does not move any more.
  const width = await board(page).evaluate((element) => element.clientWidth);
  await board(page).hover({ position: { x: width * 0.75, y: 200 } });
  await expectPaddleAt(page, 140);
  const box = await board(page).boundingBox();
  if (box === null) throw new Error("The board must be on the page");
  await page.mouse.move(box.x + width + 60, box.y + 200);
  await expectPaddleAt(page, 236);
  await board(page).click({ position: { x: width / 2, y: 200 } });
  await expect(hint(page)).toBeHidden();
  // This serve goes to the right and comes down at the wall, two seconds later.
  await page.clock.runFor(1150);
  await expect(figure(page, "Score")).toHaveText("1");
  await page.keyboard.down("ArrowRight");
  await page.clock.runFor(500);
  await page.keyboard.up("ArrowRight");
  await page.clock.runFor(1000);
  await expect(figure(page, "Lives")).toHaveText("3");

  // A reload finds it paused where it was.
  const score = (await figure(page, "Score").textContent()) ?? "";
  await page.reload();
  await expect(page.getByRole("group", { name: "Paused" })).toBeVisible();
  await expect(figure(page, "Score")).toHaveText(score);
  await page.keyboard.press(" ");
  await page.clock.runFor(1600);
  await expect(hint(page)).toBeHidden();
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await expect(button(page, "Start")).toBeVisible();
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
    await page.keyboard.press("p");
    await page.clock.runFor(1500);
    await page.keyboard.press(" ");
    await expect(hint(page)).toBeHidden();

    await button(page, "Pause").click();
    await expect(button(page, "Resume")).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(figure(page, "Lives")).toHaveText("3");
    await button(page, "Resume").click();
    await page.clock.runFor(1600);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
    await expect(paused).toBeVisible();
    await button(page, "Reset").click();
    await expect(button(page, "Start")).toBeVisible();
    await expect(figure(page, "Lives")).toHaveText("3");
  },
);

test(
  "the slow mode has a wider paddle and its own best, and so have power-ups; garbage is the default",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seen")) return;
      sessionStorage.setItem("seen", "yes");
      localStorage.setItem("tabkit-breakout", "warp");
      localStorage.setItem("tabkit-breakout-best", "448");
      localStorage.setItem("tabkit-breakout-best-slow", "-5");
    });
    await open(page);
    await expect(figure(page, "Best")).toHaveText("448");
    await expect(page.getByRole("switch", { name: "Slow mode" })).not.toBeChecked();
    await page.getByText("Slow mode", { exact: true }).click();
    await expect(figure(page, "Best")).toHaveText("0");
    await button(page, "Start").click();
    expect((await paddle(page)).wide).toBeGreaterThan(110);
    await page.keyboard.press(" ");
    await page.clock.runFor(1200);
    await expect(figure(page, "Score")).toHaveText("0");
    await page.clock.runFor(600);
    await expect(figure(page, "Score")).toHaveText("1");
    await page.getByText("Slow mode", { exact: true }).click();
    await expect(page.getByText("This comes with the next game.")).toBeVisible();
    expect(await stored(page, "tabkit-breakout-best-slow")).toBe("1");
    expect(await stored(page, "tabkit-breakout-best")).toBe("448");

    await page.getByText("Power-ups", { exact: true }).click();
    await button(page, "Reset").click();
    await button(page, "Start over?").click();
    await expect(figure(page, "Best")).toHaveText("0");
    await button(page, "Start").click();
    await page.keyboard.press(" ");
    await page.clock.runFor(1200);
    await expect(figure(page, "Score")).toHaveText("1");
    expect(await stored(page, "tabkit-breakout-best-powers")).toBe("1");
    await page.reload();
    await expect(page.getByRole("switch", { name: "Power-ups" })).toBeChecked();
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test(
    "a finger drags and serves, buttons do, too; everything fits the screen",
    { tag: "@proof" },
    async ({ page }) => {
      await open(page);
      await button(page, "Start").tap();
      await page.evaluate(() => scrollTo(0, 0));
      const box = await board(page).boundingBox();
      if (box === null) throw new Error("The board must be on the page");
      for (const name of ["Left", "Serve", "Right", "Pause", "Reset"]) {
        const size = await button(page, name).boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
        expect((size?.y ?? 999) + (size?.height ?? 0), name).toBeLessThanOrEqual(667);
      }

      const y = box.y + box.height / 2;
      const drag = async (from: number, to: number) => {
        const finger = await putFinger(page, [box.x + from, y]);
        await finger.moveTo([box.x + to, y]);
        finger.rest();
        await finger.lift();
      };
      // It goes as far as the finger does, wherever that was put down; that is no serve.
      await drag(40, 40 + box.width / 4);
      await expectPaddleAt(page, 140);
      await expect(hint(page)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await drawWithFinger(page, [[box.x + 200, y]]);
      await expect(hint(page)).toBeHidden();
      // Away from where this ball comes down.
      await drag(300, 20);
      await page.clock.runFor(3000);
      await expect(figure(page, "Lives")).toHaveText("2");
      await button(page, "Left").tap();
      await button(page, "Serve").tap();
      await page.clock.runFor(4000);
      await expect(figure(page, "Lives")).toHaveText("1");
      await button(page, "Serve").tap();
      await drag(20, 300);
      await page.clock.runFor(4000);
      await expect(page.getByRole("group", { name: "Game Over!" })).toBeVisible();
      await page.clock.runFor(900);
      await button(page, "Play Again").tap();
      await expect(figure(page, "Lives")).toHaveText("3");
    },
  );
});
