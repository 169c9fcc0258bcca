import { changeTheme, findFaults } from "./axe.ts";
import { repeatedNames } from "./control-names.ts";
import { expect, open, settle, test, type Page } from "./fixtures.ts";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { answerOutside } from "./outside.ts";
import { smallTargets, tooWide } from "./page-probes.ts";
import { isProof } from "#proof/scale.ts";
import { paths, samplePaths } from "./site-map.ts";
import { walkByTab } from "./tab-walk.ts";

// Each page is loaded on a desk, and everything is checked there that holds for all pages; some,
// and in the proof all, are loaded on a phone, too. Checks are soft: one fault does not hide the
// next.

const widths = isProof ? [1280, 768, 375, 320] : [1280, 320];
/** The second year of a table is laid out as the first: except in the proof, some are enough. */
const unfolded = isProof ? 20 : 1;

for (const [index, path] of paths.entries()) {
  // The frame is the same on every page: except in the proof, some are enough to look at it, too.
  const isWhole = isProof || samplePaths.includes(path);
  const theme = index % 2 === 0 ? "light" : "dark";
  // Pages are made of the same parts: two of four, one in each theme, are enough for axe.
  const isJudged = isWhole || index % 4 < 2;

  test(`${path} on a desk`, async ({ page }) => {
    const response = await load(page, path);
    expect(response?.status()).toBe(200);
    expect.soft(await shiftsOf(page), "moved while it loaded").toEqual([]);
    await expectHead(page, path);
    await expectLandmarks(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of widths) await expectFit(page, width, 800);
    await page.setViewportSize({ width: 1280, height: 800 });
    if (isWhole) expect.soft(await walkByTab(page), "by Tab").toEqual([]);
    await use(page);
    expect.soft(await repeatedNames(page), "names of more than one thing").toEqual([]);
    if (isJudged) await expectNoFaults(page, "in use", theme, isWhole ? "html" : "main");
  });

  test(`${path} on a phone`, { tag: isWhole ? [] : "@proof" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 375, height: 667 });
    await load(page, path);
    await expect(page.locator("h1")).toBeVisible();
    expect.soft(await shiftsOf(page), "moved while it loaded").toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoFaults(page, "untouched", "dark", isWhole ? "html" : "main");
    await expectFit(page, 320, 667);
  });
}

async function load(page: Page, path: string) {
  await answerOutside(page.context(), path);
  await watchShifts(page);
  return open(page, path);
}

async function expectHead(page: Page, path: string): Promise<void> {
  await expect.soft(page.locator("h1")).toHaveCount(1);
  await expect.soft(page.locator("h1")).toBeVisible();
  await expect.soft(page).toHaveTitle(/Tabkit/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect.soft(canonical).toHaveCount(1);
  const address = (await canonical.first().getAttribute("href")) ?? "";
  expect.soft(new URL(address, "https://none.example").pathname, "canonical").toBe(path);
  const description = page.locator('meta[name="description"]');
  await expect.soft(description).toHaveCount(1);
  await expect.soft(description).toHaveAttribute("content", /.{20,}/);
}

/** One bar, one main part and one footer, by which people who do not see find their way. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const role of ["banner", "main", "contentinfo"] as const) {
    await expect.soft(page.getByRole(role), role).toHaveCount(1);
  }
}

/** A new width is laid out in the next frame; what measures itself answers in the one after. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** No scroll sideways, and nothing to press under 24 px. */
async function expectFit(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(nextFrames);
  expect.soft(await page.evaluate(tooWide), `sticks out at ${width} px`).toEqual([]);
  expect
    .soft(
      await page.evaluate(smallTargets, { leastPx: 24, part: "body" }),
      `too small at ${width} px`,
    )
    .toEqual([]);
}

/**
 * All of axe's rules. On a desk every other page is seen in light and the rest in dark; in the
 * proof every page is judged, and in the other theme, too, by the rules that look at colors.
 */
async function expectNoFaults(
  page: Page,
  state: string,
  theme: "light" | "dark",
  part: "html" | "main",
): Promise<void> {
  await changeTheme(page, theme);
  expect.soft(await findFaults(page, { part }), `axe: ${state}, ${theme}`).toEqual([]);
  if (!isProof) return;
  const other = theme === "dark" ? "light" : "dark";
  await changeTheme(page, other);
  expect
    .soft(await findFaults(page, { rules: "colors", part }), `axe: ${state}, ${other}`)
    .toEqual([]);
}

/** Brings a unit into the state in which people look at it: filled, started, unfolded. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const name of [/^Load Sample/, /^(Start|New Game|Play)/, /^(Format|Convert|Generate)/]) {
    const button = main.getByRole("button", { name }).first();
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
  }
  const folded = main.locator("details:not([open]) > summary").first();
  for (let count = 0; count < unfolded && (await folded.isVisible()); count++) await folded.click();
  // What is under the bar is not to be pressed there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await settle(page);
}
