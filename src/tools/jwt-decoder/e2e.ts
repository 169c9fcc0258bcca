import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Token" });
const status = (page: Page) => page.getByRole("status").first();
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const joe =
  "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

test.beforeEach(async ({ page }) => {
  await page.goto("/jwt-decoder");
  await expect(input(page)).toBeVisible();
});

test("paste with Bearer, read the three parts, copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(status(page)).toHaveText("Please enter a JWT token");
  await input(page).fill(`Authorization: Bearer "${joe}"\n`);
  await expect(status(page)).toHaveText(/^Expired on Mar 2[23], 2011.* · HS256$/);
  await expect(region(page, "Header")).toContainText('"alg": "HS256"');
  await expect(region(page, "Payload")).toContainText('"http://example.com/is_root": true');
  await expect(region(page, "Signature")).toContainText("dBjftJeZ4CVP");
  await expect(page.getByText("2011-03-22 18:43:00 UTC")).toBeVisible();
  await page.getByRole("button", { name: "Copy payload" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
  );
});

test("what is no token is refused with the reason", async ({ page }) => {
  await input(page).fill("only.two");
  await expect(status(page)).toHaveText("Invalid JWT token format");
  await expect(page.getByText("It has 2 parts.")).toBeVisible();
  await expect(input(page)).toHaveAccessibleDescription("Invalid JWT token format");
  await input(page).fill("eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0....");
  await expect(page.getByText("this is an encrypted token (JWE)")).toBeVisible();
});

test("a signature is verified, and the verdict goes when the token changes", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await expect(page.getByText("Signature verified")).toBeVisible();
  await expect(status(page)).toHaveText(/^Valid · Expires on .* · HS256$/);
  await expect(region(page, "Payload")).toContainText("17478252242305210114");
  await page.getByRole("textbox", { name: "Secret (HS256)" }).fill("another secret");
  await expect(page.getByText("The signature does not match this key")).toBeVisible();
  await expect(status(page)).toContainText("Not valid: the signature does not match");
  await input(page).fill(joe);
  await page
    .getByRole("textbox", { name: "Secret (HS256)" })
    .fill("AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow");
  await page.getByRole("combobox", { name: "Written as" }).selectOption("base64");
  await expect(page.getByText("Signature verified")).toBeVisible();
  await expect(status(page)).toContainText("Not valid · Expired on");
});

test(
  "an unsecured token is said to be one, and cannot be verified",
  { tag: "@proof" },
  async ({ page }) => {
    const [, payload] = joe.split(".");
    await input(page).fill(`eyJhbGciOiJub25lIn0.${payload}.`);
    await expect(status(page)).toContainText("Unsecured, signature not checked");
    await expect(page.getByText("Unsecured: there is no signature to check.")).toBeVisible();
    await expect(page.getByText("verified")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: /key|secret/i })).toHaveCount(0);
  },
);

test(
  "a test token is signed with a fresh key pair, and decoded",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByRole("button", { name: "Sign a test token" }).click();
    await page.getByRole("combobox", { name: "Algorithm" }).selectOption("ES256");
    await page.getByRole("button", { name: "Make a key pair" }).click();
    await page.getByRole("textbox", { name: "Payload" }).fill('{"id":9007199254740993}');
    await page.getByRole("button", { name: "Decode it" }).click();
    await expect(page.getByText("Signature verified")).toBeVisible();
    await expect(region(page, "Payload")).toContainText("9007199254740993");
    await expect(status(page)).toHaveText("Valid, with doubts · Never expires · ES256");
  },
);

test("claims are explained; by keyboard alone; no token or key is kept", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "JSON" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(region(page, "Payload")).toContainText("Whom it is for");
  await expect(page.getByText("Signature verified")).toBeVisible();
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join(""),
  );
  expect(kept).not.toMatch(/eyJ|secret/);
  expect(page.url()).not.toMatch(/eyJ|secret/);
  await page.reload();
  await expect(input(page)).toHaveValue("");
  await page.getByRole("button", { name: "Load Sample" }).first().click();
  await expect(page.getByRole("radio", { name: "Explained" })).toBeChecked();
});

test("a token expires before the visitor's eyes", { tag: "@proof" }, async ({ page }) => {
  await page.clock.install({ time: new Date("2026-01-01T00:00:00Z") });
  await page.reload();
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires = Date.parse("2026-01-01T00:01:00Z") / 1000;
  await input(page).fill(`${encode({ alg: "HS256" })}.${encode({ exp: expires })}.c2ln`);
  await expect(status(page)).toContainText("Expires on");
  await page.clock.runFor(62_000);
  await expect(status(page)).toContainText("Expired on");
});

test("a token of 3 MB is read in the background", { tag: "@proof" }, async ({ page }) => {
  const payload = Buffer.from(JSON.stringify({ big: "x".repeat(2_500_000) })).toString("base64url");
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document
      .querySelector("textarea")
      ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, `eyJhbGciOiJIUzI1NiJ9.${payload}.c2ln`);
  await expect(status(page)).toContainText("Never expires", { timeout: 30_000 });
  await expect(page.getByText("Copy gives all of it.")).toBeVisible();
});
