import { test as base, expect, type Page } from "@playwright/test";
import { Noise } from "./noise.ts";
import { unitPaths } from "./site-map.ts";

export interface Options {
  /** Whether the service worker may store the site, which costs two hundred requests a test. */
  storesSite: boolean;
}

interface Fixtures {
  noise: Noise;
}

/** Every test of the site: it fails on what is heard in the console, too. */
export const test = base.extend<Options & Fixtures>({
  storesSite: [false, { option: true }],
  noise: [
    async ({ context, storesSite }, use) => {
      const noise = new Noise();
      await noise.listenTo(context);
      await context.addInitScript(waitLonger);
      if (!storesSite) await context.addInitScript(refuseServiceWorker);
      await use(noise);
      await noise.check();
    },
    { auto: true },
  ],
});

/** As in a private window. */
export function refuseServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
}

/**
 * A deadline is wall time, and on a busy machine the same work takes many times as long. So that
 * no test depends on it, timers of five seconds and more take ten times as long in tests; what is
 * shorter is an interface's pause, and stays. The product has no switch for it.
 */
function waitLonger(): void {
  const plain = globalThis.setTimeout.bind(globalThis);
  const stretched = (work: () => void, delay = 0, ...rest: []) =>
    plain(work, delay >= 5000 ? delay * 10 : delay, ...rest);
  globalThis.setTimeout = stretched as typeof setTimeout;
}

/** Opens a page and waits until it is alive: hydrated, its view drawn, and nothing moving. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await settle(page);
  return response;
}

/**
 * Waits until React has taken over (the footer's price is only made then), the unit's view has
 * replaced its skeleton, which has no text, and the page is quiet.
 */
export async function settle(page: Page): Promise<void> {
  await page.getByText("Last updated").waitFor();
  if (unitPaths.includes(new URL(page.url()).pathname)) {
    await page.waitForFunction(() => {
      const banner = document.querySelector("main h1")?.closest("main > div > *");
      return banner?.nextElementSibling?.textContent !== "";
    });
  }
  await page.evaluate(quiet);
}

/** Ends once nothing in the main part has changed for 150 ms; clocks and games do not hold it up. */
async function quiet(): Promise<void> {
  const main = document.querySelector("main") ?? document.body;
  const giveUp = performance.now() + 3000;
  let last = performance.now();
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(main, { subtree: true, childList: true, characterData: true });
  while (performance.now() < giveUp && performance.now() - last < 150) {
    await new Promise((done) => setTimeout(done, 30));
  }
  observer.disconnect();
  await document.fonts.ready;
}

export { expect };
export type { BrowserContext, Locator, Page, Route } from "@playwright/test";
