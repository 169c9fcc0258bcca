import { paste } from "./clipboard.ts";
import { expect, open, test } from "./fixtures.ts";
import { shownText } from "./page-probes.ts";

// What is pasted on the home page arrives where its answer's Open leads: the right page, the right
// tab, the right field. Editors keep their text to themselves: there its length is looked for.

test.use({ timezoneId: "UTC" });

const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const diff = "--- a/x.txt\n+++ b/x.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n";

type Row = readonly [kind: string, pasted: string, path: string, shown: readonly string[]];

/** Short ones that are words to a search, too. */
const usual: readonly Row[] = [
  ["a date", "2026-11-18", "/time-tools", ["1794960000"]],
  ["a cron line", "*/5 * * * *", "/time-tools", ["*/5 * * * *", "Every 5 minutes"]],
  ["an amount to convert", "5 miles in km", "/unit-converter", ["8.04672"]],
  ["a regex", String.raw`/^\d+(a|b)$/gi`, "/regex-tester", [String.raw`^\d+(a|b)$`]],
];

const others: readonly Row[] = [
  ["a timestamp", "1700000000", "/time-tools", ["1700000000", "November 14, 2023"]],
  ["a moment", "2026-11-18T21:00:00Z", "/time-tools", ["2026-11-18T21:00:00Z", "1795035600"]],
  ["a sum", "12*(3+4)", "/calculator/scientific", ["12*(3+4)", "84"]],
  ["a loan", "50L 8.5% 20y", "/calculator/loan", ["43,391"]],
  ["a color", "#3b82f6", "/color-tools", ["rgb(59, 130, 246)"]],
  ["a user agent", agent, "/user-agent", [agent, "130.0.0.0"]],
  ["a UUID", "0190163d-8694-739b-aea5-966c26f8ad91", "/uuid-generator", ["UUID version 7"]],
  ["a URL", "https://example.com/a%20b?q=1+2#top", "/url-encoder", ["/a%20b", "1 2", "top"]],
  ["a query", "a=1&b=two%20words&c=3", "/url-encoder", ["two words"]],
  ["a hash", digest, "/hash-generator", [digest]],
  ["JSON", '{"b":[1,2],"a":12345678901234567890}', "/json-formatter", ["Valid JSON"]],
  [
    "SQL",
    "SELECT id FROM users WHERE id = 1;",
    "/code-beautifier",
    ["34 characters", "SQL · 7 lines"],
  ],
  [
    "HTML",
    "<!doctype html><p>Hello</p><ul><li>One</li></ul>",
    "/code-beautifier",
    ["48 characters", "HTML · 6 lines"],
  ],
  [
    "XML",
    '<?xml version="1.0"?><a><b>1</b></a>',
    "/code-beautifier",
    ["36 characters", "XML · 5 lines"],
  ],
  [
    "Markdown",
    "# Title\n\n- one\n- two\n\n**bold**\n",
    "/markdown-preview",
    ["31 characters", "Title\none"],
  ],
  ["URL-encoded text", "a%20b%2Fc%20d%C3%BC", "/url-encoder", ["a b/c dü"]],
  // No page reads these: they open among the recipes.
  ["a diff", diff, "/recipes", ["1 line added, 1 line removed"]],
  ["an address", "192.168.1.1", "/recipes", ["Private network"]],
  ["hex", "48656c6c6f20776f726c6421204f6b", "/recipes", ["Hello world! Ok"]],
];

for (const [rows, tag] of [
  [usual, []],
  [others, ["@proof"]],
] as const)
  for (const [kind, pasted, path, shown] of rows)
    test(`${kind} opens in ${path}`, { tag: [...tag] }, async ({ page }) => {
      await open(page, "/");
      await page.getByRole("combobox", { name: "Search tools" }).focus();
      await paste(page, pasted);
      const button = page.getByRole("button", { name: /^Open( in |$)/ });
      await expect(button).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path);
      for (const words of shown) await expect.poll(() => page.evaluate(shownText)).toContain(words);
      // It may be private: it stands in no address.
      expect(new URL(page.url()).hash).toBe("");
    });
