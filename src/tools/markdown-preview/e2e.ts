import { pasteOver } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { sampledCases } from "#proof/scale.ts";
import { hostile } from "./logic/hostile.data.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Markdown" });
const preview = (page: Page) => page.getByRole("region", { name: "Rendered document" });

test.beforeEach(async ({ page }) => {
  await page.goto("/markdown-preview");
  await expect(input(page)).toBeVisible();
});

test("type, see it, copy the HTML", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await input(page).click();
  await page.keyboard.type("# Tea\n\nHot **and** ~~cold~~.", { delay: 10 });
  await expect(preview(page).getByRole("heading", { name: "Tea", level: 1 })).toBeVisible();
  await expect(page.getByText("4 words · 17 characters · 1 min read")).toBeVisible();
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<h1 id="tea">Tea</h1>\n<p>Hot <strong>and</strong> <del>cold</del>.</p>\n',
  );
  await page.getByText("HTML", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "HTML" })).toContainText('<h1 id="tea">Tea</h1>');
});

test("a tag that is named in the text is shown, and nothing after it is lost", async ({ page }) => {
  await pasteOver(input(page), "Put it in the <title> element.\n\nAn <object> too.\n\nThe end.");
  await expect(preview(page)).toHaveText("Put it in the <title> element.An  too.The end.");
  await expect(
    page.getByText("HTML shown as text: <title>. HTML tags removed, their text is kept: <object>."),
  ).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(preview(page).getByText("The end.")).toBeVisible();
});

test("no hostile text does any harm", async ({ page }) => {
  const outside: string[] = [];
  const { host } = new URL(page.url());
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.host !== host) outside.push(request.url());
  });
  await page.evaluate(() => {
    globalThis.alert = () => Object.assign(globalThis, { harmed: true });
  });
  for (const [at, { kind, markdown }] of sampledCases([...hostile.entries()], 12)) {
    await pasteOver(input(page), `Mark ${at}.\n\n${markdown}`);
    await expect(preview(page).getByText(`Mark ${at}.`, { exact: true })).toBeVisible();
    const left = await preview(page).evaluate((root) => {
      // As an attacker would like: whatever takes a click or the focus is used.
      for (const link of root.querySelectorAll<HTMLElement>("a[href]:not([target]), summary")) {
        link.click();
      }
      return [...root.querySelectorAll("*")].flatMap((element) => [
        ...(element.matches(
          "script, style, iframe, object, embed, form, svg:not([aria-hidden][stroke-linecap]), math, base, meta, link, video, audio, template, textarea, select, input:not([type=checkbox]:disabled), [style], [name], [srcset], [srcdoc], [ping]",
        )
          ? [element.outerHTML]
          : []),
        ...element
          .getAttributeNames()
          .filter((name) => name.startsWith("on") || /^\s*(?:java|vb)script/i.test(name)),
        ...(element instanceof HTMLAnchorElement &&
        !/^(?:https?|mailto|tel|):/.test(element.protocol)
          ? [element.href]
          : []),
        ...(element instanceof HTMLImageElement && !element.src.startsWith("data:image/")
          ? [element.src]
          : []),
      ]);
    });
    expect(left, kind).toEqual([]);
  }
  expect(await page.evaluate(() => "harmed" in globalThis)).toBe(false);
  expect(outside).toEqual([]);
  expect(new URL(page.url()).hash).toBe("");
});

test("a picture of another site waits for a click", async ({ page }) => {
  const asked: (string | undefined)[] = [];
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await page.route("https://pictures.example/**", async (route) => {
    asked.push(route.request().headers()["referer"]);
    await route.fulfill({ contentType: "image/png", body: Buffer.from(pixel, "base64") });
  });
  await pasteOver(
    input(page),
    `![One](https://pictures.example/1.png)\n\n<img alt=Two src=//pictures.example/2.png>\n\n![Own](data:image/png;base64,${pixel})`,
  );
  await expect(page.getByText("2 images from other sites not loaded")).toBeVisible();
  await expect(preview(page).getByRole("img", { name: "Own" })).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "One · Load image from pictures.example" }).click();
  await expect(preview(page).getByRole("img", { name: "One" })).toHaveJSProperty("naturalWidth", 1);
  expect(asked).toEqual([undefined]);
  await page.getByRole("button", { name: "Load it" }).click();
  await expect(preview(page).getByRole("img", { name: "Two" })).toHaveJSProperty("naturalWidth", 1);
  expect(asked).toHaveLength(2);
});

