import { expect, paths, test } from "./fixtures.ts";
import { movedByTheRest } from "./page-probes.ts";

// A browser paints what has arrived so far, and that can end anywhere: in the middle of a bar, or
// between an icon and its words. What follows must not move what is already seen.
for (const path of paths) {
  test(`${path}: wherever a page is cut off while it loads, the rest moves nothing`, async ({
    page,
  }) => {
    await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript" }));
    for (const viewport of [
      { width: 375, height: 667 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect(await page.evaluate(movedByTheRest), `${viewport.width} px`).toEqual([]);
    }
  });
}

test("no rule makes the browser restyle a whole page when something is added to it", async ({
  page,
}) => {
  await page.goto("/");
  const selectors = await page.evaluate(() => {
    const list: string[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) list.push(rule.selectorText);
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return list;
  });
  expect(selectors.length).toBeGreaterThan(500);
  // "The last child", said of any element at all: each addition then makes another one the last, and
  // Chromium computes all that lies beside it anew. Said of a class, it is as cheap as any other.
  const ofAnything = /(?:^|[\s>+~,]|:(?:is|where)\(|\))(?:\*|:not\()?:(?:last|only|nth-last)-/;
  expect(selectors.filter((selector) => ofAnything.test(selector))).toEqual([]);
});
