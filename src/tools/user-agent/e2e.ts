import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const field = (page: Page) => page.getByRole("textbox", { name: "User Agent String" });
const fact = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });
const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68";

// The same on whichever machine the tests run.
test.use({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
});

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/user-agent");
  await expect(field(page)).toBeVisible();
});

test("the own browser is there at once, and everything is copied as shown", async ({ page }) => {
  const own = await page.evaluate(() => navigator.userAgent);
  await expect(field(page)).toHaveValue(own);
  await expect(card(page, "Browser")).toContainText("Chrome");
  await expect(card(page, "Operating System")).toContainText("Linux");
  await expect(card(page, "Device Type")).toContainText("Desktop");
  await expect(page.getByText("A browser sends this string")).toBeVisible();

  await page.getByRole("button", { name: "Copy Browser" }).click();
  await expect.poll(() => clipboard(page)).toBe("Chrome");
  await page.getByRole("button", { name: "Copy Operating System" }).click();
  await expect.poll(() => clipboard(page)).toBe("Linux");
  await page.getByRole("button", { name: "Copy Device Type" }).click();
  await expect.poll(() => clipboard(page)).toBe("Desktop");
  await page.getByRole("button", { name: "Copy user agent string" }).click();
  await expect.poll(() => clipboard(page)).toBe(own);
  await page.getByRole("button", { name: "Copy as JSON" }).click();
  await expect
    .poll(async () => JSON.parse(await clipboard(page)) as unknown)
    .toMatchObject({ browser: "Chrome", os: "Linux", device: "Desktop", userAgent: own });
});

test("any other string is read as soon as it is pasted; Use mine comes back", async ({ page }) => {
  await field(page).fill(`User-Agent: ${edge}`);
  await expect(card(page, "Browser")).toContainText("Edge");
  await expect(card(page, "Browser")).toContainText("Edge 126.0.2592.68");
  await expect(card(page, "Operating System")).toContainText("Windows 10/11");
  await expect(fact(page, "Engine")).toContainText("Blink 126.0.0.0");
  await expect(page.getByText("Windows 11 sends “Windows NT 10.0” as well")).toBeVisible();
  await page.getByRole("button", { name: "Use mine" }).click();
  await expect(field(page)).toHaveValue(await page.evaluate(() => navigator.userAgent));
  await expect(page.getByRole("button", { name: "Use mine" })).toBeDisabled();
});

test("the samples: an iPhone, an app, a bot and a program", async ({ page }) => {
  const read = page.getByLabel("Read");
  await read.selectOption("Safari on an iPhone");
  await expect(card(page, "Device Type")).toContainText("iPhone");
  await read.selectOption("Inside Instagram");
  await expect(card(page, "Browser")).toContainText("Unknown");
  await expect(fact(page, "App")).toContainText("Instagram 327");
  await read.selectOption("Googlebot for images");
  await expect(fact(page, "Bot or program")).toContainText("Googlebot 1.0 (search engine)");
  await read.selectOption("curl");
  await expect(fact(page, "Bot or program")).toContainText("curl 8.8.0 (program)");
  await read.selectOption("Your browser");
  await expect(card(page, "Browser")).toContainText("Chrome");
});

test("nothing, and far too much", { tag: "@proof" }, async ({ page }) => {
  await field(page).fill("");
  await expect(card(page, "Browser")).toContainText("Unknown");
  await expect(page.getByText("Paste a user agent string to read it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy user agent string" })).toBeDisabled();
  await field(page).fill("Macintosh ".repeat(10_000));
  await expect(card(page, "Operating System")).toContainText("Mac OS");
  await expect(page.getByText("Only the first 2,000 characters are read.")).toBeVisible();
  await field(page).fill("<img src=x onerror=alert(1)> Firefox/1");
  await expect(card(page, "Browser")).toContainText("Firefox");
});

test("by keyboard alone", async ({ page }) => {
  await page.getByLabel("Read").focus();
  await page.keyboard.press("Tab"); // Copy as JSON
  await page.keyboard.press("Tab"); // Copy Browser
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("Chrome");
  await page.keyboard.press("Tab"); // Copy Operating System
  await page.keyboard.press("Tab"); // Copy Device Type
  await page.keyboard.press("Tab"); // Copy user agent string
  await page.keyboard.press("Tab"); // the string
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("curl/8.8.0");
  await expect(card(page, "Browser")).toContainText("Unknown");
  await expect(page.getByLabel("Read")).toHaveValue("typed");
});

test.describe("on Windows 11", () => {
  test.use({ userAgent: edge });
  test("client hints tell it from Windows 10", async ({ page }) => {
    await page.addInitScript(() => {
      const hints = { platform: "Windows", platformVersion: "15.0.0", mobile: false };
      Object.defineProperty(navigator, "userAgentData", {
        value: { ...hints, getHighEntropyValues: async () => hints },
      });
    });
    await page.reload();
    await expect(card(page, "Operating System")).toContainText("Windows 10/11");
    await expect(card(page, "Operating System")).toContainText("Windows 11");
    await expect(fact(page, "Platform version")).toContainText("15.0.0");
    // They are of this browser, not of a pasted string.
    await field(page).fill(`${edge} `);
    await expect(card(page, "Operating System")).toContainText("Windows NT 10.0");
  });
});

test.describe("on an iPad", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
  });
  test(
    "it is known though it calls itself a Mac, and has no client hints",
    { tag: "@proof" },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
        Object.defineProperty(navigator, "userAgentData", { value: undefined });
      });
      await page.reload();
      await expect(card(page, "Operating System")).toContainText("iPadOS");
      await expect(card(page, "Device Type")).toContainText("iPad");
      await expect(page.getByText("This browser has none to offer here.")).toBeVisible();
    },
  );
});