test("by keyboard: sample, contents, a heading, a footnote and back", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  const contents = page.locator("summary", { hasText: "Contents · 5 headings" });
  await contents.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(preview(page).getByRole("heading", { name: "Times and temp" })).toBeFocused();
  await expect(page).toHaveURL(/\/markdown-preview$/);

  await preview(page).getByRole("link", { name: "1", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(preview(page).getByText("Soft water makes")).toBeInViewport();
  await preview(page).getByRole("link", { name: "Back to reference 1" }).focus();
  await page.keyboard.press("Enter");
  await expect(preview(page).getByRole("link", { name: "1", exact: true })).toBeInViewport();
});

test("both panes scroll together, whichever leads", { tag: "@proof" }, async ({ page }) => {
  const text = Array.from({ length: 120 }, (_, at) => `## Part ${at}\n\nText ${at}.\n`).join("\n");
  await pasteOver(input(page), text);
  await expect(preview(page).getByText("Text 1.", { exact: true })).toBeVisible();
  await preview(page).hover();
  await page.mouse.wheel(0, 3000);
  await expect(preview(page).getByText("Part 0", { exact: true })).not.toBeInViewport();
  const seen = await preview(page).evaluate((root) => {
    const top = root.getBoundingClientRect().top;
    const texts = [...root.querySelectorAll("p")];
    return texts.find((text) => text.getBoundingClientRect().top >= top + 50)?.textContent ?? "";
  });
  await expect(input(page).getByText(seen, { exact: true })).toBeInViewport();

  await input(page).hover();
  await page.mouse.wheel(0, -20_000);
  await expect(preview(page).getByText("Part 0", { exact: true })).toBeInViewport();
});

test("take it along: a web page, a print without the editor", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await expect(preview(page).getByRole("table")).toBeVisible();
  const file = await download(page, "Download as a web page");
  expect(file.name).toBe("document.html");
  expect(file.text).toContain("<title>Field notes: tea on the trail</title>");
  expect(file.text).toContain('<td align="right">75 °C</td>');

  await page.evaluate(() => {
    globalThis.print = () => Object.assign(globalThis, { printed: true });
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => page.evaluate(() => "printed" in globalThis)).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(input(page)).toBeHidden();
  await expect(preview(page).getByText("Soft water makes a brighter cup.")).toBeVisible();
  expect(
    await preview(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1);
});

test("settings and the text survive a reload", { tag: "@proof" }, async ({ page }) => {
  await pasteOver(input(page), "~~a~~ www.b.example");
  await expect(preview(page).locator("del")).toBeVisible();
  await page.getByRole("combobox", { name: "Flavor" }).selectOption("CommonMark");
  await expect(preview(page).getByText("~~a~~ www.b.example")).toBeVisible();
  await page.getByRole("group", { name: "Layout" }).getByText("Text", { exact: true }).click();
  await expect(preview(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Text" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Flavor" })).toHaveValue("commonmark");
  await expect(input(page)).toHaveText("~~a~~ www.b.example");
});

test(
  "1.1 MB are rendered when asked, and shown piece by piece",
  { tag: "@proof" },
  async ({ page }) => {
    const part = "## Chapter\n\nSome **words** with `code` and a [link](https://a.example).\n\n";
    await pasteOver(input(page), part.repeat(15_000));
    await expect(page.getByText(/^120,000 words/)).toBeVisible({ timeout: 45_000 });
    const before = await preview(page).evaluate((root) => root.querySelectorAll("h2").length);
    expect(before).toBeLessThan(2000);
    await preview(page).hover();
    await page.mouse.wheel(0, 1_000_000);
    await expect
      .poll(() => preview(page).evaluate((root) => root.querySelectorAll("h2").length))
      .toBeGreaterThan(before);
    await input(page).click();
    await page.keyboard.type("x");
    await expect(page.getByText("not up to date")).toBeVisible();
    await page.getByRole("button", { name: "Render" }).click();
    await expect(page.getByText("not up to date")).toBeHidden();
  },
);

test(
  "150,000 headings are counted, and the list of them ends",
  { tag: "@proof" },
  async ({ page }) => {
    await pasteOver(input(page), "# a\n".repeat(150_000));
    await expect(page.getByText("Contents · 150,000 headings")).toBeVisible({ timeout: 60_000 });
  },
);
