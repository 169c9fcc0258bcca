import { expect, test } from "#e2e/fixtures.ts";

test("play to a win", async ({ page }) => {
  await page.goto("/games/template");
  const won = page.getByRole("heading", { name: "You Won!" });
  // A throw is at least 1, so 21 throws are always enough.
  for (let turn = 0; turn < 21 && !(await won.isVisible()); turn++) {
    await page.getByRole("button", { name: "Throw" }).click();
  }
  await expect(won).toBeVisible();
});
