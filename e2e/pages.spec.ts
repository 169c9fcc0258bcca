import { readdirSync } from "node:fs";
import { expect, open, test } from "./fixtures.ts";
import { repeatedNames } from "./control-names.ts";
import { smallTargets, tooWide } from "./page-probes.ts";
import { sampledCases } from "#proof/scale.ts";
import { lostPath, paths, sourceOf } from "./site-map.ts";

test("no page has an inline style or handler", () => {
  for (const path of paths) {
    const source = sourceOf(path);
    expect.soft(source, path).not.toMatch(/<[^>]+\sstyle=/);
    // One style sheet stands in every page, allowed by its hash.
    expect.soft(source.match(/<style/g), path).toHaveLength(1);
    expect.soft(source, path).not.toMatch(/<[^>]+\son[a-z]+=/);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages can be read", async ({ page }) => {
    for (const path of sampledCases(paths, 10)) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page.locator("h1"), path).toBeVisible();
      const text = await page.locator("main").innerText();
      expect.soft(text.length, `${path}: readable text`).toBeGreaterThan(40);
    }
  });
});

test("the checks for width, small targets and repeated names see what is planted", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.className = "wide";
    wide.style.width = "3000px";
    wide.textContent = "wide";
    const small = document.createElement("button");
    small.style.cssText = "width: 10px; height: 10px; padding: 0; min-height: 0; min-width: 0";
    small.className = "small";
    document.querySelector("main")?.append(wide, small);
    const button = document.createElement("button");
    button.textContent = "Do it";
    document.querySelector("main")?.append(button, button.cloneNode(true));
  });
  expect((await page.evaluate(tooWide)).join()).toContain("wide");
  expect((await page.evaluate(smallTargets, { leastPx: 24, part: "body" })).join()).toContain(
    "small",
  );
  expect(await repeatedNames(page)).toEqual(['2 times button "Do it"']);
});

test("titles, descriptions and canonical addresses are all different", () => {
  const heads = paths.map((path) =>
    [/<title>[^<]+/, /name="description" content="[^"]+/, /rel="canonical" href="[^"]+/].map(
      (pattern) => pattern.exec(sourceOf(path))?.[0] ?? `${path} has none`,
    ),
  );
  for (const column of [0, 1, 2]) {
    const values = heads.map((head) => head[column]);
    expect(values.join("\n")).not.toContain("has none");
    expect(new Set(values).size, values.join("\n")).toBe(paths.length);
  }
});

test("every link inside the site leads to a page", async ({ request }) => {
  const targets = new Map<string, string>();
  for (const path of paths) {
    for (const [, href = ""] of sourceOf(path).matchAll(/<a[^>]*\shref="(\/[^"]*)"/g)) {
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
  noise.expect(/404/); // Chromium itself reports the status of the document.
  const response = await open(page, lostPath);
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(await page.evaluate(tooWide)).toEqual([]);
});

test("a missing script is a plain 404, never a page", async ({ request }) => {
  const response = await request.get("/assets/no-such-file.js");
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain("<html");
});

test("the sitemap names every page that the build wrote", () => {
  const written = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    // A folder's page is there twice, for hosts that look for games.html and for games/index.html.
    .map((file) => `/${file.replaceAll("\\", "/")}`.replace(/(\/index)?\.html$/, "") || "/");
  expect(paths.toSorted()).toEqual([...new Set(written)].toSorted());
});
