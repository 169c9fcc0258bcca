import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const input = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const digests = (page: Page) => page.getByRole("region", { name: "Digests" });
const expected = (page: Page) => page.getByLabel("Compare with");

/** Files as a visitor drops them. Built in the page: a large one refers to the same bytes often. */
async function drop(
  page: Page,
  onto: string,
  files: { name: string; text: string; times?: number }[],
) {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, text, times = 1 } of given) {
      const part = new Blob([text.length === 1 ? text.repeat(16 * 1024 * 1024) : text]);
      data.items.add(
        new File(
          Array.from({ length: times }, () => part),
          name,
        ),
      );
    }
    return data;
  }, files);
  await page.getByRole("region", { name: onto }).dispatchEvent("drop", { dataTransfer: transfer });
}

test.beforeEach(async ({ page }) => {
  await page.goto("/hash-generator");
  await expect(input(page)).toBeVisible();
});

test("type, read all digests, copy one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await input(page).fill("abc");
  for (const digest of [
    "900150983cd24fb0d6963f7d28e17f72",
    "a9993e364706816aba3e25717850c26c9cd0d89d",
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85",
    "352441c2",
  ]) {
    await expect(digests(page).getByText(digest, { exact: true })).toBeVisible();
  }
  await expect(digests(page).getByRole("listitem").filter({ hasText: "MD5" })).toContainText(
    "not for security",
  );
  await page.getByRole("radio", { name: "Base64" }).check({ force: true });
  await page.getByRole("button", { name: "Copy SHA-1" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "qZk+NkcGgWq6PiVxeFDCbJzQ2J0=",
  );
});

test(
  "blank input does nothing, unless an empty file is asked for",
  { tag: "@proof" },
  async ({ page }) => {
    await input(page).fill("  \n ");
    await expect(page.getByText("All digests at once")).toBeVisible();
    await page.getByRole("button", { name: "Hash the white space" }).click();
    await expect(digests(page)).toContainText("4 bytes");

    await input(page).fill("");
    await page.getByRole("button", { name: "Hash an empty file" }).click();
    await expect(digests(page)).toContainText("d41d8cd98f00b204e9800998ecf8427e");
  },
);

test("bad input: the message, the reason and the place", async ({ page }) => {
  await page.getByText("Algorithms and text options").click();
  await page.getByLabel("The text is").selectOption("Hex");
  await input(page).fill("00 0g");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Invalid hex string");
  await expect(alert).toContainText("“g” is not a digit.");
  await expect(alert).toContainText("Line 1, column 5");
  await input(page).fill("61 62 63");
  await expect(digests(page)).toContainText("900150983cd24fb0d6963f7d28e17f72");
});

test("everything by keyboard: sample, comparison, algorithms", async ({ page }) => {
  await page.getByRole("button", { name: "Load Sample" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(digests(page)).toContainText("9e107d9d372bb6826bd81d3542a419d6");
  await expected(page).focus();
  await page.keyboard.insertText(
    "SHA256 (fox.txt) = D7A8FBB307D7809469CA9ABCB0082E4F8D5651E46D3CDB762D02D0BF37C9E592",
  );
  await expect(page.getByText("It matches: SHA-256.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText("e6".repeat(28));
  await expect(page.getByText("SHA-224 or SHA3-224, which are not chosen")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(digests(page)).toContainText(
    "730e109bd7a8a32b1cb9d9a09aa2325d2430587ddbc0c38bad911525",
  );
  await expect(page.getByText("It does not match SHA-224 or SHA3-224.")).toBeVisible();
});

test("an HMAC; its key is nowhere kept, the settings are", { tag: "@proof" }, async ({ page }) => {
  await input(page).fill("Hi There");
  await page.getByText("HMAC", { exact: true }).click();
  await expect(page.getByText("Type a key to get HMACs")).toBeVisible();
  await page.getByRole("textbox", { name: "Key" }).fill("0b".repeat(20));
  await page.getByLabel("The key is").selectOption("Hex");
  await page.getByText("Upper hex").click();
  const macs = page.getByRole("region", { name: "HMACs" });
  await expect(macs).toContainText(
    "B0344C61D8DB38535CA8AFCEAF0BF12B881DC200C9833DA726E9376C2E32CFF7",
  );
  await expect(macs).not.toContainText("CRC-32");

  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).toContain("tabkit-hash-generator");
  expect(kept).not.toContain("0b0b");
  expect(page.url()).not.toContain("0b0b");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Upper hex" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "HMAC" })).not.toBeChecked();
});

test("files dropped on the text are hashed as they are, and checked against a list", async ({
  page,
}) => {
  await drop(page, "Text", [
    { name: "abc.txt", text: "abc" },
    { name: "bom.bin", text: "\uFEFF\0\r\n" },
  ]);
  await expect(digests(page)).toContainText("900150983cd24fb0d6963f7d28e17f72");
  await page.getByRole("button", { name: /^bom\.bin/ }).click();
  await expect(digests(page)).toContainText("bom.bin · 6 bytes");

  await expected(page).fill(
    `900150983cd24fb0d6963f7d28e17f72  abc.txt\n${"0".repeat(32)}  bom.bin`,
  );
  await expect(page.getByRole("button", { name: /^abc\.txt .* Matches/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^bom\.bin .* Differs/ })).toBeVisible();
  await expect(page.getByText("1 matches, 1 differs.")).toBeVisible();
  await expected(page).fill("900150983cd24fb0d6963f7d28e17f72  abc.txt\nnot a checksum");
  await expect(page.getByRole("status").filter({ hasText: "It matches: MD5." })).toContainText(
    "1 open file is not in the list. 1 line is no checksum.",
  );

  const file = await download(page, "Download Digests");
  expect(file.name).toBe("checksums.txt");
});

test(
  "a file of 5 GiB shows how far it is, and can be canceled",
  { tag: "@proof" },
  async ({ page }) => {
    await drop(page, "Text", [{ name: "huge.iso", text: "x", times: 320 }]);
    await expect(digests(page).getByRole("progressbar")).toBeVisible();
    await expect(page.getByText("1 file · 5 GiB")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert")).toContainText("Canceled");
    await page.getByRole("button", { name: "Remove huge.iso" }).click();

    // Fresh workers take over.
    await drop(page, "Files", [{ name: "abc.txt", text: "abc" }]);
    await expect(digests(page)).toContainText("900150983cd24fb0d6963f7d28e17f72");
  },
);

test(
  "32 MiB in several pieces, by several workers, have the digests that others find",
  { tag: "@proof" },
  async ({ page }) => {
    await drop(page, "Text", [{ name: "x.bin", text: "x", times: 2 }]);
    await expect(digests(page)).toContainText("199b8ccad0490637b93376893d1b6f34", {
      timeout: 30_000,
    });
    await expect(digests(page)).toContainText(
      "37c8435fd0ef21876beeb2eb3a69af78d5a08d9f514d93fd00fa55e433c9e33bbb22843d1452efecc1752a14487192919fef12ff2557dc8a0d3b1e0662904caf",
    );
  },
);
