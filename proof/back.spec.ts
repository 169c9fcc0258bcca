import { test } from "#e2e/fixtures.ts";
import { expectKeptAlive, keepPages } from "#e2e/kept-alive.ts";
import { answerOutside } from "#e2e/outside.ts";
import { paths } from "#e2e/site-map.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => use(keepPages(launchOptions)),
});

for (const path of paths) {
  test(`F14: ${path} may be kept alive, and works after Back`, async ({ page, context }) => {
    await answerOutside(context, path);
    await expectKeptAlive(page, path);
  });
}
