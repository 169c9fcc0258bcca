import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";

// A third of the size of `axe.source`, which is read anew by every page.
const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

const everything: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
};

/** The rules that look at colors: all that can come out otherwise in the other theme. */
const colors: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

interface Scope {
  rules?: "everything" | "colors";
  /** The main part is what differs from page to page; rules about whole pages need all of it. */
  part?: "html" | "main";
}

/** Runs axe on the page as it stands, and lists what it finds. */
export async function findFaults(
  page: Page,
  { rules = "everything", part = "html" }: Scope = {},
): Promise<string[]> {
  // Through evaluate, because the policy refuses a script element with text in it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const options = { ...(rules === "colors" ? colors : everything), resultTypes: ["violations"] };
  const { passes, violations } = await page.evaluate(
    ([element, settings]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(element, settings as RunOptions),
    [part, options] as const,
  );
  // A run that silently did nothing must not look like a clean page.
  expect(passes.length).toBeGreaterThan(rules === "colors" ? 0 : 5);
  return violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}, ${nodes.length} times`,
    ...nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(" ")}\n${failureSummary}`),
  ]);
}

/** Changes the theme while the page is open, and waits until the new colors have been painted. */
export async function changeTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The page hears of it by an event, some frames later on a busy machine.
  await expect.poll(() => page.evaluate(isDark)).toBe(colorScheme === "dark");
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const moving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await frame();
    while (moving().length > 0) {
      await Promise.all(moving().map(({ finished }) => finished.catch(() => {})));
      await frame();
    }
    await frame();
  });
}

const isDark = (): boolean => document.documentElement.classList.contains("dark");
