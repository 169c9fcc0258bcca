import { fixLuck } from "#e2e/luck.ts";
import { findFaults } from "#e2e/axe.ts";
import { clipboard } from "#e2e/clipboard.ts";
import { openAtRest } from "#e2e/clock.ts";
import { download } from "#e2e/download.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { stored } from "#e2e/storage.ts";
import { drawWithFinger } from "#e2e/touch.ts";

const board = (page: Page) => page.getByRole("application", { name: "Snake board" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Time stands still, and goes on only when the test says so. */
async function open(page: Page, path = "/games/snake") {
  // Food that comes by chance could lie on the way.
  await fixLuck(page);
  await openAtRest(page, path, button(page, "Start"));
}
const ticks = (page: Page, count: number, tickMs = 150) => page.clock.runFor(count * tickMs);

test("a game played by keyboard to its end; the high score is kept and shown", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowUp"); // keys are ignored unless running
  await button(page, "Start").focus();
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeFocused();

  // From (10,10) to the food at (15,15): five cells right, five down.
  await ticks(page, 5);
  await page.keyboard.press("s");
  await ticks(page, 4);
  await expect(figure(page, "Score")).toHaveText("0");
  await ticks(page, 1);
  await expect(figure(page, "Score")).toHaveText("10");
  await expect(figure(page, "Length")).toHaveText("2");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await stored(page, "snake-high-score")).toBe("10");

  // Four more cells to the wall; the fifth tick ends it.
  await ticks(page, 4);
  const end = page.getByRole("group", { name: "Game Over!" });
  await expect(end).toBeHidden();
  await ticks(page, 1);
  await expect(end).toContainText("You hit the wall.");
  await expect(end).toContainText("Final Score: 10");
  await expect(end).toContainText("New High Score!");
  await expect(button(page, "Play Again")).toBeFocused();
  await page.clock.runFor(700);
  await expect(page.getByRole("status").filter({ hasText: "New high score." })).toBeAttached();

  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expect(figure(page, "Score")).toHaveText("0");
  await expect(figure(page, "High Score")).toHaveText("10");
  await page.clock.resume();
  await page.goto("/games");
  await expect(page.getByText("High score 10")).toBeVisible();
});

test("F9: without what is loaded later, a game is played to its end and counted", async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  noise.allow(/dynamically imported module/);
  const later = "**/afterwards-parts-*.js";
  await page.route(later, async (route) => {
    await page.locator("html[data-playing]").waitFor();
    await route.abort();
  });
  await open(page);
  await button(page, "Start").click();
  await ticks(page, 10); // to the wall
  const end = page.getByRole("group", { name: "Game Over!" });
  await expect(end).toContainText("Final Score: 0");
  await expect(button(page, "Play Again")).toBeFocused();
  expect(await stored(page, "tabkit-results-snake")).toContain('"played":1');

  await page.unroute(later);
  await button(page, "Try again").click();
  await expect(end).toContainText("Your first result.");
  await expect(figure(page, "Played")).toHaveText("1");
});

test("a finished game is watched again, handed on as a link, and raced against", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await button(page, "Start").click();
  await ticks(page, 5);
  await page.keyboard.press("ArrowDown");
  await ticks(page, 10);
  await button(page, "Copy link").click();
  await expect(button(page, "Link copied")).toBeVisible();
  const link = await clipboard(page);
  expect(link).toContain("/games/snake#replay=");

  await button(page, "Watch replay").click();
  await page.clock.runFor(1000); // for what is loaded now
  const verdict = page.getByText("This score follows from the rules and these moves.");
  await expect(verdict).toBeVisible();
  await button(page, "Back to the game").click();
  await expect(button(page, "Start")).toBeVisible();

  await page.goto(link);
  await expect(verdict).toBeVisible();
  const place = page.getByRole("slider", { name: "Place in the game" });
  await button(page, "Step forward").click();
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveAttribute("aria-valuetext", "Score 0, 0:00 of 0:02");
  await place.press("End");
  await expect(place).toHaveAttribute("aria-valuetext", "Score 10, 0:02 of 0:02");

  await button(page, "Race it").click();
  await expect(button(page, "Start")).toBeFocused();
  await page.keyboard.press("Enter");
  await ticks(page, 5);
  await page.keyboard.press("ArrowUp");
  await ticks(page, 6);
  await expect(page.getByText("comes to Score 10")).toBeVisible();
  await expect(page.getByRole("img", { name: "The ghost's board. Score 10" })).toBeVisible();

  await page.goto(`${link.slice(0, -3)}AAA`);
  await expect(page.getByRole("alert")).toContainText("This replay is damaged:");
  await page.goto(link);
  await expect(verdict).toBeVisible();
  await page.clock.resume();
  expect(await findFaults(page, { part: "main" })).toEqual([]);
});

