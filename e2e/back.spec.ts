import { expect, open, test } from "./fixtures.ts";
import { expectKeptAlive, hindrances, keepPages } from "./kept-alive.ts";
import { answerOutside } from "./outside.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => use(keepPages(launchOptions)),
});

// A sample: proof/back.spec.ts goes back to every page.
const path = "/games/snake";
test(`F14: ${path} may be kept alive, and works after Back`, async ({ page, context }) => {
  await answerOutside(context, path);
  await expectKeptAlive(page, path);
});

test("F14: a page that may not be kept is noticed", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await hindrances(page)).not.toEqual([]);
});
