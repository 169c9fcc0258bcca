import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, lostPath, open, paths, settle, test } from "./fixtures.ts";
import { smallTargets } from "./page-probes.ts";

/** The text that a page says of itself before any script has run. */
const sourceOf = async (page: Page, path: string) => (await page.request.get(path)).text();

const widths = [320, 768, 1280];

for (const path of paths) {
  test(`${path} answers with a page of its own`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page).toHaveTitle(/Tabkit/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute("content", /.{20,}/);
  });

  test(`${path} does not shift while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map((source) => source.node?.parentElement?.outerHTML);
          shifts.push(`${entry.value.toFixed(4)} ${moved.join(" ").slice(0, 300)}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const shifts = await page.evaluate(() => (globalThis as unknown as Shifting).shifts);
      expect(shifts, `${width} px`).toEqual([]);
    }
  });

  test(`${path} fits every width: no scroll sideways, nothing to press under 24 px`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      expect(await page.evaluate(tooWide), `${width} px`).toEqual([]);
      expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
    }
  });

  test(`${path} has no inline style, and can be read without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const source = await sourceOf(page, path);
    expect(source).not.toMatch(/<[^>]+\sstyle=/);
    // One style sheet stands in every page, allowed by its hash.
    expect(source.match(/<style/g)).toHaveLength(1);
    expect(source).not.toMatch(/<[^>]+\son[a-z]+=/);
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    const text = await page.locator("main").innerText();
    expect(text.length, "readable text").toBeGreaterThan(40);
    expect(description).not.toBe("");
    await context.close();
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}
interface Shifting {
  shifts: string[];
}

/** What sticks out at the side, by its markup; what scrolls inside itself may. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const isInScroller = (element: Element): boolean => {
    // What is positioned is held by the next positioned element, not by a scroller in between.
    const { position } = getComputedStyle(element);
    const isLifted = position === "absolute" && element instanceof HTMLElement;
    const parent = isLifted ? element.offsetParent : element.parentElement;
    if (parent === null || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== "visible" || isInScroller(parent);
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .filter((element) => !isInScroller(element))
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(0, 5)
    .concat(`${document.documentElement.scrollWidth} px of ${width}`);
}

test("the check for sideways scroll sees what sticks out", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.className = "wide";
    wide.style.width = "3000px";
    wide.textContent = "wide";
    document.querySelector("main")?.append(wide);
  });
  expect((await page.evaluate(tooWide)).join()).toContain("wide");
});

test("titles, descriptions and canonical addresses are all different", async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const source = await (await request.get(path)).text();
      return [
        /<title>[^<]+/,
        /name="description" content="[^"]+/,
        /rel="canonical" href="[^"]+/,
      ].map((pattern) => pattern.exec(source)?.[0] ?? `${path} has none`);
    }),
  );
  for (const column of [0, 1, 2]) {
    const values = heads.map((head) => head[column]);
    expect(new Set(values).size, values.join("\n")).toBe(paths.length);
  }
});

test("every link inside the site leads to a page", async ({ page, request }) => {
  const targets = new Map<string, string>();
  for (const path of paths) {
    const source = await sourceOf(page, path);
    for (const [, href = ""] of source.matchAll(/<a[^>]*\shref="(\/[^"]*)"/g)) {
      targets.set(href.split("#")[0] ?? "", path);
    }
  }
  const statuses = await Promise.all(
    [...targets].map(
      async ([href, from]) => `${(await request.get(href)).status()} ${href} on ${from}`,
    ),
  );
  expect(targets.size).toBeGreaterThan(3);
  expect(statuses.filter((line) => !line.startsWith("200"))).toEqual([]);
  // And the reverse: no page that nothing leads to.
  expect(paths.filter((path) => !targets.has(path))).toEqual([]);
});

test("an unknown address answers 404 with a page of the site", async ({ page, noise }) => {
  const response = await open(page, lostPath);
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(await page.evaluate(tooWide)).toEqual([]);
  // Chromium itself reports the status of the document.
  expect(noise.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("a missing script is a plain 404, never a page", async ({ request }) => {
  const response = await request.get("/assets/no-such-file.js");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain("<html");
});

test("the sitemap names every page that the build wrote", () => {
  expect(paths.length).toBeGreaterThan(3);
  expect(new Set(paths).size).toBe(paths.length);
  expect(readFileSync("dist/sitemap.xml", "utf8")).toMatch(/^<\?xml/);
});
