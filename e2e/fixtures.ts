import { existsSync, readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";

/** Every page of the site, from the sitemap that the build wrote. */
export const paths: readonly string[] = readSitemap();

/** The pages of tools, games and calculators: the rest is the site's own. */
export const unitPaths = paths.filter(
  (path) => !["/", "/favorites", "/games", "/privacy"].includes(path),
);

/** An address that leads nowhere. */
export const lostPath = "/no-such-page";

function readSitemap(): string[] {
  const file = "dist/sitemap.xml";
  if (!existsSync(file)) throw new Error(`${file} is missing. Run: npm run build`);
  const addresses = readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = ""]) => new URL(address).pathname);
}

interface Fixtures {
  /** What went wrong without anybody noticing: it must be empty when a test ends. */
  noise: string[];
}

/** A test that also fails on console errors, uncaught errors, and breaches of the policy. */
export const test = base.extend<Fixtures>({
  noise: [
    async ({ context }, use) => {
      const noise: string[] = [];
      context.on("weberror", (error) => noise.push(String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error") noise.push(message.text());
      });
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (breach) => {
          console.error("policy:", breach.violatedDirective, breach.blockedURI, breach.sample);
        });
        // As in a private window. Storing the whole site for each test would only cost time.
        if ("serviceWorker" in navigator) {
          navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
        }
      });
      // Nothing of the outside world is needed: what a page may ask there is answered here.
      await context.route(isOutside, (route) =>
        route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }),
      );
      await use(noise);
      expect(noise, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

const isOutside = (url: URL): boolean =>
  url.protocol.startsWith("http") && url.hostname !== "localhost";

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

/** Stops the page's clock, which was installed before it was opened: only `runFor` moves it now. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

export { expect };
