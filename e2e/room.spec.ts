import { expect, open, test, type Page } from "./fixtures.ts";

// Room to work: two panes take the window, its width and its height.

const pane = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const divider = (page: Page) => page.getByRole("separator", { name: "Width of the first pane" });
const widthOf = async (page: Page, name: string) =>
  (await pane(page, name).boundingBox())?.width ?? 0;

test("a large window is used, and the divider's place is remembered", async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await open(page, "/json-formatter");
  const [left, right] = [await widthOf(page, "JSON input"), await widthOf(page, "Result")];
  expect(left + right).toBeGreaterThan(1550);
  expect((await pane(page, "Result").boundingBox())?.height).toBeGreaterThan(700);

  await divider(page).press("ArrowLeft");
  await expect(divider(page)).toHaveAttribute("aria-valuenow", "48");
  await divider(page).press("Home");
  await expect.poll(() => widthOf(page, "JSON input")).toBeLessThan(left / 2);
  await page.reload();
  await expect(divider(page)).toHaveAttribute("aria-valuenow", "20");
  await divider(page).dblclick();
  await expect(divider(page)).toHaveAttribute("aria-valuenow", "50");
});

test("a pane fills the window, by button and by key, and keeps its text", async ({ page }) => {
  await open(page, "/json-formatter");
  const field = page.getByRole("textbox", { name: "JSON input" });
  await field.click();
  await page.keyboard.insertText("[1, 2]");
  await page.keyboard.press("Control+Shift+Enter");
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => widthOf(page, "JSON input")).toBe(width);
  expect((await pane(page, "JSON input").boundingBox())?.height).toBe(height);
  await page.keyboard.insertText(" ");
  await page.keyboard.press("Escape");
  await expect.poll(() => widthOf(page, "JSON input")).toBeLessThan(width / 2);
  await page.getByRole("button", { name: "Fill the window with result" }).click();
  await expect.poll(() => widthOf(page, "Result")).toBe(width);
  await expect(pane(page, "Result")).toContainText("2");
  await page.getByRole("button", { name: "Back to the page" }).click();
  await expect.poll(() => widthOf(page, "Result")).toBeLessThan(width);
});

test("once somebody types, most of a laptop's window is the tool", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/text-case");
  const top = async () =>
    (await page.getByRole("heading", { level: 1 }).boundingBox())?.height ?? 0;
  const before = await top();
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("one two");
  await expect.poll(top).toBeLessThan(before);
  const panel = await pane(page, "Text").boundingBox();
  expect(720 - (panel?.y ?? 720)).toBeGreaterThan(0.6 * 720);
});