test("a game that is too long for a link is saved as a file, and opened again", async ({
  page,
}) => {
  // As after hours of play: even pressed, it is longer than a link may be.
  await page.addInitScript(() => {
    const long = {
      transform: (_: unknown, out: TransformStreamDefaultController<Uint8Array>) =>
        out.enqueue(new Uint8Array(9000)),
    };
    Object.assign(globalThis, { CompressionStream: TransformStream.bind(null, long) });
  });
  await open(page);
  await button(page, "Start").click();
  await ticks(page, 10); // to the wall
  const { name, text, bytes } = await download(page, "Save replay");
  expect(name).toBe("snake-replay.txt");
  const opened = page.locator("input[type=file]");
  await page.clock.resume();
  await opened.setInputFiles({ name, mimeType: "text/plain", buffer: bytes });
  await expect(page.getByText("This score follows from the rules and these moves.")).toBeVisible();
  await button(page, "Back to the game").click();
  const changed = Buffer.from(text.replace("Score 0", "Score 90"));
  await opened.setInputFiles({ name, mimeType: "text/plain", buffer: changed });
  await expect(page.getByRole("alert")).toContainText("This replay is damaged:");
});

test(
  "today's game is played by everybody's options, and its first try counts",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("tabkit-snake", '{"speed":"fastest"}'));
    await open(page, "/games/snake#daily");
    await expect(page).toHaveURL("/games/snake");
    await expect(page.getByText(/^Daily game · 20\d\d-\d\d-\d\d$/)).toBeVisible();
    await page.keyboard.press("Enter");
    await ticks(page, 10); // at the normal speed: to the wall
    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("Today’s game is done.");
    await expect(figure(page, "Played")).toHaveText("1");
    await expect(page.getByText("Normal · Walls")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(end).toBeHidden();
    await expect(page.getByText("Fastest · Walls")).toBeVisible();
  },
);

test("a reload in the middle of a game finds it paused where it was", async ({ page }) => {
  await open(page);
  await button(page, "Start").click();
  await ticks(page, 5);
  await page.keyboard.press("ArrowDown");
  await ticks(page, 5);
  await page.reload();
  await expect(page.getByRole("group", { name: "Paused" })).toBeVisible();
  await expect(figure(page, "Score")).toHaveText("10");
  await button(page, "Resume").click();
  await page.clock.runFor(1500);
  await ticks(page, 5);
  await expect(page.getByRole("group", { name: "Game Over!" })).toContainText("Final Score: 10");
});

test("two turns within one tick, and no reversal", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await button(page, "Start").click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  // One up, then left: from column 10 the wall is ten cells away, after that one tick.
  await ticks(page, 11);
  await expect(page.getByRole("group", { name: "Game Over!" })).toBeHidden();
  await ticks(page, 1);
  await expect(page.getByRole("group", { name: "Game Over!" })).toBeVisible();
});

