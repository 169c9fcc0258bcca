import fc from "fast-check";
import { expect, test, type Page } from "#e2e/fixtures.ts";
import { borderStyles } from "./logic/border.ts";
import { directions } from "./logic/gradient.ts";
import { declarationsOf, kinds, optionsShape } from "./logic.ts";

const css = (page: Page) => page.getByRole("region", { name: "CSS", exact: true }).locator("pre");
const tailwind = (page: Page) => page.getByRole("region", { name: "Tailwind" }).locator("pre");
const preview = (page: Page) => page.getByRole("img", { name: /^Preview/ });

async function open(page: Page) {
  await page.goto("/css-generator");
  await expect(css(page)).toBeVisible();
}

test("a gradient is there at once; colors, type and direction change it", async ({ page }) => {
  await open(page);
  await expect(css(page)).toHaveText("background: linear-gradient(to right, #3B82F6, #8B5CF6);");
  await page.getByLabel("Color 1", { exact: true }).fill("#FF0000");
  await page.getByLabel("Direction").selectOption("135deg");
  await expect(css(page)).toHaveText("background: linear-gradient(135deg, #FF0000, #8B5CF6);");
  await expect(preview(page)).toHaveCSS(
    "background-image",
    "linear-gradient(135deg, rgb(255, 0, 0), rgb(139, 92, 246))",
  );
  await page.getByRole("radio", { name: "Radial" }).check({ force: true });
  await expect(css(page)).toHaveText("background: radial-gradient(circle, #FF0000, #8B5CF6);");
  await page.getByRole("button", { name: "Add color" }).click();
  await expect(css(page)).toContainText("#8B5CF6 50%");
  await expect(tailwind(page)).toContainText("bg-[radial-gradient(circle,#FF0000_0%,");
});

test("stops on the preview: transparent, dragged, and moved by keys", async ({ page }) => {
  await open(page);
  await page.getByLabel("Color 2", { exact: true }).fill("#8B5CF600");
  await expect(css(page)).toHaveText("background: linear-gradient(to right, #3B82F6, #8B5CF600);");
  await expect(tailwind(page)).toContainText("to-[#8B5CF600]");
  await page.getByLabel("Direction").selectOption("to top left");
  await expect(tailwind(page)).toContainText("bg-linear-to-tl/srgb");
  await page.getByLabel("Direction").selectOption("to right");
  const handle = page.getByRole("slider", { name: "Color 1 on the preview" });
  const box = await preview(page).boundingBox();
  if (box === null) throw new Error("The preview has no box");
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 5, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute("aria-valuenow", "50");
  await handle.press("ArrowLeft");
  await expect(css(page)).toContainText("#3B82F6 49%, #8B5CF600 100%");
  await handle.press("End");
  await expect(handle).toHaveAttribute("aria-valuenow", "100");
});

test("a shadow with layers, by keyboard", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Gradient" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(css(page)).toHaveText("box-shadow: 0px 4px 6px 0px rgb(0 0 0 / 0.25);");
  await page.getByRole("slider", { name: "Blur" }).focus();
  await page.keyboard.press("PageUp");
  await expect(css(page)).toHaveText("box-shadow: 0px 4px 16px 0px rgb(0 0 0 / 0.25);");
  await page.getByRole("button", { name: "Add layer" }).press("Enter");
  await page.getByRole("switch", { name: "Inset" }).press("Space");
  await expect(css(page)).toContainText(", inset 0px 4px 16px 0px");
  await expect(preview(page)).toHaveCSS("box-shadow", /inset/);
});

test("a border: typed values are clamped, corners stand for themselves", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Border" }).click();
  await expect(css(page)).toHaveText(
    "border: 2px solid #3B82F6;border-radius: 8px;".replace(";b", ";\nb"),
  );
  await page.getByRole("textbox", { name: "Width" }).fill("99");
  await page.keyboard.press("Enter");
  await expect(css(page)).toContainText("border: 20px solid");
  await page.getByRole("radio", { name: "Dotted" }).check({ force: true });
  await page.getByRole("switch", { name: "Each corner for itself" }).check({ force: true });
  await page.getByRole("textbox", { name: "Bottom right" }).fill("40");
  await expect(css(page)).toContainText("border-radius: 8px 8px 40px 8px;");
  await expect(preview(page)).toHaveCSS("border-bottom-right-radius", "40px");
});

test(
  "a wrong color changes nothing; settings are remembered; presets and Reset",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await page.getByLabel("Color 1", { exact: true }).fill("#FF00");
    await expect(page.getByLabel("Color 1", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(css(page)).toContainText("#3B82F6");
    await page.getByRole("button", { name: "Wheel" }).click();
    await expect(css(page)).toContainText("conic-gradient(from 0deg in oklch,");
    await page.reload();
    await expect(css(page)).toContainText("conic-gradient(from 0deg in oklch,");
    await page.getByRole("button", { name: "Reset all" }).click();
    await expect(css(page)).toContainText("to right");
  },
);

test("CSS and classes are copied as shown", { tag: "@proof" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: "Copy CSS" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "background: linear-gradient(to right, #3B82F6, #8B5CF6);",
  );
});

test("whatever is set, the browser accepts it (CSS.supports)", async ({ page }) => {
  await open(page);
  const whole = (min: number, max: number) => fc.integer({ min, max });
  const color = whole(0, 0xffffff).map(
    (value) => `#${value.toString(16).toUpperCase().padStart(6, "0")}`,
  );
  const settings = fc.record({
    kind: fc.constantFrom(...kinds),
    gradient: fc.record({
      type: fc.constantFrom("linear", "radial", "conic"),
      direction: fc.constantFrom(...directions),
      angle: whole(0, 360),
      stops: fc.array(fc.record({ color, at: whole(0, 100) }), { minLength: 2, maxLength: 8 }),
      space: fc.constantFrom("srgb", "oklab", "oklch"),
      repeating: fc.boolean(),
    }),
    layers: fc.array(
      fc.record({
        x: whole(-50, 50),
        y: whole(-50, 50),
        blur: whole(0, 100),
        spread: whole(-50, 50),
        color,
        opacity: whole(0, 100),
        inset: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    border: fc.record({
      width: whole(0, 20),
      style: fc.constantFrom(...borderStyles),
      color,
      radius: whole(0, 50),
      corners: fc.option(fc.tuple(...[0, 0, 0, 0].map(() => whole(0, 50)))),
    }),
  });
  const seed = Date.now();
  const declarations = fc
    .sample(settings, { numRuns: 500, seed })
    .flatMap((drawn) => declarationsOf(optionsShape.read(drawn)));
  const refused = await page.evaluate(
    (list) => list.filter(([property, value]) => !CSS.supports(property, value)),
    declarations as [string, string][],
  );
  expect(refused, `seed ${seed}`).toEqual([]);
});
