import axe, { type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { expect, lostPath, open, paths, settle, test } from "./fixtures.ts";
import { focusState, tabOrder } from "./page-probes.ts";

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
};

const themes = ["light", "dark"] as const;
const phone = { width: 375, height: 667 };
const desk = { width: 1280, height: 800 };

/** Runs axe on the page as it stands, and lists what it finds. */
async function findFaults(page: Page): Promise<string[]> {
  // Through evaluate, because the policy refuses a script element with text in it.
  await page.evaluate(axe.source);
  const { passes, violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    options,
  );
  // A run that silently did nothing must not look like a clean page.
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}, ${nodes.length} times`,
    ...nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(" ")}\n${failureSummary}`),
  ]);
}

for (const path of paths) {
  test(`${path} has no fault that axe can find, untouched and in use`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await open(page, path);
    for (const colorScheme of themes) {
      await changeTheme(page, colorScheme);
      expect(await findFaults(page), `${colorScheme}, untouched, on a phone`).toEqual([]);
    }
    await page.setViewportSize(desk);
    await use(page);
    for (const colorScheme of themes) {
      await changeTheme(page, colorScheme);
      expect(await findFaults(page), `${colorScheme}, in use, on a desk`).toEqual([]);
    }
  });

  test(`${path} can be walked by Tab alone, and the focus shows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const expected = await page.evaluate(tabOrder);
    expect(expected.length).toBeGreaterThan(5);
    const reached = new Set<string>();
    const faults: string[] = [];
    // More presses than there are places, as a date has a stop for each of its parts: a trap shows as
    // places never reached.
    for (let press = 0; press < expected.length + 20 && reached.size < expected.length; press++) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(focusState);
      if (focus === null) continue;
      const asField = expected.find((one) => one.endsWith(` TEXTAREA ${focus.editor}`));
      const place = focus.place ?? asField;
      // The parts of a date are marked by the browser itself, where no style tells of it.
      if (place !== undefined && reached.has(place)) continue;
      if (place !== undefined) reached.add(place);
      if (focus.isHidden) faults.push(`out of sight: ${focus.what}`);
      else if (!focus.isOutlined && !(await looksFocused(page)))
        faults.push(`no mark: ${focus.what}`);
    }
    expect(
      expected.filter((place) => !reached.has(place)),
      "never reached",
    ).toEqual([]);
    expect(faults, "focus not to be seen").toEqual([]);
  });
}

/** For marks that no style tells of, such as a slider's thumb: does the focus change the picture? */
async function looksFocused(page: Page): Promise<boolean> {
  const focused = await page.screenshot();
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    element.blur();
    Object.assign(globalThis, { refocus: () => element.focus({ preventScroll: true }) });
  });
  const blurred = await page.screenshot();
  await page.evaluate(() => (globalThis as unknown as { refocus: () => void }).refocus());
  return !focused.equals(blurred);
}

test("the lost page has no fault that axe can find", async ({ page, noise }) => {
  await open(page, lostPath);
  expect(await findFaults(page)).toEqual([]);
  noise.splice(0);
});

test("axe sees a planted fault", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    const image = document.createElement("img");
    image.src = "/icon.svg";
    document.querySelector("main")?.append(image);
  });
  expect((await findFaults(page)).join()).toContain("image-alt");
});

for (const colorScheme of themes) {
  test(`opened states have no fault that axe can find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
    for (const name of ["Tools", "Games", "Calculators"]) {
      await page.getByRole("button", { name: `${name} menu` }).press("Enter");
      await expect(
        page.getByRole("button", { name: `${name} menu`, expanded: true }),
      ).toBeVisible();
      expect(await findFaults(page), `${name} menu`).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("/");
    await page.getByRole("dialog").getByRole("combobox").fill("a");
    expect(await findFaults(page), "palette").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("searchbox").fill("zzzz");
    await expect(page.getByText("No tools found")).toBeVisible();
    expect(await findFaults(page), "nothing found").toEqual([]);
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
    expect(await findFaults(page), "mobile panel").toEqual([]);
  });
}

/** Changes the theme while the page is open, and waits until the new colors have been painted. */
async function changeTheme(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    await frame();
  });
}

/** Brings a unit into the state in which people look at it: filled, started, unfolded. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const name of [/^Load Sample/, /^(Start|New Game|Play)/, /^(Format|Convert|Generate)/]) {
    const button = main.getByRole("button", { name }).first();
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
  }
  const folded = main.locator("details:not([open]) > summary").first();
  for (let count = 0; count < 20 && (await folded.isVisible()); count++) await folded.click();
  await settle(page);
}
