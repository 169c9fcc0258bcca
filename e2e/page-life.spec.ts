import type { Page } from "@playwright/test";
import { expect, open, paths, settle, test, unitPaths } from "./fixtures.ts";

test.describe("F12: an extension rewrites the page", () => {
  for (const path of unitPaths) {
    test(`${path}: the site stays alive`, async ({ page, noise }) => {
      await open(page, path);
      await page.evaluate(translate);
      for (const button of (await page.getByRole("main").getByRole("button").all()).slice(0, 12)) {
        await button.click({ timeout: 1000 }).catch(() => {});
      }
      const reset = page.getByRole("button", { name: "Reset this tool" });
      if (await reset.isVisible()) {
        await reset.click();
        await expect(reset).toBeHidden();
      }
      // Whatever the unit did (it may show headings of the visitor's own), the frame around it works
      // and the next page is whole.
      await expect(page.locator("h1").first()).toBeVisible();
      await page.locator('header a[href="/"]:visible').first().click();
      await page.waitForURL("/");
      await expect(page.locator("h1")).toBeVisible();
      // React reports what the extension broke; anything else is ours.
      const ours = noise
        .splice(0)
        .filter((line) => !/NotFoundError|removeChild|insertBefore/.test(line));
      expect(ours).toEqual([]);
    });
  }

  /** As a translator does: every text moves into two elements that React does not know. */
  function translate(): void {
    const main = document.querySelector("main");
    if (!main) return;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== "")) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
});

test.describe("the policy holds inside the page", () => {
  // Scheduled by the page itself: what the driver evaluates may do more than the page may.
  const inPage = (page: Page, code: "eval" | "function" | "timer" | "html" | "inline" | "style") =>
    page.evaluate(
      (kind) =>
        new Promise<string>((answer) => {
          setTimeout(() => {
            const attempts = {
              eval: () => (0, eval)("'ran'") as string,
              function: () => new Function("return 'ran'")() as string,
              timer: () => {
                setTimeout("globalThis.ranTimer = true");
                return "ran";
              },
              html: () => {
                document.body.insertAdjacentHTML("beforeend", "<b>ran</b>");
                return "ran";
              },
              inline: () => {
                const script = document.createElement("script");
                script.textContent = "globalThis.ran = true";
                document.body.append(script);
                return "ran" in globalThis ? "ran" : "stopped";
              },
              style: () => {
                const style = document.createElement("style");
                style.textContent = "h1 { color: rgb(1, 2, 3) }";
                document.head.append(style);
                const heading = document.querySelector("h1");
                return heading && getComputedStyle(heading).color === "rgb(1, 2, 3)"
                  ? "ran"
                  : "stopped";
              },
            };
            try {
              answer(attempts[kind]());
            } catch {
              answer("stopped");
            }
          });
        }),
      code,
    );

  for (const kind of ["eval", "function", "timer", "html", "inline", "style"] as const) {
    test(`${kind} is stopped`, async ({ page, noise }) => {
      await open(page, "/");
      expect(await inPage(page, kind)).toBe("stopped");
      // Chromium reports some of the attempts as errors: that is the policy at work.
      noise.splice(0);
    });
  }

  test("the probe itself works where there is no policy", async ({ page }) => {
    await page.goto("about:blank");
    for (const kind of ["eval", "function", "html", "inline"] as const) {
      expect(await inPage(page, kind), kind).toBe("ran");
    }
  });
});

test("a hundred changes of page leave the site whole", async ({ page }) => {
  await open(page, "/");
  const targets = paths.filter((path) => path !== "/");
  for (let turn = 0; turn < 100; turn++) {
    const path = targets[turn % targets.length] ?? "/";
    await page.evaluate((to) => history.pushState(null, "", to), path);
    await page.waitForFunction((to) => location.pathname === to, path);
  }
  await settle(page);
  await expect(page.locator("h1")).toHaveCount(1);
});
