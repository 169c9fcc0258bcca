import { clipboard } from "#e2e/clipboard.ts";
import { download } from "#e2e/download.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const list = (page: Page) => page.getByRole("region", { name: /^(UUID|ULID|NanoID)s?$/ });
/** Each row carries its number, its value and its copy button. */
const values = async (page: Page): Promise<string[]> =>
  (await list(page).locator("li").allInnerTexts()).map((row) =>
    row.replace(/^\d+\n/, "").replace(/\nCopy$/, ""),
  );
const how = (page: Page, many: string) => page.getByRole("radio", { name: many, exact: true });
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
const inspected = (page: Page) => page.getByLabel("UUID, ULID or NanoID");
const fact = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/uuid-generator");
  await expect(list(page).locator("li")).toHaveCount(1);
});

test("one version 4 is there at once; a new one with a click; copied as shown", async ({
  page,
}) => {
  const [first] = await values(page);
  expect(first).toMatch(v4);
  await generate(page).click();
  const [second] = await values(page);
  expect(second).toMatch(v4);
  expect(second).not.toBe(first);
  await page.getByRole("button", { name: "Copy UUID", exact: true }).click();
  await expect(page.getByText("UUID copied")).toBeAttached();
  expect(await clipboard(page)).toBe(second);
});

test("a new one and a copy of it with a single click", async ({ page }) => {
  const [before] = await values(page);
  await page.getByRole("button", { name: "Generate and copy" }).click();
  await expect(page.getByText("Text copied")).toBeAttached();
  const [now] = await values(page);
  expect(now).not.toBe(before);
  expect(await clipboard(page)).toBe(now);
});

test(
  "1, 5, 10, 25, 50 and 100 at once, each different, with one copy of all",
  { tag: "@proof" },
  async ({ page }) => {
    for (const count of [5, 10, 25, 50, 100, 1]) {
      await how(page, String(count)).check({ force: true });
      await expect(list(page).locator("li")).toHaveCount(count);
      const shown = await values(page);
      expect(new Set(shown).size).toBe(count);
      for (const id of shown) expect(id).toMatch(v4);
      await list(page)
        .getByRole("button", { name: /^(Copy|Copied)/ })
        .first()
        .click();
      await expect.poll(() => clipboard(page)).toBe(shown.join("\n"));
    }
  },
);

test("one of many is copied alone", { tag: "@proof" }, async ({ page }) => {
  await how(page, "5").check({ force: true });
  const shown = await values(page);
  await page.getByRole("button", { name: "Copy UUID 3", exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe(shown[2]);
});

test("every kind has its form", async ({ page }) => {
  const forms: Record<string, RegExp> = {
    v7: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    v1: /^[0-9a-f]{8}-[0-9a-f]{4}-1[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    v6: /^1f[0-9a-f]{6}-[0-9a-f]{4}-6[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    nil: /^[0-]{36}$/,
    max: /^[f-]{36}$/,
    ulid: /^01[0-9A-HJKMNP-TV-Z]{24}$/,
    nanoid: /^[\w-]{21}$/,
    v4,
  };
  for (const [kind, form] of Object.entries(forms)) {
    await page.getByLabel("Type").selectOption(kind);
    await expect.poll(async () => (await values(page))[0]).toMatch(form);
  }
});

test("another way of writing keeps what was made", { tag: "@proof" }, async ({ page }) => {
  await how(page, "5").check({ force: true });
  const made = await values(page);
  await page.getByRole("switch", { name: "Upper case" }).check({ force: true });
  await page.getByRole("switch", { name: "No hyphens" }).check({ force: true });
  await page.getByRole("switch", { name: "Braces" }).check({ force: true });
  const written = made.map((id) => `{${id.toUpperCase().replaceAll("-", "")}}`);
  expect(await values(page)).toEqual(written);

  await page.getByLabel("List as").selectOption("json");
  await page.getByRole("button", { name: "Copy all UUIDs" }).click();
  await expect.poll(() => clipboard(page)).toBe(JSON.stringify(written, null, 2));

  await page.getByLabel("List as").selectOption("sql");
  await expect(page.getByRole("region", { name: "All as SQL" })).toHaveText(
    `(\n${written.map((id) => `  '${id}'`).join(",\n")}\n)`,
  );
  const file = await download(page, "Download UUIDs");
  expect(file.name).toBe("uuids.sql");
  expect(file.text).toContain(`'${written[4] ?? ""}'\n)\n`);
});

test(
  "from names: the RFC's own example, and a namespace that is none",
  { tag: "@proof" },
  async ({ page }) => {
    await page.getByLabel("Type").selectOption("v5");
    await expect(page.getByText("Type a name to see its UUID.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy UUIDs" })).toBeDisabled();
    await page.getByRole("button", { name: "Load Sample" }).first().click();
    await expect
      .poll(async () => (await values(page))[0])
      .toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
    await page.getByLabel("Type").selectOption("v3");
    await expect
      .poll(async () => (await values(page))[0])
      .toBe("5df41881-3aed-3515-88a7-2f4a814cf09e");

    await page.getByLabel("Namespace").selectOption("custom");
    await expect(page.getByText("Namespace: Enter the UUID of your namespace.")).toBeVisible();
    const namespace = page.getByLabel("UUID of the namespace");
    await namespace.fill("6ba7b810-9dad");
    await expect(namespace).toHaveAccessibleDescription(
      "Not a UUID: it has 12 digits in place of 32",
    );
    await namespace.fill("6ba7b810-9dad-11d1-80b4-00c04fd430c8");
    await expect
      .poll(async () => (await values(page))[0])
      .toBe("5df41881-3aed-3515-88a7-2f4a814cf09e");
  },
);

test(
  "works where randomUUID and subtle are missing, as over plain http",
  { tag: "@proof" },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
      Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
    });
    await page.reload();
    await expect.poll(async () => (await values(page))[0]).toMatch(v4);
    await page.getByLabel("Type").selectOption("v5");
    await page.getByLabel("Names, one per line").fill("www.example.com");
    await expect
      .poll(async () => (await values(page))[0])
      .toBe("2ed6657d-e927-568b-95e1-2665a8aea6a2");
  },
);

