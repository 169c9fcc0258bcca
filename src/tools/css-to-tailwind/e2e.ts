import { pasteOver } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { cases } from "./logic/exact/cases.data.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "CSS", exact: true });
const result = (page: Page) => page.getByRole("textbox", { name: "Tailwind classes" });
/** The editor, where it has been loaded, is no input. */
const expectResult = (page: Page, text: string) =>
  expect
    .poll(() =>
      result(page).evaluate((field: HTMLElement) =>
        field instanceof HTMLTextAreaElement
          ? field.value
          : [...field.querySelectorAll<HTMLElement>(".cm-line")]
              .map((line) => line.textContent)
              .join("\n"),
      ),
    )
    .toBe(text);
const exactMode = (page: Page) => page.getByText("Exact", { exact: true }).first().click();

test.beforeEach(async ({ page }) => {
  await page.goto("/css-to-tailwind");
  await expect(input(page)).toBeVisible();
});

test("type, read, copy; what was rounded and dropped is listed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(page.getByPlaceholder("Enter your CSS here...")).toBeVisible();
  await expect(page.getByText("Tailwind classes will appear here...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Supported properties" })).toBeVisible();
  await input(page).fill("display: flex;\npadding: 15px;\ncursor: pointer;");
  await page.getByRole("button", { name: "Convert to Tailwind" }).click();
  await expectResult(page, "flex p-4");
  await expect(page.getByRole("status").first()).toHaveText(
    "2 converted · 1 not the same · 1 dropped",
  );
  await expect(page.getByRole("row", { name: /padding: 15px p-4/ })).toContainText(
    "Rounded: p-4 is 16px.",
  );
  await expect(page.getByRole("row", { name: /cursor: pointer/ })).toContainText("Dropped");
  await page.getByRole("button", { name: "Copy tailwind classes" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("flex p-4");
});

test("blank input clears the output", { tag: "@proof" }, async ({ page }) => {
  await input(page).fill("display: flex;");
  await expectResult(page, "flex");
  await pasteOver(input(page), "  \n ");
  await expect(page.getByText("Tailwind classes will appear here...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy tailwind classes" })).toBeDisabled();
});

test("nothing of the table: said, and Exact knows more", async ({ page }) => {
  await input(page).fill("cursor: pointer");
  await expect(page.getByText("Nothing here is in the table.")).toBeVisible();
  await exactMode(page);
  await expectResult(page, "cursor-pointer");
});

test("the sample, and Exact: compiled by Tailwind in the browser", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample CSS" }).first().click();
  await expect(page.getByRole("row", { name: /margin-top: 15px/ })).toContainText("mt-4");
  await exactMode(page);
  await page.getByRole("button", { name: "Load Sample CSS" }).first().click();
  await expect(page.getByRole("status").first()).toHaveText(
    "16 declarations exact · 1 not the same",
  );
  await expect(page.getByRole("row", { name: /padding: 15px 20px/ })).toContainText("py-3.75 px-5");
  await page.getByText("Use hover:", { exact: true }).click();
  await expect(page.getByRole("status").first()).toHaveText("17 declarations exact");
});

test("Exact follows the browser: the invalid is left out, a fallback stays", async ({ page }) => {
  await exactMode(page);
  await input(page).fill(
    "padding: 10px;\npadding: foo;\nwidth: 100%;\nwidth: -moz-available;\ncolor: rgb(0 0 0 / 50%);",
  );
  await expectResult(
    page,
    "p-2.5 w-full text-black/50 supports-[width:-moz-available]:w-[-moz-available]",
  );
  await expect(page.getByRole("status").first()).toHaveText(
    "3 declarations exact · 1 not compared · 1 invalid",
  );
  await expect(page.getByRole("row", { name: /padding: foo/ })).toContainText("Invalid");
});

test("all that is called exact computes to the same", { tag: "@proof" }, async ({ page }) => {
  await exactMode(page);
  const sheet = cases.map(([css], at) => `.case-${at} { ${css} }`).join("\n");
  await input(page).fill(sheet);
  await expect(page.getByRole("status").first()).toHaveText(
    /^\d+ declarations exact · 1 not compared · 5 replaced$/,
  );
});

test("several elements, as @apply rules", { tag: "@proof" }, async ({ page }) => {
  await exactMode(page);
  await input(page).fill(
    ".a { margin: 0 }\n@media (min-width: 768px) { .b:focus { margin: 4px } }",
  );
  await expectResult(page, "/* .a */\nm-0\n\n/* .b */\nmd:focus:m-1");
  await page.getByRole("combobox", { name: "Write" }).selectOption("@apply rules");
  await expectResult(page, ".a {\n  @apply m-0;\n}\n\n.b {\n  @apply md:focus:m-1;\n}");
});

test("broken CSS in Exact is answered, and what it is said", async ({ page }) => {
  await exactMode(page);
  await input(page).fill("}} .a { margin: ( ; color } @keyframes x { to { top: 0 } }");
  await expect(page.getByRole("row", { name: /margin/ })).toBeVisible();
  await input(page).fill("@keyframes x { to { top: 0 } }");
  await expect(page.getByText("Nothing here can be a class.")).toBeVisible();
  await expect(page.getByRole("row", { name: /@keyframes x/ })).toContainText(
    "This stays in your stylesheet",
  );
});

test(
  "everything by keyboard; settings stay, and the text for the tab",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByRole("radio", { name: "Simple" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Exact" })).toBeChecked();
    await input(page).focus();
    await page.keyboard.type("padding: 16px");
    await expectResult(page, "p-4");
    await page.getByRole("switch", { name: "16px = 1rem" }).focus();
    await page.keyboard.press("Space");
    await expectResult(page, "p-[16px]");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("padding");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Exact" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "16px = 1rem" })).not.toBeChecked();
    await expect(input(page)).toHaveText("padding: 16px");
  },
);
