import { gzipSync } from "node:zlib";
import { fromHex } from "#domain/hex.ts";
import { changeTheme, findFaults } from "./axe.ts";
import { paste } from "./clipboard.ts";
import { expect, open, test, type Page } from "./fixtures.ts";
import { operationsIn } from "./operations.ts";

// What the home page's field says of what is pasted or dropped; what it finds is in home-field.spec.ts.

const jwt =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c";
const hidden = gzipSync(Buffer.from('{"b":[1,2],"a":12345678901234567890}')).toString("base64");
const fieldOf = (page: Page) => page.getByRole("combobox", { name: "Search tools" });
const result = (page: Page) => page.getByRole("textbox", { name: "Result" });
const start = (page: Page) => page.getByRole("region", { name: "Start" });

test("by keyboard alone: a JWT is pasted, read, cleared by Escape, and opened by Enter", async ({
  page,
}) => {
  await open(page, "/");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await paste(page, jwt);
  await expect(start(page)).toContainText("3 claims, HS256, signature not checked");
  await expect(start(page)).toContainText("Thu 18 Jan 2018, 01:30:22 UTC");
  await page.keyboard.press("Escape");
  await expect(fieldOf(page)).toHaveValue("");
  await expect(start(page)).not.toContainText("3 claims");
  await expect(fieldOf(page)).toBeFocused();

  await paste(page, jwt);
  await expect(start(page).getByRole("button", { name: "Open in JWT Decoder" })).toBeVisible();
  expect(page.url()).not.toContain("eyJ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jwt-decoder");
  await expect(page.getByRole("main")).toContainText("John Doe");
  // A token is nobody else's: it stands in no address and is kept nowhere.
  expect(await kept(page)).not.toContain("eyJ");
});

test("Base64 in which there is gzip in which there is JSON opens as a chain", async ({ page }) => {
  await open(page, "/");
  await fieldOf(page).focus();
  await paste(page, hidden);
  await expect(start(page)).toContainText("gzip archive, 47 bytes");
  await expect(start(page)).toContainText("object, 2 keys, 36 bytes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/json-formatter");
  await expect(page.getByRole("textbox", { name: "JSON input" })).toHaveText(
    '{"b":[1,2],"a":12345678901234567890}',
  );
  const chain = page.getByRole("region", { name: "Chain of tools" });
  await expect(chain.getByRole("listitem")).toHaveText([/Decode Base64/, /Gunzip/, /Format JSON/]);
  expect(await kept(page)).not.toContain(hidden);
});

test("lines of CSV are a table, and not a search", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/");
  await fieldOf(page).focus();
  await paste(page, 'name,city,phone\nAsha,Pune,098\n"Rao, Vikram",Chennai,044\n');
  await expect(start(page)).toContainText("3 columns, 3 rows, separated by commas");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/recipes");
  await expect(result(page)).toHaveValue(/"name": ?"Rao, Vikram"/);
});

test(
  "a dropped picture is described, and its QR code is read only when that is asked for",
  {
    tag: "@proof",
  },
  async ({ page }) => {
    const reader = (await operationsIn("tools/qr-generator/operations")).find(
      ({ id }) => id === "qr.read",
    )!;
    const [{ input, output }] = reader.examples as [{ input: { hex: string }; output: string }];
    await open(page, "/");
    await drop(page, "ticket.png", fromHex(input.hex)!);
    await expect(start(page)).toContainText("58 × 58");
    await expect(fieldOf(page)).toHaveValue("ticket.png");
    await expect(page.getByRole("main")).not.toContainText(output);
    await start(page).getByRole("button", { name: "Send to" }).click();
    await page.getByRole("searchbox", { name: "Find an operation" }).fill("qr");
    await page.getByRole("dialog").getByRole("button", { name: "Read QR code" }).click();
    await expect(page).toHaveURL("/recipes");
    await expect(result(page)).toHaveValue(output);
  },
);

test("10 MB are answered", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/");
  for (const [line, words] of [
    ["word and more words here\n", "Nothing that is known here: plain text."],
    ['{"a":12345}\n', /JSON Lines/],
  ] as const) {
    await fieldOf(page).focus();
    await page.evaluate((text) => {
      // Made in the page, so that only what the page does with it is watched.
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text.repeat(Math.ceil(10_000_000 / text.length)));
      const how = { clipboardData, bubbles: true, cancelable: true };
      // Out of the test's own task.
      setTimeout(() => document.activeElement!.dispatchEvent(new ClipboardEvent("paste", how)));
    }, line);
    await expect(start(page)).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(fieldOf(page)).toHaveValue("");
  }
});

test(
  "the Paste button reads the clipboard when it may, and says so when not",
  {
    tag: "@proof",
  },
  async ({ page, context }) => {
    await open(page, "/");
    await start(page).getByRole("button", { name: "Paste" }).click();
    await expect(start(page)).toContainText("Pasting was not allowed. Press Ctrl+V in the field.");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText(" "));
    await start(page).getByRole("button", { name: "Paste" }).click();
    await expect(start(page)).toContainText("There is no text in the clipboard.");
    await page.evaluate((text) => navigator.clipboard.writeText(text), jwt);
    await start(page).getByRole("button", { name: "Paste" }).click();
    await expect(start(page)).toContainText("signature not checked");
  },
);

test("everyone can read an answer, in both themes", { tag: "@proof" }, async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of ["light", "dark"] as const) {
      await open(page, "/");
      await changeTheme(page, theme);
      await fieldOf(page).focus();
      await paste(page, jwt);
      await expect(start(page)).toContainText("signature not checked");
      expect(await findFaults(page), `${theme}, ${width} px`).toEqual([]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
    }
  }
});

/** All that the tab and the browser keep of the site. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, list]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(list)], called));
      return data;
    },
    [name, [...bytes]] as const,
  );
  await fieldOf(page).dispatchEvent("drop", { dataTransfer });
}