test("inspects a pasted one: version, variant and the time inside", async ({ page }) => {
  const inspector = page.locator("section", {
    has: page.getByRole("heading", { name: "Inspect" }),
  });
  await inspector.getByRole("button", { name: "Load Sample" }).click();
  await expect(inspector.getByText("UUID version 7")).toBeVisible();
  await expect(fact(page, "Variant")).toContainText("RFC 9562");
  await expect(fact(page, "Time (UTC)")).toContainText("2022-02-22T19:22:22.000Z");
  await expect(fact(page, "Your time")).toContainText("2022");
  await page.getByRole("button", { name: "Copy Time (UTC)" }).click();
  await expect.poll(() => clipboard(page)).toBe("2022-02-22T19:22:22.000Z");

  await inspected(page).fill("{C232AB00-9414-11EC-B3C8-9F6BDECED846}");
  await expect(inspector.getByText("UUID version 1")).toBeVisible();
  await expect(fact(page, "Node (random)")).toContainText("9f:6b:de:ce:d8:46");
  await inspected(page).fill("01ARZ3NDEKTSV4RRFFQ69G5FAV");
  await expect(fact(page, "Time (UTC)")).toContainText("2016-07-30T23:54:10.259Z");
});

test("what is no UUID is told why", async ({ page }) => {
  await inspected(page).fill("919108f7-52d1-4320-9bac-f847db4148ag");
  await expect(inspected(page)).toHaveAccessibleDescription(
    "Not a UUID: “g” at place 36 is not a hexadecimal digit",
  );
  await expect(page.locator("dl")).toHaveCount(0);
  await inspected(page).fill("<img src=x onerror=alert(1)>");
  await expect(inspected(page)).toHaveAttribute("aria-invalid", "true");
});

test("by keyboard alone", async ({ page }) => {
  await page.getByLabel("Type").focus();
  await page.keyboard.press("ArrowDown"); // version 7
  await page.keyboard.press("Tab"); // how many
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(list(page).locator("li")).toHaveCount(10);
  const before = await values(page);
  expect(before.toSorted()).toEqual(before);
  await page.keyboard.press("Tab"); // Generate
  await page.keyboard.press("Enter");
  await expect.poll(() => values(page)).not.toEqual(before);
  await page.keyboard.press("Tab"); // Generate and copy
  await page.keyboard.press("Tab"); // Copy all
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe((await values(page)).join("\n"));
});

test(
  "settings are remembered, identifiers are not, names for the tab",
  { tag: "@proof" },
  async ({ page }) => {
    await how(page, "25").check({ force: true });
    await page.getByRole("switch", { name: "Upper case" }).check({ force: true });
    const made = await values(page);
    await page.getByLabel("Type").selectOption("v5");
    await page.getByLabel("Names, one per line").fill("a secret name");
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain("tabkit-uuid-generator");
    expect(kept).not.toContain("secret name");
    expect(kept).not.toContain(made[0]);
    await page.reload();
    await expect(page.getByLabel("Type")).toHaveValue("v5");
    await expect(page.getByLabel("Names, one per line")).toHaveValue("a secret name");
    await page.getByLabel("Type").selectOption("v4");
    await expect(how(page, "25")).toBeChecked();
    await expect(page.getByRole("switch", { name: "Upper case" })).toBeChecked();
  },
);
