import { sampledCases } from "#proof/scale.ts";
import { expect, open, test } from "./fixtures.ts";

test.describe("palette", () => {
  for (const keys of sampledCases(["/", "Meta+k", "Control+k"], 2)) {
    test(`${keys} opens it; typing and Enter go there`, async ({ page }) => {
      await open(page, "/privacy");
      await page.keyboard.press(keys);
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("epoch");
      await expect(dialog.getByRole("option").first()).toContainText("Time Tools");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/time-tools");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }

  test("arrows move, a click chooses, Escape closes, and a slash in a field is only a slash", async ({
    page,
  }) => {
    await open(page, "/games");
    await page.getByRole("searchbox").press("/");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.getByRole("button", { name: "Search" }).first().click();
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("combobox")).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: /2048/ }).click();
    await expect(page).toHaveURL("/games/2048");
  });
});
