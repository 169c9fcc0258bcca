import { clipboard } from "#e2e/clipboard.ts";
import { expect, test, type Page } from "#e2e/fixtures.ts";

const hexField = (page: Page) => page.getByRole("textbox", { name: "Color", exact: true });
const cssField = (page: Page) => page.getByLabel("Any CSS color");
const card = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/color-tools");
  await expect(hexField(page)).toHaveValue("#3B82F6");
});

test("the first color with its values and shades, each of them copied by a click", async ({
  page,
}) => {
  await expect(card(page, "HEX")).toContainText("#3B82F6");
  await expect(card(page, "RGB")).toContainText("rgb(59, 130, 246)");
  await expect(card(page, "HSL")).toContainText("hsl(217, 91%, 60%)");
  await expect(page.getByRole("button", { name: /^Copy \d00, #/ })).toHaveCount(9);
  await page.getByRole("button", { name: "Copy HSL" }).click();
  await expect.poll(() => clipboard(page)).toBe("hsl(217, 91%, 60%)");
  await page.getByRole("button", { name: "Copy 100, #D8E6FD" }).click();
  await expect.poll(() => clipboard(page)).toBe("#D8E6FD");
  await page.getByRole("button", { name: "Copy all shades" }).click();
  await expect.poll(() => clipboard(page)).toContain("500: #3B82F6\n600: #2F68C5");
});

test("the hex field applies only # and six digits; the picker applies at once", async ({
  page,
}) => {
  for (const text of ["#fff", "3B82F6", "red", "", "#12345", "#GGGGGG"]) {
    await hexField(page).fill(text);
    await expect(card(page, "HEX")).toContainText("#3B82F6");
  }
  await hexField(page).fill("#16a34a");
  await expect(card(page, "HEX")).toContainText("#16A34A");
  await expect(page.getByRole("img", { name: "The color #16A34A" })).toHaveCSS(
    "background-color",
    "rgb(22, 163, 74)",
  );
  await page.getByLabel("Color, picker", { exact: true }).fill("#ff8800");
  await expect(hexField(page)).toHaveValue("#FF8800");
  await expect(card(page, "RGB")).toContainText("rgb(255, 136, 0)");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(hexField(page)).toHaveValue("#3B82F6");
});

test(
  "any CSS color is read and written in every notation, as the browser itself does it",
  { tag: "@proof" },
  async ({ page }) => {
    await cssField(page).fill("oklch(0.7 0.3 150");
    for (const text of ["nothing", "inherit", "var(--ink)"]) {
      await cssField(page).fill(text);
      await expect(page.getByText("Not a CSS color")).toBeVisible();
    }
    await cssField(page).fill("rebeccapurple");
    await expect(card(page, "HEX")).toContainText("#663399");
    await expect(page.getByText("Not a CSS color")).toBeHidden();
    await tab(page, "All notations").click();
    const values = page.getByRole("tabpanel").locator("dd.figures");
    await expect(values).toHaveCount(18);
    const read = await values.evaluateAll((cells) =>
      cells.map((cell) => {
        const css = cell.textContent ?? "";
        const context = document.createElement("canvas").getContext("2d");
        if (context === null || !CSS.supports("color", css)) return `${css} is no color`;
        context.fillStyle = css;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(" ");
      }),
    );
    expect(new Set(read)).toEqual(new Set(["102 51 153"]));
    await cssField(page).fill("color-mix(in srgb, red, blue)");
    await expect(card(page, "HEX")).toContainText("#800080");
    await cssField(page).fill("color(display-p3 0 1 0)");
    await expect(page.getByText("This color lies outside of sRGB.")).toBeVisible();
    await hexField(page).fill("#16a34a");
    await expect(cssField(page)).toHaveValue("");
  },
);

test("an opacity and a name of Tailwind's are understood, and kept everywhere", async ({
  page,
}) => {
  await cssField(page).fill("bg-blue-500/50");
  await expect(
    page.getByText("blue-500/50 of Tailwind 4 is oklch(62.3% 0.214 259.815 / 0.5)."),
  ).toBeVisible();
  await expect(card(page, "HEX")).toContainText("#2B7FFF80");
  await expect(card(page, "RGB")).toContainText("rgba(43, 127, 255, 0.5)");
  await expect(card(page, "HSL")).toContainText(/hsla\(216, 100%, 58%, 0\.5\)/);
  await page.getByLabel("Color, picker", { exact: true }).fill("#ff8800");
  await expect(card(page, "HEX")).toContainText("#FF880080");
  await page.getByRole("slider", { name: "Opacity" }).press("End");
  await expect(card(page, "RGB")).toContainText("rgb(255, 136, 0)");
});

test("the colors of a picture, which never leaves the page", async ({ page }) => {
  await tab(page, "From a picture").click();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#16A34A" d="M0 0h40v30H0z"/><path fill="#FACC15" d="M0 30h40v10H0z"/></svg>';
  const file = { name: "flag.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
  await page.locator("input[type=file]").setInputFiles(file);
  const found = page.getByRole("list", { name: "Colors of the picture" });
  await expect(found.getByRole("listitem")).toHaveCount(2);
  await expect(found.getByRole("button", { name: "Copy 75%, #16A34A" })).toBeVisible();
  await found.getByRole("button", { name: "Use #FACC15" }).click();
  await expect(hexField(page)).toHaveValue("#FACC15");
  const broken = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file]").setInputFiles(broken);
  await expect(page.getByText("“a.png” could not be opened as an image.")).toBeVisible();
});

test(
  "contrast: never rounded in one's favor, and the nearest that passes",
  { tag: "@proof" },
  async ({ page }) => {
    await hexField(page).fill("#777777");
    const onWhite = page.getByRole("region", { name: "On white" });
    await expect(onWhite).toContainText("4.47:1");
    await expect(onWhite.getByRole("listitem").first()).toHaveText("Normal text AA, 4.5:1Fail");
    await onWhite.getByRole("button", { name: /^Use #767676/ }).click();
    await expect(hexField(page)).toHaveValue("#767676");
    await expect(onWhite).toContainText("4.54:1");
    await expect(onWhite.getByRole("listitem").first()).toContainText("Pass");
    await page.getByRole("textbox", { name: "Second color", exact: true }).fill("#767676");
    await expect(page.getByRole("region", { name: "On the second color" })).toContainText("1.00:1");
  },
);

test(
  "harmonies, color blindness, and the palette as Tailwind, kept for the next visit",
  { tag: "@proof" },
  async ({ page }) => {
    await hexField(page).fill("#ff0000");
    await tab(page, "Harmonies").click();
    await page.getByRole("radio", { name: "Classic (HSL)" }).check({ force: true });
    await page.getByRole("button", { name: "Use #00FFFF" }).first().click();
    await expect(hexField(page)).toHaveValue("#00FFFF");
    await tab(page, "Color blindness").click();
    await expect(page.getByRole("region", { name: "Deuteranopia" })).toBeVisible();
    await tab(page, "Palette & export").click();
    await page.getByRole("radio", { name: "Tailwind @theme" }).check({ force: true });
    await page.getByRole("radio", { name: "OKLCH", exact: true }).check({ force: true });
    await page.getByRole("textbox", { name: "Name" }).fill("Sea Foam");
    await page.getByRole("button", { name: "Copy export" }).click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^@theme \{\n {2}--color-sea-foam-50: oklch\(/);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download export" }).click();
    expect((await downloading).suggestedFilename()).toBe("sea-foam.css");
    await page.reload();
    await expect(page.getByRole("radio", { name: "Tailwind @theme" })).toBeChecked();
    await expect(hexField(page)).toHaveValue("#00FFFF");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sea Foam");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Foam");
  },
);

test("the eyedropper, where there is one", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      EyeDropper: class {
        open = async () => ({ sRGBHex: "#abcdef" });
      },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "From screen" }).click();
  await expect(hexField(page)).toHaveValue("#ABCDEF");
});

test("by keyboard alone", async ({ page }) => {
  await hexField(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("#16A34A");
  await expect(card(page, "HEX")).toContainText("#16A34A");
  await page.getByRole("button", { name: "Copy HEX" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => clipboard(page)).toBe("#16A34A");
  await tab(page, "Contrast").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "All notations")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("hwb(", { exact: false })).toBeVisible();
});
