import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const display = (page: Page) => page.getByRole("group", { name: "Display" });
const key = (page: Page, name: string) =>
  page.getByRole("group", { name: "Keypad" }).getByRole("button", { name, exact: true });
const history = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "History" }) });

async function click(page: Page, ...names: string[]) {
  for (const name of names) await key(page, name).click();
}
/** What somebody copied elsewhere, pasted here. */
async function paste(page: Page, text: string) {
  await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculator/basic");
  await expect(display(page)).toBeVisible();
});

test("has the spec's keys, its legend and its note", async ({ page }) => {
  const keys = page.getByRole("group", { name: "Keypad" }).getByRole("button");
  expect((await keys.allInnerTexts()).join(" ").replace("−", "-")).toBe(
    "C ± % ÷ 7 8 9 × 4 5 6 - 1 2 3 + 0 . =",
  );
  await expect(page.getByRole("heading", { name: "Functions" })).toBeVisible();
  await expect(page.getByText("Amounts are in Indian Rupees (₹).")).toBeVisible();
  await expect(page.getByRole("button", { name: "Paste a number" })).toBeHidden();
  for (const box of await Promise.all((await keys.all()).map((one) => one.boundingBox()))) {
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  }
});

test("by mouse: decimals are exact and the line above says what is done", async ({ page }) => {
  await click(page, "0", "Point", "1", "Add", "0", "Point", "2", "Equals");
  await expect(display(page)).toContainText("0.1 + 0.2 =0.3");
  await click(page, "Clear", "2", "Add", "3", "Multiply");
  await expect(display(page)).toContainText("(2 + 3) ×5");
  await click(page, "4", "Equals", "Equals");
  await expect(display(page)).toContainText("(2 + 3) × 4 =20");
  await click(page, "Change sign");
  await expect(display(page)).toContainText("-20");
});

test("by keyboard alone, from the page as it opens", async ({ page }) => {
  await page.keyboard.type("1234567.5");
  await expect(display(page)).toContainText("12,34,567.5");
  await expect(display(page)).toContainText("₹12.35 lakh");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("/2");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(display(page)).toContainText("12,34,567 ÷ 2 =6,17,283.5");
  await page.keyboard.type("*10");
  await page.keyboard.press("%");
  await expect(display(page)).toContainText("10% = 0.1");
  await page.keyboard.press("Escape");
  await expect(display(page)).toHaveText("Copy0");

  // Enter is "=" also after a key was clicked, and presses a key that Tab has reached.
  await click(page, "7");
  await page.keyboard.type("+1");
  await page.keyboard.press("Enter");
  await expect(display(page)).toContainText("7 + 1 =8");
  await key(page, "5").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(display(page)).toContainText("55");
});

test("Infinity and NaN are shown, with plain words", { tag: "@proof" }, async ({ page }) => {
  await page.keyboard.type("7/0");
  await page.keyboard.press("Enter");
  await expect(display(page)).toContainText("Infinity");
  await expect(display(page)).toContainText("Cannot divide by zero.");
  await page.keyboard.type("0/0=");
  await expect(display(page)).toContainText("NaN");
  await expect(display(page)).toContainText("0 ÷ 0 is undefined.");
  await expect(page.getByRole("status").filter({ hasText: "NaN" })).toHaveText(
    "NaN. 0 ÷ 0 is undefined.",
  );
  await page.keyboard.type("5+5=");
  await expect(display(page)).toContainText("5 + 5 =10");
});

