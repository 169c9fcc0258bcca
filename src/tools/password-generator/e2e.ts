import { clipboard } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const pane = (page: Page) => page.getByRole("region", { name: /^(Password|Passphrase|PIN)s?$/ });
/** Each row carries its number, its secret and its copy button. */
const secrets = async (page: Page): Promise<string[]> =>
  (await pane(page).locator("li").allInnerTexts()).map((row) =>
    row.replace(/^\d+\n/, "").replace(/\nCopy$/, ""),
  );
const secret = async (page: Page): Promise<string> => (await secrets(page))[0] ?? "";
const option = (page: Page, name: string) => page.getByRole("switch", { name });
const mode = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const length = (page: Page) => page.getByRole("textbox", { name: "Length" });
const meter = (page: Page) => page.getByRole("meter", { name: "Strength" });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/password-generator");
  await expect(pane(page).locator("li")).toHaveCount(1);
});

test("a password of the spec's defaults is there at once, and is copied as shown", async ({
  page,
}) => {
  const password = await secret(page);
  expect(password).toMatch(
    /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9])[A-Za-z0-9!@#$%^&*()_+\-=[\]{}|;:,.<>?]{16}$/,
  );
  await expect(page.getByText("Strength: Strong")).toBeVisible();
  await expect(page.getByText("103.1 bits of entropy")).toBeVisible();
  await expect(meter(page)).toHaveAttribute("aria-valuenow", "80");
  await page.getByRole("button", { name: "Copy Password", exact: true }).click();
  await expect(page.getByText("Password copied")).toBeAttached();
  expect(await clipboard(page)).toBe(password);

  await page.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await secret(page)).not.toBe(password);
});

test("a new one and a copy of it with a single click", async ({ page }) => {
  const before = await secret(page);
  await page.getByRole("button", { name: "Generate and copy" }).click();
  await expect(page.getByText("Text copied")).toBeAttached();
  const now = await secret(page);
  expect(now).not.toBe(before);
  expect(await clipboard(page)).toBe(now);
});

test("the slider goes from 4 to 50, and the strength follows the spec", async ({ page }) => {
  const slider = page.getByRole("slider", { name: "Length" });
  await slider.focus();
  await page.keyboard.press("Home");
  expect(await secret(page)).toHaveLength(4);
  await expect(page.getByText("Strength: Weak")).toBeVisible();
  await expect(meter(page)).toHaveAttribute("aria-valuenow", "20");
  await page.keyboard.press("End");
  expect(await secret(page)).toHaveLength(50);
  await expect(meter(page)).toHaveAttribute("aria-valuenow", "100");

  for (const [typed, word] of [
    ["7", "Weak"],
    ["8", "Fair"],
    ["11", "Fair"],
    ["12", "Good"],
    ["15", "Good"],
    ["16", "Strong"],
  ] as const) {
    await length(page).fill(typed);
    await expect(page.getByText(`Strength: ${word}`)).toBeVisible();
    expect(await secret(page)).toHaveLength(Number(typed));
  }
  const password = await secret(page);
  await length(page).blur();
  expect(await secret(page), "leaving the field asks for no other password").toBe(password);
  await length(page).fill("99");
  await length(page).blur();
  await expect(page.getByText("Highest is 50 characters")).toBeVisible();
  expect(await secret(page)).toHaveLength(50);
});

test("none chosen: no password, the reason is said, the copy button is off", async ({ page }) => {
  for (const name of ["Uppercase", "Lowercase", "Numbers", "Symbols"]) {
    await option(page, name).uncheck({ force: true });
  }
  await expect(page.getByRole("alert")).toHaveText("Choose at least one kind of character");
  await expect(pane(page).locator("li")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Copy Password", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Generate and copy" })).toBeDisabled();
  await expect(meter(page)).toHaveCount(0);

  await option(page, "Numbers").check({ force: true });
  expect(await secret(page)).toMatch(/^[0-9]{16}$/);
  await expect(page.getByText("53.2 bits of entropy")).toBeVisible();
  await expect(page.getByText("Weaker than its length suggests")).toBeVisible();
});

test("look-alikes and more characters can be left out", { tag: "@proof" }, async ({ page }) => {
  await option(page, "Exclude similar characters").check({ force: true });
  await expect(page.getByText("Drawn from 81 characters")).toBeVisible();
  await option(page, "Exclude I and |").check({ force: true });
  await expect(page.getByText("Drawn from 79 characters")).toBeVisible();
  await length(page).fill("50");
  for (let round = 0; round < 5; round++) {
    expect(await secret(page)).not.toMatch(/[il1Lo0OI|]/);
    await page.getByRole("button", { name: "Generate", exact: true }).click();
  }
  await page.getByText("More options").click();
  const leaveOut = page.getByLabel("Leave out these characters too");
  await leaveOut.fill("!@#$%^&*()_+-=[]{};:,.<>?");
  await expect(leaveOut).toHaveAccessibleDescription("Nothing is left of: Symbols.");
  expect(await secret(page)).toMatch(/^[A-Za-z0-9]{50}$/);
  await leaveOut.fill("");
  await expect(leaveOut).toBeVisible();
});

