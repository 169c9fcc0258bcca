import { expectSteadyArrival } from "./cut-off.ts";
import { expect, test } from "./fixtures.ts";
import { movedByTheRest } from "./page-probes.ts";

// A sample: proof/arrival.spec.ts cuts off every page.
test("wherever a page is cut off while it loads, the rest moves nothing", async ({ page }) => {
  await expectSteadyArrival(page, "/json-formatter");
});

test("what the rest of a page moves is noticed", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>("#root")!;
    root.style.cssText = "display: flex; flex-direction: column-reverse; justify-content: flex-end";
  });
  expect(await page.evaluate(movedByTheRest)).not.toEqual([]);
});

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