test(
  "a large product is shown rounded and written out exactly",
  { tag: "@proof" },
  async ({ page }) => {
    await page.keyboard.type("999999999*999999999=");
    await expect(display(page)).toContainText("9.99999998 × 1017");
    await expect(display(page)).toContainText("Exactly 9,99,99,99,98,00,00,00,001");
    await page.getByRole("button", { name: "Copy result" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await clipboard(page)).toBe("999999998000000001");
    await page.keyboard.type("1234567890123456");
    await expect(display(page)).toContainText("15 digits are the most that can be typed.");
  },
);

test("pastes numbers as people write them, and copies with Ctrl+C", async ({ page }) => {
  await paste(page, "₹ 1,00,000");
  await expect(display(page)).toContainText("1,00,000");
  await page.keyboard.type("*2.5=");
  await page.keyboard.press("ControlOrMeta+c");
  expect(await clipboard(page)).toBe("250000");
  await paste(page, "−1.5e-7");
  await expect(display(page)).toContainText("-1.5 × 10-7");
  await paste(page, "<b>tea</b>");
  await expect(display(page)).toContainText("“<b>tea</b>” is not a number.");
  await expect(display(page)).toContainText("-1.5 × 10-7");
});

test("the history gives results back", { tag: "@proof" }, async ({ page }) => {
  await page.keyboard.type("12*12=");
  await page.keyboard.type("1/4=");
  const lines = history(page).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("1 ÷ 4 =0.25");
  await page.keyboard.type("6+");
  await lines.last().getByRole("button").first().click();
  await page.keyboard.press("Enter");
  await expect(display(page)).toContainText("6 + 144 =150");
  await history(page).getByRole("button", { name: "Copy history" }).click();
  await expect.poll(async () => clipboard(page)).toBe("12 × 12 = 144\n1 ÷ 4 = 0.25\n6 + 144 = 150");
  await history(page).getByRole("button", { name: "Clear" }).click();
  await expect(lines).toHaveCount(0);
});

test(
  "GST is folded away, with rates that can be changed and are kept",
  { tag: "@proof" },
  async ({ page }) => {
    const add = page.getByRole("button", { name: "Add GST at 18%" });
    await expect(add).toBeHidden();
    await page.keyboard.type("1000");
    await page.getByText("GST: add it or take it out").click();
    await add.click();
    await expect(display(page)).toContainText("1,000 + 18% GST =1,180");
    await expect(display(page)).toContainText("GST 18% ₹180.00: CGST ₹90.00 + SGST ₹90.00");
    await expect(display(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Price includes GST at 18%" }).click();
    await expect(display(page)).toContainText("1,180 - 18% GST =1,000");

    const rate = page.getByRole("textbox", { name: "GST rate 3" });
    await rate.fill("12.5");
    await rate.press("Enter");
    await page.getByRole("button", { name: "Add GST at 12.5%" }).click();
    await expect(display(page)).toContainText("1,125");
    await rate.fill("400");
    await rate.blur();
    await expect(rate).toHaveValue("100");
    await expect(page.getByText("Highest is 100%")).toBeVisible();

    await page.reload();
    await page.getByText("GST: add it or take it out").click();
    await expect(rate).toHaveValue("100");
  },
);

test("a damaged setting is not believed", { tag: "@proof" }, async ({ page }) => {
  await page.evaluate(() => localStorage.setItem("tabkit-basic", '["<img>",-5,1e309]'));
  await page.reload();
  await page.getByText("GST: add it or take it out").click();
  await expect(page.getByRole("textbox", { name: "GST rate 1" })).toHaveValue("5");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("by touch: keys, the result in view, and a button to paste", async ({ page }) => {
    await expect(key(page, "Equals")).toBeInViewport({ ratio: 1 });
    for (const name of ["1", "2", "Multiply", "9", "Equals"]) await key(page, name).tap();
    await expect(display(page)).toContainText("12 × 9 =108");
    await expect(display(page)).toBeInViewport();
    await page.evaluate(async () => navigator.clipboard.writeText("₹ 2,50,000"));
    await page.getByRole("button", { name: "Paste a number" }).tap();
    await expect(display(page)).toContainText("2,50,000");
    await page.getByRole("button", { name: "Backspace" }).tap();
    await expect(display(page)).toContainText("2,50,000");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
