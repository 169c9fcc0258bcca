import { expect, type Page } from "@playwright/test";
import { open } from "./fixtures.ts";
import type { Noise } from "./noise.ts";
import { headingOf } from "./site-map.ts";

/**
 * F12: an extension translates the page while it is used. Whatever the unit does then, the frame
 * around it works, and the next page is whole.
 */
export async function expectLifeAfterTranslation(
  page: Page,
  path: string,
  noise: Noise,
): Promise<void> {
  // React reports what the extension broke, and what it draws anew because it was not alive yet (418);
  // anything else is ours.
  noise.allow(/NotFoundError|removeChild|insertBefore|React error #418/);
  await open(page, path);
  expect(await page.evaluate(translate), "texts translated").toBeGreaterThan(3);
  let pressed = 0;
  for (const button of (await page.getByRole("main").getByRole("button").all()).slice(0, 12)) {
    // A press may take another button away; that is no fault.
    pressed += await button.click({ timeout: 1000 }).then(
      () => 1,
      () => 0,
    );
  }
  // One of them lets a pane fill the window.
  await page.keyboard.press("Escape");
  expect(pressed, "buttons pressed").toBeGreaterThan(0);
  const reset = page.getByRole("button", { name: "Reset this tool" });
  if (await reset.isVisible()) {
    await reset.click();
    await expect(reset).toBeHidden();
  }
  // It may show headings of the visitor's own.
  await expect(page.locator("h1").first()).toBeVisible();
  await page.locator('header a[href="/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: headingOf("/") })).toBeVisible();
}

/** As a translator does: every text moves into two elements that React does not know. */
function translate(): number {
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const spoken = texts.filter(({ data }) => data.trim() !== "");
  for (const text of spoken) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return spoken.length;
}
