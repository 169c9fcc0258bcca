import { expect, open, test, type Page } from "./fixtures.ts";
import { isProof } from "#proof/scale.ts";
import { answerOutside } from "./outside.ts";
import { paths } from "./site-map.ts";
import { follow } from "./site-walk.ts";
import { expectLifeAfterTranslation } from "./translator.ts";

// A sample: proof/faults.spec.ts translates every unit.
for (const path of isProof ? ["/json-formatter", "/games/snake"] : ["/json-formatter"]) {
  test(`F12: an extension rewrites ${path}, and the site stays alive`, async ({ page, noise }) => {
    await answerOutside(page.context(), path);
    await expectLifeAfterTranslation(page, path, noise);
  });
}

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

  test("text never becomes a script, a tag or a style", async ({ page, noise }) => {
    // Our own policy for scripts throws; Chromium reports what it refuses itself.
    noise.expect(/Content Security Policy|^policy:/);
    await open(page, "/");
    for (const kind of ["eval", "function", "timer", "html", "inline", "style"] as const) {
      expect.soft(await inPage(page, kind), kind).toBe("stopped");
    }
  });

  test("the probe itself works where there is no policy", async ({ page }) => {
    await page.goto("about:blank");
    for (const kind of ["eval", "function", "html", "inline"] as const) {
      expect(await inPage(page, kind), kind).toBe("ran");
    }
  });
});

test("many changes of page leave the site whole", async ({ page }) => {
  test.slow();
  await answerOutside(page.context(), ...paths);
  await open(page, "/");
  const targets = paths.filter((path) => path !== "/");
  // In the proof a hundred; each is a walk by a link, and the page's heading is seen.
  const turns = isProof ? 100 : 6;
  const apart = isProof ? 1 : 7; // so that a sample meets all kinds of pages
  for (let turn = 0; turn < turns; turn++) {
    await follow(page, targets[(turn * apart) % targets.length] ?? "/");
  }
  await expect(page.locator("h1")).toHaveCount(1);
});
