import { expect, test, type Page } from "#e2e/fixtures.ts";

const display = (page: Page) => page.getByRole("group", { name: "Display" });
/** A key by what it shows and is called, or by the latter alone: "sin, sine" is "sine". */
const key = (page: Page, name: string) =>
  page
    .getByRole("group", { name: /^(?:Keypad|More functions)$/ })
    .getByRole("button", { name: new RegExp(`(?:^|, )${name}$`) });
const field = (page: Page) => page.getByRole("textbox", { name: "Expression" });
const lines = (page: Page) =>
  page
    .locator("section", { has: page.getByRole("heading", { name: "History" }) })
    .getByRole("listitem");

async function click(page: Page, ...names: string[]) {
  for (const name of names) await key(page, name).click();
}
const choose = (page: Page, word: string) => page.getByText(word, { exact: true }).click();

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculator/scientific");
  await expect(display(page)).toBeVisible();
});

test.describe("Immediate mode", () => {
  test("has the spec's rows, the legends, and keys for thumbs", async ({ page }) => {
    const keys = page.getByRole("group", { name: "Keypad" }).getByRole("button");
    const words = (await keys.allInnerTexts()).join(" ").replaceAll("−", "-");
    expect(words).toContain("MC MR M+ M- MS sin cos tan log ln π e √ x² 1/x ( ) ^ C ÷ 7 8 9");
    for (const title of ["Functions", "Memory", "Keyboard"]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    for (const box of await Promise.all((await keys.all()).map((one) => one.boundingBox()))) {
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("by mouse: functions act at once, in degrees", { tag: "@proof" }, async ({ page }) => {
    await click(page, "3", "0", "sine");
    await expect(display(page)).toContainText("sin(30)0.5");
    await click(page, "Add", "9", "Square root", "Equals");
    await expect(display(page)).toContainText("sin(30) + √(9) =3.5");
    await click(page, "9", "0", "tangent");
    await expect(display(page)).toContainText("NaNThe tangent is undefined at this angle.");
    await click(page, "2", "To the power of", "1", "0", "Equals");
    await expect(display(page)).toContainText("2 ^ 10 =1,024");
  });

  test("parentheses do nothing but say where they work", { tag: "@proof" }, async ({ page }) => {
    await click(page, "2", "Open parenthesis");
    await expect(display(page)).toContainText("Parentheses work in Expression mode.");
    await click(page, "3", "Close parenthesis", "Equals");
    await expect(display(page)).toContainText("23");
  });

  test(
    "the memory shows only while there is something in it",
    { tag: "@proof" },
    async ({ page }) => {
      await expect(display(page)).not.toContainText("M =");
      await click(page, "5", "memory add", "7", "memory add");
      await expect(display(page)).toContainText("M = 12");
      await click(page, "Clear", "2", "Multiply", "memory recall", "Equals");
      await expect(display(page)).toContainText("2 × 12 =24");
      await click(page, "memory clear");
      await expect(display(page)).not.toContainText("M =");
    },
  );

  test("by keyboard alone", async ({ page }) => {
    await page.keyboard.type("1000l+8");
    await page.keyboard.press("Enter");
    await expect(display(page)).toContainText("log(1,000) + 8 =11");
    await page.keyboard.type("2y.5/");
    await expect(display(page)).toContainText("1.4142135623731");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(display(page)).not.toContainText("1.4142135623731");
  });
});

test.describe("Expression mode", () => {
  test.beforeEach(async ({ page }) => choose(page, "Expression"));

  test("works an expression out while it is typed, and says how it reads it", async ({ page }) => {
    await field(page).fill("8/2(2+2)");
    await expect(display(page)).toContainText("16Read as 8 ÷ 2 × (2 + 2)");
    await page.keyboard.press("Enter");
    await expect(lines(page).first()).toContainText("8 ÷ 2 × (2 + 2) =16");
    await page.keyboard.type("+1");
    await expect(field(page)).toHaveValue("Ans+1");
    await expect(display(page)).toContainText("17");
    await page.keyboard.press("Enter");
    await page.keyboard.type("7");
    await expect(field(page)).toHaveValue("7");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
  });

  test("says what is wrong and where", async ({ page }) => {
    await field(page).fill("2+*3");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("A number is missing after “+”.");
    await expect(page.locator("mark")).toHaveText("*");
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    const selected = await field(page).evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(selected).toEqual([2, 3]);
    await page.keyboard.type("4*");
    await expect(field(page)).toHaveValue("2+4*3");
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(display(page)).toContainText("14");
  });

  test("no letter is lost after the switch, and a problem shows before Enter", async ({ page }) => {
    await page.keyboard.type("log10(1000)");
    await expect(field(page)).toHaveValue("log10(1000)");
    await expect(display(page)).toContainText(/Copy3$/);
    await page.keyboard.type("=");
    await expect(lines(page).first()).toContainText("log(1,000) =3");
    await field(page).fill("log5(25)");
    await expect(display(page)).toContainText("“log5” could be log(5) × (…) or, to base 5,");

    await page.reload();
    await expect(lines(page).first()).toContainText("log(1,000) =3");
    await expect(field(page)).toHaveValue("log5(25)");
    await field(page).fill("max(2, 5L)");
    await expect(field(page)).toHaveValue("max(2, 5L)");
    await page.getByRole("button", { name: "Clear", exact: true }).last().click();
    await expect(lines(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Finished sums appear here")).toBeVisible();
  });

  test("keys write where the cursor is", { tag: "@proof" }, async ({ page }) => {
    await click(page, "sine", "3", "0", "Close parenthesis", "Multiply", "2");
    await expect(field(page)).toHaveValue("sin(30)×2");
    await click(page, "Cursor left", "Cursor left", "square");
    await expect(field(page)).toHaveValue("sin(30)²×2");
    await click(page, "Backspace", "Backspace", "Cursor right", "1");
    await expect(field(page)).toHaveValue("sin(30×12");
    await click(page, "Clear", "5", "combinations", "2", "Add", "5", "factorial", "Equals");
    await expect(display(page)).toContainText("130");
    await click(page, "Multiply", "last result", "Backspace", "2");
    await expect(field(page)).toHaveValue("Ans×2");
    await click(page, "Clear", "root of any degree", "3", "Comma", "8", "Equals");
    await expect(display(page)).toContainText("2");
    await click(page, "memory store", "Clear", "memory store", "memory recall", "cube", "Equals");
    await expect(display(page)).toContainText("M = 2");
    await expect(lines(page).first()).toContainText("M³ =8");
  });

  test(
    "typing and keys take turns without losing a change",
    { tag: "@proof" },
    async ({ page }) => {
      await field(page).focus();
      await page.keyboard.type("1");
      await click(page, "2");
      await page.keyboard.press("Backspace");
      await expect(field(page)).toHaveValue("1");
      await expect(display(page)).toContainText(/Copy1$/);
      await page.keyboard.type("+1");
      await expect(display(page)).toContainText(/Copy2$/);
    },
  );

  test(
    "angles in degrees, radians and gradians; the choice is kept",
    { tag: "@proof" },
    async ({ page }) => {
      await field(page).fill("asin(1)");
      await expect(display(page)).toContainText("90");
      await choose(page, "GRAD");
      await expect(display(page)).toContainText("100");
      await choose(page, "RAD");
      await expect(display(page)).toContainText("1.5707963267949");
      await page.reload();
      await expect(page.getByRole("radio", { name: "RAD", exact: true })).toBeChecked();
      await expect(page.getByRole("radio", { name: "Expression" })).toBeChecked();
      await page.keyboard.type("(1+2)");
      await expect(field(page)).toHaveValue("(1+2)");
    },
  );

  test(
    "the history gives results and expressions back, to both modes",
    { tag: "@proof" },
    async ({ page }) => {
      await field(page).fill("2^10");
      await page.keyboard.press("Enter");
      await field(page).fill("1+");
      await lines(page).first().getByRole("button").first().click();
      await expect(field(page)).toHaveValue("1+1024");
      await page.getByRole("button", { name: "Edit this expression" }).click();
      await expect(field(page)).toHaveValue("2^10");
      await choose(page, "Immediate");
      await lines(page).first().getByRole("button").first().click();
      await page.keyboard.press("r");
      await expect(display(page)).toContainText("√(1,024)32");
    },
  );

  test(
    "what cannot be is said in words, and never breaks the page",
    { tag: "@proof" },
    async ({ page }) => {
      await field(page).fill("171!");
      await expect(display(page)).toContainText("1.24101807021767 × 10309");
      await field(page).fill("9^9^9^9");
      await expect(display(page)).toContainText("InfinityToo large to show.");
      await field(page).fill("<script>alert(1)</script>");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toContainText("“<” is not part of an expression.");
      await field(page).fill("(".repeat(600));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toContainText(
        "An expression has at most 500 characters.",
      );
    },
  );
});

test("a damaged setting is not believed", { tag: "@proof" }, async ({ page }) => {
  await page.evaluate(() =>
    localStorage.setItem("tabkit-scientific", '{"mode":[],"angle":"<img>"}'),
  );
  await page.reload();
  await expect(page.getByRole("radio", { name: "Immediate" })).toBeChecked();
});
