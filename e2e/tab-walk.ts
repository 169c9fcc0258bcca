import { expect, type Page } from "@playwright/test";
import { focusState, tabOrder } from "./page-probes.ts";

/** Walks the page by Tab alone, and lists what is never reached and where the focus does not show. */
export async function walkByTab(page: Page): Promise<string[]> {
  const places = await page.evaluate(tabOrder);
  expect(places.length).toBeGreaterThan(0);
  await page.evaluate(startAtTop);
  const reached = new Set<string>();
  const faults: string[] = [];
  // More presses than there are places, as a date has a stop for each of its parts: a trap shows as
  // places never reached.
  for (let press = 0; press < places.length + 20 && reached.size < places.length; press++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(focusState);
    if (focus === null) continue;
    const asField = places.find((one) => one.endsWith(` TEXTAREA ${focus.editor}`));
    const place = focus.place ?? asField;
    // The parts of a date are marked by the browser itself, where no style tells of it.
    if (place !== undefined && reached.has(place)) continue;
    if (place !== undefined) reached.add(place);
    if (focus.isHidden) faults.push(`focus out of sight: ${focus.what}`);
    else if (!focus.isOutlined && !(await looksFocused(page)))
      faults.push(`focus not marked: ${focus.what}`);
  }
  const missed = places.filter((place) => !reached.has(place));
  return [...missed.map((place) => `never reached: ${place}`), ...faults];
}

/** The next Tab goes to the first place of the page. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
}

/** For marks that no style tells of, such as a slider's thumb: does the focus change the picture? */
async function looksFocused(page: Page): Promise<boolean> {
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
    const left = Math.max(0, x - 8);
    const top = Math.max(0, y - 8);
    return { x: left, y: top, width: width + 16, height: height + 16 };
  });
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    element.blur();
    Object.assign(globalThis, { refocus: () => element.focus({ preventScroll: true }) });
  });
  const blurred = await page.screenshot({ clip });
  await page.evaluate(() => (globalThis as unknown as { refocus: () => void }).refocus());
  return !focused.equals(blurred);
}
