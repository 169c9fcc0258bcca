import { sampledCases } from "#proof/scale.ts";
import { expect, open, settle, test } from "./fixtures.ts";
import { smallTargets } from "./page-probes.ts";
import { unitPaths } from "./site-map.ts";

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

test("every control of a game is 44 px high and wide for a finger", async ({ page }) => {
  const games = unitPaths.filter((path) => path.startsWith("/games/"));
  for (const path of sampledCases(games, 3)) {
    await open(page, path);
    expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    const expectLarge = async (state: string) => {
      const small = await page.evaluate(smallTargets, { leastPx: 44, part: "main" });
      expect.soft(small, `${path}, ${state}`).toEqual([]);
    };
    await expectLarge("untouched");
    const start = page.getByRole("main").getByRole("button", { name: /^(Start|New Game|Play)/ });
    await start.first().click();
    // A board that is open already begins with its first cell.
    const cell = page.getByRole("main").getByRole("grid").getByRole("button").first();
    if (await cell.isVisible()) await cell.tap();
    await settle(page);
    await expectLarge("begun");
  }
});
