import { open, test } from "#e2e/fixtures.ts";
import { answerOutside } from "#e2e/outside.ts";
import { paths, unitPaths } from "#e2e/site-map.ts";
import {
  expectGarbageIgnored,
  expectUsable,
  garbage,
  nameOf,
  refuseStorage,
} from "#e2e/storage-faults.ts";
import { expectLifeAfterTranslation } from "#e2e/translator.ts";

test.describe("F1: the browser refuses storage altogether", () => {
  test.beforeEach(({ context }) => refuseStorage(context));

  for (const path of paths) {
    test(`${path} opens without it`, async ({ page, context }) => {
      await answerOutside(context, path);
      await open(page, path);
      await expectUsable(page, path);
    });
  }
});

test.describe("F3: what is stored is garbage", () => {
  for (const value of garbage) {
    test(nameOf(value), ({ page }) => expectGarbageIgnored(page, value));
  }
});

test.describe("F12: an extension rewrites the page, and the site stays alive", () => {
  for (const path of unitPaths) {
    test(path, async ({ page, noise }) => {
      await answerOutside(page.context(), path);
      await expectLifeAfterTranslation(page, path, noise);
    });
  }
});