test("passphrases and PINs", { tag: "@proof" }, async ({ page }) => {
  await mode(page, "Passphrase").check({ force: true });
  await expect.poll(() => secret(page)).toMatch(/^[a-z]{3,7}(-[a-z]{3,7}){5}$/);
  await expect(page.getByText("66.0 bits of entropy")).toBeVisible();
  await page.getByLabel("Between words").selectOption("_");
  await option(page, "Capitalize").check({ force: true });
  await option(page, "Add a number").check({ force: true });
  expect(await secret(page)).toMatch(/^[A-Z][a-z]+\d?(_[A-Z][a-z]+\d?){5}$/);
  expect((await secret(page)).replace(/\D/g, "")).toHaveLength(1);

  await mode(page, "PIN").check({ force: true });
  await expect.poll(() => secret(page)).toMatch(/^\d{6}$/);
  await expect(page.getByText("19.9 bits of entropy")).toBeVisible();
});

test("several at once, each with its copy, all as a file", { tag: "@proof" }, async ({ page }) => {
  await page.getByLabel("How many").selectOption("10");
  await expect(pane(page).locator("li")).toHaveCount(10);
  const shown = await secrets(page);
  expect(new Set(shown).size).toBe(10);
  await page.getByRole("button", { name: "Copy Password 4", exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe(shown[3]);
  await page.getByRole("button", { name: "Copy all Passwords" }).click();
  await expect.poll(() => clipboard(page)).toBe(shown.join("\n"));
  const file = await download(page, "Download Passwords");
  expect(file.name).toBe("passwords.txt");
  expect(file.text).toBe(`${shown.join("\n")}\n`);
});

test(
  "hidden from those who look over a shoulder, and still copied",
  { tag: "@proof" },
  async ({ page }) => {
    const password = await secret(page);
    await page.getByRole("button", { name: "Hide Password" }).click();
    expect(await pane(page).innerText()).not.toContain(password);
    await page.getByRole("button", { name: "Copy Password", exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(password);
    await page.getByRole("button", { name: "Show Password" }).click();
    expect(await secret(page)).toBe(password);
  },
);

test("by keyboard alone", async ({ page }) => {
  await mode(page, "Password").focus();
  await page.keyboard.press("Tab"); // Generate
  const first = await secret(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => secret(page)).not.toBe(first);
  await page.keyboard.press("Tab"); // Generate and copy
  await page.keyboard.press("Space");
  await expect.poll(async () => (await clipboard(page)) === (await secret(page))).toBe(true);
  await page.keyboard.press("Tab"); // Hide
  await page.keyboard.press("Tab"); // Copy
  await page.keyboard.press("Tab"); // the length
  await page.keyboard.type("24");
  expect(await secret(page)).toHaveLength(24);
  await page.keyboard.press("Tab"); // its slider
  await page.keyboard.press("ArrowRight");
  expect(await secret(page)).toHaveLength(25);
  await page.keyboard.press("Tab"); // Uppercase
  await page.keyboard.press("Space");
  expect(await secret(page)).not.toMatch(/[A-Z]/);
});

test("settings are remembered; a password is never stored and never in the address", async ({
  page,
}) => {
  await length(page).fill("20");
  await option(page, "Symbols").uncheck({ force: true });
  await option(page, "Exclude I and |").check({ force: true });
  const made = [await secret(page)];
  await page.getByRole("button", { name: "Generate and copy" }).click();
  made.push(await secret(page));
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const password of made) {
    expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(kept).not.toContain(password);
    expect(page.url()).not.toContain(password);
  }
  await page.reload();
  await expect(length(page)).toHaveValue("20");
  await expect(option(page, "Symbols")).not.toBeChecked();
  await expect(option(page, "Exclude I and |")).toBeChecked();
  expect(made).not.toContain(await secret(page));
});

test(
  "another tab does not replace the password here",
  { tag: "@proof" },
  async ({ page, context }) => {
    const password = await secret(page);
    const other = await context.newPage();
    await other.goto("/password-generator");
    await length(other).fill("40");
    await expect.poll(async () => (await secret(other)).length).toBe(40);
    expect(await secret(page)).toBe(password);
  },
);
