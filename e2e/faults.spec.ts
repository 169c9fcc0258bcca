import { expect, open, settle, test, type BrowserContext, type Page } from "./fixtures.ts";
import { sampledCases } from "#proof/scale.ts";
import { answerOutside } from "./outside.ts";
import { paths, unitPaths } from "./site-map.ts";
import { follow } from "./site-walk.ts";
import {
  badge,
  expectGarbageIgnored,
  expectUsable,
  heart,
  isDark,
  nameOf,
  refuseStorage,
  themeButton,
} from "./storage-faults.ts";

test.describe("F1: the browser refuses storage altogether", () => {
  test.beforeEach(({ context }) => refuseStorage(context));

  // A sample: proof/faults.spec.ts opens every page so.
  test("pages work without it, one after the other", async ({ page, context }) => {
    test.slow();
    await answerOutside(context, ...paths);
    await open(page, "/");
    await expectUsable(page, "/");
    const targets = paths.filter((one) => one !== "/");
    for (const path of sampledCases(targets, 3)) {
      await follow(page, path);
      await settle(page);
      await expectUsable(page, path);
    }
  });

  test("a heart lasts from page to page, and the favorites page says that it will not stay", async ({
    page,
  }) => {
    await open(page, "/");
    await heart(page).click();
    await expect(badge(page)).toContainText("1");
    await badge(page).click();
    await expect(page.getByText("1 favorite")).toBeVisible();
    await expect(page.getByText(/does not let this site store anything/)).toBeVisible();
  });
});

test.describe("F2: the storage is full", () => {
  const errors = [
    ["QuotaExceededError", 22],
    ["NS_ERROR_DOM_QUOTA_REACHED", 1014],
    ["QUOTA_EXCEEDED_ERR", 22],
  ] as const;
  for (const [name, code] of sampledCases(errors, 1)) {
    test(`${name}: what is chosen lasts as long as the tab`, async ({ page, context }) => {
      await context.addInitScript(
        ([errorName, errorCode]) => {
          Storage.prototype.setItem = () => {
            throw Object.assign(new Error("full"), { name: errorName, code: errorCode });
          };
        },
        [name, code] as const,
      );
      await open(page, "/");
      await heart(page).click();
      await expect(badge(page)).toContainText("1");
      await themeButton(page).click();
      expect(await isDark(page)).toBe(true);
      await badge(page).click();
      await expect(page.getByText("1 favorite")).toBeVisible();
      await expect(page.getByText(/does not let this site store anything/)).toBeVisible();
    });
  }
});

test.describe("F3: what is stored is garbage", () => {
  // A sample: proof/faults.spec.ts has all of it.
  const value = '{"__proto__":{"length":3}}';
  test(nameOf(value), ({ page }) => expectGarbageIgnored(page, value));
});

test.describe("F4: two tabs", () => {
  const [firstPath = "/", secondPath = "/"] = unitPaths;
  const openTwo = async (context: BrowserContext) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, firstPath);
    await open(second, secondPath);
    return [first, second] as const;
  };

  // Once more what theme.spec.ts shows.
  test("agree on the theme at once", { tag: "@proof" }, async ({ context }) => {
    const [first, second] = await openTwo(context);
    await themeButton(first).click();
    await expect(second.locator("html")).toHaveClass(/dark/);
    await themeButton(second).click();
    await expect(first.locator("html")).not.toHaveClass(/dark/);
  });

  /** Presses the heart of a page at a time by the clock that both tabs share, or at once. */
  const press = (page: Page, time = 0) =>
    page.evaluate(async (when) => {
      const button = document.querySelector<HTMLElement>('main button[aria-label^="Favorite"]');
      while (Date.now() < when) await new Promise((done) => setTimeout(done, 1));
      button!.click();
      await new Promise((done) => setTimeout(done, 25));
    }, time);

  test("lose no heart that is given in the other 25 ms later", async ({ context }) => {
    const [first, second] = await openTwo(context);
    await press(first);
    await press(second);
    await expect(badge(first)).toContainText("2");
    await expect(badge(second)).toContainText("2");
    await heart(second).click();
    await expect(badge(first)).toContainText("1");
  });

  test("agree in the end if both act at one moment", { tag: "@proof" }, async ({ context }) => {
    const [first, second] = await openTwo(context);
    const soon = Date.now() + 500;
    await Promise.all([press(first, soon), press(second, soon)]);
    // The browser itself may lose one of two writes within a millisecond; the tabs must still agree.
    await expect(badge(first)).toContainText(/[12]/);
    await expect(async () => {
      expect(await badge(first).textContent()).toBe(await badge(second).textContent());
    }).toPass();
  });
});

test("F5: storage that is cleared while the page is open brings back the defaults", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await heart(page).click();
  await themeButton(page).click();
  const other = await context.newPage();
  await open(other, "/");
  await expect(badge(other)).toContainText("1");
  await page.evaluate(() => localStorage.clear());
  await expect(badge(other)).not.toContainText(/\d/);
  await expect(other.locator("html")).not.toHaveClass(/dark/);
  await heart(other).click();
  await expect(badge(page)).toContainText("1");
});

test("F9: a file that cannot be read without a script that is gone is refused in words", async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  noise.allow(/dynamically imported module/);
  await page.route(/file-texts/, (route) => route.abort());
  await open(page, "/json-formatter");
  const field = page.getByRole("textbox", { name: "JSON input" });
  await field.fill("[1]");
  const file = { name: "a.json", mimeType: "application/json", buffer: Buffer.from("[2]") };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect(page.getByText("a part of this page could not be loaded")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Result" })).toContainText("1");
});
