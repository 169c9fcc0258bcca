import { expect, test } from "#e2e/fixtures.ts";

test("set a value, read the result", async ({ page }) => {
  await page.goto("/calculator/template");
  await expect(page.getByText("₹500.00").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("20000");
  await expect(page.getByText("₹1,000.00").first()).toBeVisible();
});
