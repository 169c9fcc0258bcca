import { clipboard } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const pane = (page: Page) => page.getByRole("region", { name: "Text", exact: true });
const text = async (page: Page): Promise<string> => pane(page).locator("[tabindex]").innerText();
const status = (page: Page) => pane(page).getByRole("status").last();
const mode = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const count = (page: Page) => page.getByRole("textbox", { name: "How many" });
const preset = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const words = (prose: string): number => prose.match(/[a-z]+/gi)?.length ?? 0;

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/lorem-generator");
  await expect(pane(page)).toBeVisible();
});

test("three paragraphs are there at once, are copied as shown, and new ones come with a click", async ({
  page,
}) => {
  const first = await text(page);
  expect(first.split("\n\n")).toHaveLength(3);
  expect(first).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit/);
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect.poll(() => clipboard(page)).toBe(first);
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  await expect.poll(() => text(page)).not.toBe(first);
  await expect(status(page)).toContainText("3 paragraphs");
});

test("the presets, and the modes with their maxima", async ({ page }) => {
  await preset(page, "5 sentences").click();
  await expect(status(page)).toContainText("1 paragraph · 5 sentences");
  await preset(page, "50 words").click();
  await expect(status(page)).toContainText("50 words");
  expect(words(await text(page))).toBe(50);
  await preset(page, "1 paragraph").click();
  await expect(status(page)).toContainText("1 paragraph ·");
  await preset(page, "3 paragraphs").click();
  await expect(count(page)).toHaveValue("3");
  for (const [name, most] of [
    ["Paragraphs", "10"],
    ["Sentences", "20"],
    ["Words", "200"],
  ] as const) {
    await mode(page, name).check({ force: true });
    await page.getByRole("slider", { name: "How many" }).press("End");
    await expect(count(page)).toHaveValue(most);
  }
  expect(words(await text(page))).toBe(200);
});

test("a typed count is clamped, and says so", { tag: "@proof" }, async ({ page }) => {
  for (const [typed, kept, hint] of [
    ["1000000000", "10", "Highest is 10 paragraphs"],
    ["0", "1", "Lowest is 1 paragraph"],
    ["-1", "1", "Lowest is 1 paragraph"],
    ["", "1", "Not a number"],
    ["many", "1", "Not a number"],
  ] as const) {
    await count(page).fill(typed);
    await count(page).press("Enter");
    await expect(count(page)).toHaveValue(kept);
    await expect(page.getByText(hint)).toBeVisible();
  }
});

test("HTML, lists and JSON hold the same text; the file has the right name", async ({ page }) => {
  await preset(page, "1 paragraph").click();
  const plain = await text(page);
  const format = page.getByLabel("Format");
  await format.selectOption("HTML");
  await expect.poll(() => text(page)).toBe(`<p>${plain}</p>`);
  await format.selectOption("Markdown list");
  await expect.poll(() => text(page)).toBe(`- ${plain}`);
  await format.selectOption("JSON");
  await expect.poll(async () => JSON.parse(await text(page)) as unknown).toEqual([plain]);
  const file = await download(page, "Download text");
  expect(file.name).toBe("lorem-ipsum.json");
  expect(JSON.parse(file.text)).toEqual([plain]);
});

test(
  "a seed makes the same text again, and a link carries it",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByText("More options").click();
    const seed = page.getByLabel("Seed");
    await seed.fill("2026");
    const made = await text(page);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await expect.poll(() => text(page)).not.toBe(made);
    await expect(seed).not.toHaveValue("2026");
    await seed.fill("x");
    await expect(page.getByText("A seed is a whole number")).toBeVisible();
    await seed.fill("2026");
    await expect.poll(() => text(page)).toBe(made);

    await preset(page, "50 words").click();
    const sent = await text(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect.poll(() => clipboard(page)).toContain("seed=2026");
    const other = await page.context().newPage();
    await other.goto(await clipboard(page));
    await expect.poll(() => text(other)).toBe(sent);
  },
);

test(
  "settings are remembered; words of one's own and the seed for the tab",
  { tag: "@proof" },
  async ({ page }) => {
    await preset(page, "5 sentences").click();
    await page.getByRole("switch", { name: /^Start with/ }).uncheck({ force: true });
    await page.getByText("More options").click();
    await page.getByLabel("Your own words").fill("chai samosa mango");
    await expect.poll(() => text(page)).toMatch(/^(Chai|Samosa|Mango) /);
    const seed = await page.getByLabel("Seed").inputValue();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain("chai");
    expect(kept).not.toContain(seed);
    await page.reload();
    await expect(mode(page, "Sentences")).toBeChecked();
    await expect(status(page)).toContainText("5 sentences");
    await expect(page.getByRole("switch", { name: /^Start with/ })).not.toBeChecked();
    expect(await text(page)).toMatch(/samosa/i);
    await expect(page.getByLabel("Seed")).toHaveValue(seed);
  },
);

test("by keyboard alone", async ({ page }) => {
  await page.getByRole("button", { name: "Generate", exact: true }).focus();
  const first = await text(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => text(page)).not.toBe(first);
  await page.keyboard.press("Tab"); // Copy text
  await page.keyboard.press("Space");
  await expect.poll(async () => (await clipboard(page)) === (await text(page))).toBe(true);
  await page.keyboard.press("Tab"); // Copy link
  await page.keyboard.press("Tab"); // Send to
  await page.keyboard.press("Tab"); // Download
  await page.keyboard.press("Tab"); // the text
  await page.keyboard.press("Tab"); // the modes
  await page.keyboard.press("ArrowRight");
  await expect(mode(page, "Sentences")).toBeChecked();
  await page.keyboard.press("Tab"); // how many
  await page.keyboard.type("7");
  await expect(status(page)).toContainText("7 sentences");
});
