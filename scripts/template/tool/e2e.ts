import { expect, test } from "#e2e/fixtures.ts";

test("type a text, read the result", async ({ page }) => {
  await page.goto("/template");
  await expect(page.getByText("Please enter some text")).toBeVisible();
  await page.getByLabel("Text").fill("one two");
  await expect(page.getByText("two one")).toBeVisible();
});
