import { changeTheme, findFaults } from "./axe.ts";
import { expect, open, test } from "./fixtures.ts";
import { isProof, sampledCases } from "#proof/scale.ts";
import { lostPath } from "./site-map.ts";

// What is folded away when a page is opened; the pages themselves are in every-page.spec.ts.

test("menus, palette, panel and empty results have no fault that axe can find", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page, "/privacy"); // a short page: the frame is the same on all
  const check = async (what: string, part: "html" | "main" = "html") => {
    expect.soft(await findFaults(page, { part }), `${what}, light`).toEqual([]);
    if (!isProof) return;
    await changeTheme(page, "dark");
    expect.soft(await findFaults(page, { rules: "colors" }), `${what}, dark`).toEqual([]);
    await changeTheme(page, "light");
  };
  for (const name of sampledCases(["Tools", "Games", "Calculators"], 1)) {
    await page.getByRole("button", { name: `${name} menu` }).press("Enter");
    await expect(page.getByRole("button", { name: `${name} menu`, expanded: true })).toBeVisible();
    await check(`${name} menu`);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("a");
  await expect(page.getByRole("option").first()).toBeVisible();
  await check("palette");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  await check("mobile panel");
  await open(page, "/");
  await page.getByRole("combobox", { name: "Search tools" }).fill("zzzz");
  await expect(page.getByText("No tools found")).toBeVisible();
  await check("nothing found", "main");
});

test("the lost page has no fault that axe can find", async ({ page, noise }) => {
  noise.expect(/404/); // Chromium itself reports the status of the document.
  await open(page, lostPath);
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(await findFaults(page)).toEqual([]);
});

test("axe sees a planted fault, and a color that is too pale", async ({ page }) => {
  await open(page, "/privacy");
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "/icon.svg";
    const pale = document.createElement("p");
    pale.textContent = "pale";
    pale.style.cssText = "color: #eee; background: #fff";
    document.querySelector("main")?.append(image, pale);
  });
  expect((await findFaults(page)).join()).toContain("image-alt");
  expect((await findFaults(page, { rules: "colors" })).join()).toContain("color-contrast");
});