test(
  "pause by key, button and another window; a countdown before it goes on; reset",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await button(page, "Start").click();
    await ticks(page, 2);
    await page.keyboard.press("p");
    const paused = page.getByRole("group", { name: "Paused" });
    await expect(paused).toBeVisible();
    await expect(button(page, "Resume")).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press("Enter");
    await expect(board(page)).toBeFocused();
    await page.clock.runFor(1500 + 7 * 150); // at the wall
    await expect(page.getByRole("group", { name: "Game Over!" })).toBeHidden();

    await button(page, "Pause").click();
    await expect(paused).toBeVisible();
    await page.keyboard.press("Escape"); // leaves: then the keys are the page's
    await page.keyboard.press("p");
    await expect(paused).toBeVisible();
    await button(page, "Resume").click();
    await page.clock.runFor(1500);
    await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
    await expect(paused).toBeVisible();

    await button(page, "Reset").click();
    await expect(paused).toBeHidden();
    await expect(button(page, "Start")).toBeVisible();
    await expect(figure(page, "Score")).toHaveText("0");
  },
);

test(
  "speed and edge are options, each with its own high score; garbage is the spec's game",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("seen")) return;
      sessionStorage.setItem("seen", "yes");
      localStorage.setItem("tabkit-snake", '{"speed":"warp"}');
      localStorage.setItem("snake-high-score", "240");
      localStorage.setItem("tabkit-snake-best-wrap-slow", "12abc");
    });
    await open(page);
    await expect(page.getByRole("radio", { name: "Normal" })).toBeChecked();
    await expect(figure(page, "High Score")).toHaveText("240");
    await page.getByText("Slow", { exact: true }).click();
    await page.getByText("Wrap around", { exact: true }).click();
    await expect(figure(page, "High Score")).toHaveText("0");

    await button(page, "Start").click();
    await page.getByText("Fast", { exact: true }).click();
    await expect(page.getByText("This comes with the next game.")).toBeVisible();
    await page.getByText("Slow", { exact: true }).click();
    await board(page).focus();
    await ticks(page, 15, 300); // five cells beyond the right edge
    await page.keyboard.press("ArrowDown");
    await ticks(page, 5, 300);
    await page.keyboard.press("ArrowRight");
    await ticks(page, 9, 300);
    await expect(figure(page, "Score")).toHaveText("0");
    await ticks(page, 1, 300);
    await expect(figure(page, "Score")).toHaveText("10");
    expect(await stored(page, "tabkit-snake-best-wrap-slow")).toBe("10");
    expect(await stored(page, "snake-high-score")).toBe("240");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Slow" })).toBeChecked();
  },
);

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("one finger draws the way, the pad turns, and everything fits the screen", async ({
    page,
  }) => {
    await open(page);
    await button(page, "Start").tap();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await board(page).boundingBox();
    const down = await button(page, "Down").boundingBox();
    if (box === null || down === null) throw new Error("Board and pad must be on the page");
    expect(down.y + down.height).toBeLessThanOrEqual(667);
    for (const name of ["Up", "Right", "Down", "Left", "Pause", "Reset"]) {
      const size = await button(page, name).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }

    await ticks(page, 5);
    // Beside the board, too.
    await drawWithFinger(page, [
      [box.x + 100, box.y + box.height + 10],
      [box.x + 100, box.y + box.height + 40],
    ]);
    await ticks(page, 5);
    await expect(figure(page, "Score")).toHaveText("10");
    expect(await page.evaluate(() => scrollY)).toBe(0);

    // Left and up in one stroke, then the pad: along the left wall to its end.
    await drawWithFinger(page, [
      [box.x + 200, box.y + 200],
      [box.x + 150, box.y + 200],
      [box.x + 150, box.y + 150],
    ]);
    await ticks(page, 2);
    await button(page, "Left").tap();
    await ticks(page, 14);
    await expect(page.getByRole("group", { name: "Game Over!" })).toBeHidden();
    await ticks(page, 1);
    await expect(page.getByRole("group", { name: "Game Over!" })).toBeVisible();
    await button(page, "Play Again").tap();
    await expect(figure(page, "Score")).toHaveText("0");
  });
});
