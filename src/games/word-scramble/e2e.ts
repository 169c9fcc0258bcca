import { openAtRest } from "#e2e/clock.ts";
import { figure } from "#e2e/figures.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { fixLuck } from "#e2e/luck.ts";
import { stored } from "#e2e/storage.ts";

const seed = 20260714;
/** What this seed asks for, as the unit test says, too. */
const words = [
  "node",
  "page",
  "build",
  "parse",
  "daemon",
  "filter",
  "webhook",
  "library",
  "subroutine",
  "endpoint",
];

const answer = (page: Page) => page.getByLabel("Your answer");
const letters = (page: Page) => page.getByRole("group", { name: "Letters" }).getByRole("button");
const nextWord = (page: Page) => page.getByRole("button", { name: /Next Word|See the Result/ });

/** Every game gets the same seed; time stands still, and goes on only when the test says so. */
async function open(page: Page) {
  await fixLuck(page, seed);
  await openAtRest(page, "/games/word-scramble", page.getByRole("button", { name: "Start Game" }));
}

test("a seeded game, played by keyboard to its end; the best is kept and shown", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press("Enter"); // right after the page was opened
  await expect(answer(page)).toBeFocused();
  for (const word of words) {
    await expect(letters(page)).toHaveCount(word.length);
    await page.keyboard.type(word);
    await expect(nextWord(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  // 62 letters, 30 for speed each, and 0, 5, 10, 15, 20 and five times 25 for the streak.
  const end = page.getByRole("group", { name: "Game Over!" });
  await expect(end).toContainText("Final Score: 1095");
  await expect(end).toContainText("10 of 10 words");
  await expect(end).toContainText("Your first result.");
  await expect(end.getByRole("button", { name: "Play Again" })).toBeFocused();
  expect(await stored(page, "tabkit-word-scramble-best-mixed")).toBe("1095");
  await expect(page.getByText("subroutine", { exact: true })).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expect(answer(page)).toBeFocused();
  await expect(figure(page, "Score")).toHaveText("0");
  await page.clock.resume();
  await page.goto("/games");
  await expect(page.getByText("Best 1,095")).toBeVisible();
});

test("wrong answers, anagrams, hints, shuffle and skip", { tag: "@proof" }, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start Game" }).click();
  const first = (await letters(page).allInnerTexts()).join("").toLowerCase();
  expect(first.split("").toSorted().join("")).toBe("deno");
  expect(first).not.toBe("node");
  // Nothing on the page gives the word away.
  expect(await page.getByRole("region", { name: "Word Scramble game" }).innerHTML()).not.toMatch(
    /node/i,
  );

  await page.keyboard.type("xdeno");
  await expect(answer(page)).toHaveValue("deno");
  await expect(page.getByText("DENO is not a word we know.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(answer(page)).toHaveValue("");
  await page.keyboard.type("d o"); // Space shuffles
  await expect(answer(page)).toHaveValue("do");
  expect((await letters(page).allInnerTexts()).join("").toLowerCase()).not.toBe(first);
  await page.keyboard.type("ne");
  await expect(
    page.getByText(/^Right! 70 points\. DONE is as good\. NODE: /).first(),
  ).toBeVisible();

  await page.keyboard.press("Enter");
  await page.keyboard.press("?");
  await expect(page.getByText("One document of a website.").first()).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(answer(page)).toHaveValue("p");
  await page.keyboard.type("age"); // also from the button
  await expect(page.getByText(/^Right! 22 points, 2 in a row\. PAGE/).first()).toBeVisible();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText(/^Skipped\. BUILD: /).first()).toBeVisible();
  await expect(figure(page, "Score")).toHaveText("92");
});

test("a reload in the middle: the game waits, paused, as it was", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start Game" }).click();
  await page.keyboard.type("node");
  await page.keyboard.press("Enter");
  await page.keyboard.type("pa");
  const before = await letters(page).allInnerTexts();
  await page.clock.resume();
  await page.reload();
  const pause = page.getByRole("group", { name: "Paused" });
  await expect(pause).toBeVisible();
  await expect(figure(page, "Score")).toHaveText("70");
  await expect(letters(page)).toHaveCount(0);
  await pause.getByRole("button", { name: "Resume" }).click();
  await expect(answer(page)).toHaveValue("pa");
  expect(await letters(page).allInnerTexts()).toEqual(before);
  await page.keyboard.type("ge");
  await expect(page.getByText(/^Right! \d+ points, 2 in a row\. PAGE/).first()).toBeVisible();
});

test(
  "the clock: time runs out, stands while away, and can be switched off",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Start Game" }).click();
    await expect(figure(page, "Time")).toHaveText("30");
    await page.clock.runFor(10_000);
    await expect(figure(page, "Time")).toHaveText("20");
    await page.evaluate(() => globalThis.dispatchEvent(new Event("blur")));
    const pause = page.getByRole("group", { name: "Paused" });
    await expect(pause).toBeVisible();
    await expect(letters(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await pause.getByRole("button", { name: "Resume" }).click();
    await expect(answer(page)).toBeFocused();
    await expect(figure(page, "Time")).toHaveText("20");
    await page.clock.runFor(20_000);
    await expect(page.getByText(/^Time is up\. NODE: /).first()).toBeVisible();

    // A running game is not thrown away by a choice.
    await page.getByText("No limit", { exact: true }).click();
    await expect(page.getByText("This comes with the next game.")).toBeVisible();
    await page.getByRole("button", { name: "New Game" }).click();
    await page.getByRole("button", { name: "Start over?" }).click();
    await page.clock.runFor(90_000);
    await expect(figure(page, "Time")).toHaveText("90");
    await page.keyboard.type("node");
    await expect(page.getByText(/^Right! 40 points\./).first()).toBeVisible();
  },
);

test(
  "today's game by its link, watched again and raced without a word given away",
  { tag: "@proof" },
  async ({ page }) => {
    await page.clock.install({ time: "2026-11-16T20:40:00Z" });
    await page.goto("/games/word-scramble#daily");
    const start = page.getByRole("group", { name: "10 words" });
    await expect(start).toContainText("Today’s game");
    await page.keyboard.press("Space");
    await page.keyboard.type("node");
    for (let word = 1; word <= 10; word += 1) {
      await expect(page.getByText(`Word ${word} of 10`, { exact: true })).toBeVisible();
      if (word > 1) await page.getByRole("button", { name: "Skip" }).click();
      await page.keyboard.press("Enter");
    }
    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("Today’s game is done.");
    await expect(figure(page, "Played")).toHaveText("1");
    await end.getByRole("button", { name: "Watch replay" }).click();
    const replay = page.getByRole("region", { name: "Word Scramble replay" });
    await expect(replay).toContainText("This score follows from the rules and these moves.");
    await page.getByLabel("Place in the game").fill("5");
    await expect(replay).toContainText("NODE: ");
    await replay.getByRole("button", { name: "Race it" }).click();
    const game = page.getByRole("region", { name: "Word Scramble game" });
    await expect(game).toContainText("comes to Score 69");
    await page.keyboard.press("Enter");
    await expect(letters(page)).toHaveCount(4);
    await page.clock.runFor(20_000);
    await expect(game).toContainText("Ghost, at its end");
    expect(await game.innerHTML()).not.toMatch(/node|swap/i);
  },
);

test(
  "a chosen seed is asked again and is no best; its result is copied",
  { tag: "@proof" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await page.getByLabel("Another seed").fill(String(seed));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    for (const word of words) {
      await expect(letters(page)).toHaveCount(word.length);
      if (word === "page") await page.getByRole("button", { name: "Skip" }).click();
      else await page.keyboard.type(word);
      await nextWord(page).click();
    }
    const end = page.getByRole("group", { name: "Game Over!" });
    await expect(end).toContainText("A chosen seed does not count as a best.");
    await end.getByRole("button", { name: "Copy result" }).click();
    await expect(end.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Tabkit Word Scramble, Mixed, 30 s · daily 2026-07-14 · \d+ points · 9 of 10 words\n🟩🟥🟩{8}\nhttp.*\/word-scramble$/u,
    );
    expect(await stored(page, "tabkit-word-scramble-best-mixed")).toBeNull();
  },
);

test("garbage in storage means the usual game and no best", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("tabkit-word-scramble", '{"length":"all","limitS":5}');
    localStorage.setItem("tabkit-word-scramble-best-mixed", "12abc");
  });
  await open(page);
  await expect(page.getByText("30 seconds for each.", { exact: true })).toBeVisible();
  await expect(figure(page, "Best")).toHaveText("0");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("letters are tapped into place and back; the table fits the screen", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Start Game" }).tap();
    await expect(answer(page)).not.toBeFocused(); // no keyboard over the letters
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.getByRole("button", { name: "Hint" }).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(667);

    const letter = (text: string) =>
      letters(page).filter({ hasText: new RegExp(`^${text}$`, "i") });
    await letter("o").tap();
    await expect(letter("o")).toHaveAttribute("aria-pressed", "true");
    await letter("o").tap();
    await expect(answer(page)).toHaveValue("");
    for (const text of words[0] ?? "") await letter(text).tap();
    await expect(page.getByText(/^Right! 70 points/).first()).toBeVisible();
    await nextWord(page).tap();
    await expect(letters(page)).toHaveCount(4);
    for (const text of "gap") await letter(text).tap();
    await page.getByRole("button", { name: "Clear" }).tap();
    await expect(answer(page)).toHaveValue("");
    for (const name of ["Hint", "Shuffle", "Clear", "Skip", "Pause", "New Game"]) {
      const size = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect(Math.min(size?.height ?? 0, size?.width ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    const tile = await letters(page).first().boundingBox();
    expect(Math.min(tile?.height ?? 0, tile?.width ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
