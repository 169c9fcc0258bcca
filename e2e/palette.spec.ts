import { sampledCases } from "#proof/scale.ts";
import { expect, open, settle, test } from "./fixtures.ts";
import { shownText } from "./page-probes.ts";
import { unitPaths } from "./site-map.ts";

test.describe("palette", () => {
  for (const keys of sampledCases(["/", "Meta+k", "Control+k"], 2)) {
    test(`${keys} opens it; typing and Enter go there`, async ({ page }) => {
      await open(page, "/privacy");
      await page.keyboard.press(keys);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("epoch");
      await expect(dialog.getByRole("option").first()).toContainText("Time Tools");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/time-tools");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }

  test("arrows move, a click chooses, Escape closes, and a slash in a field is only a slash", async ({
    page,
  }) => {
    await open(page, "/games");
    await page.getByRole("searchbox").press("/");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.getByRole("button", { name: "Search" }).first().click();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: /2048/ }).click();
    await expect(page).toHaveURL("/games/2048");
  });

  test("lists everything in groups, and does what an action says", async ({ page }) => {
    await open(page, "/json-formatter");
    await page.keyboard.press("Control+k");
    const groups = page.getByRole("dialog").getByRole("group");
    await expect(groups).toHaveCount(5);
    const units = unitPaths.length;
    expect(await page.getByRole("option").count()).toBeGreaterThan(units + 6);
    await page.keyboard.press("ArrowUp"); // around the end
    await expect(page.getByRole("option", { name: "Add to favorites" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Favorite JSON Formatter" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("Control+k");
    await page.keyboard.type("night mode");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("opens a tool with what was typed, and keeps it out of the address", async ({ page }) => {
    const ask = async (query: string) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill(query);
      await page.keyboard.press("Enter");
    };
    await open(page, "/");
    await ask("sha256 hello");
    await expect(page).toHaveURL("/hash-generator");
    await expect(page.getByText("2cf24dba5fb0a30e26e83b2ac5b9e29e")).toBeVisible();
    await ask("sha256 abc"); // on the page itself
    await expect(page.getByText("ba7816bf8f01cfea414140de5dae2223")).toBeVisible();
    await ask("qr https://example.com/hello"); // a document of its own
    await expect(page).toHaveURL("/qr-generator");
    await expect(page.getByRole("textbox").first()).toHaveValue("https://example.com/hello");
    expect(page.url()).not.toContain("hello");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("hello");
    await page.reload();
    await settle(page);
    await expect(page.getByRole("textbox").first()).toHaveValue("https://example.com/hello");
  });

  test("each kind of argument arrives", { tag: "@proof" }, async ({ page }) => {
    for (const [query, path, shown] of [
      ["uuid 5", "/uuid-generator", "5 UUIDs"],
      ["0190163d-8694-739b-aea5-966c26f8ad91", "/uuid-generator", "UUID version 7"],
      ["1700000000", "/time-tools", "November 14, 2023"],
      ["5 miles in km", "/unit-converter", "8.04672"],
      ["#ff8800", "/color-tools", "rgb(255, 136, 0)"],
      ["base64 hello", "/base64-tools", "aGVsbG8="],
      ["base64 decode aGVsbG8=", "/base64-tools", "hello"],
      ["url a b", "/url-encoder", "a%20b"],
      ["uppercase hello world", "/text-case", "HELLO WORLD"],
      ['{"b":[1]}', "/json-formatter", "Valid JSON"],
      ["lorem 7", "/lorem-generator#count=7&mode=", "7 paragraphs"],
      [String.raw`regex \d+`, "/regex-tester", String.raw`\d+`],
      ["password 33", "/password-generator", "33"],
      ["emi 5000000 8.5 20", "/calculator/loan#p=5000000&r=8.5&y=20", "43,391"],
    ] as const) {
      await open(page, "/favorites");
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill(query);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.evaluate(shownText), query).toContain(shown);
    }
  });
});

test.describe("palette on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test("a finger closes it by a button that is large enough", async ({ page }) => {
    await open(page, "/json-formatter");
    await page.getByRole("button", { name: "Search", exact: true }).tap();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    const close = page.getByRole("button", { name: "Close search" });
    const box = await close.boundingBox();
    // While the panel rises, a pixel is not quite one.
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    await close.tap();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
  });
});
