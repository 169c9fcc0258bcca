import { pauseClock } from "./clock.ts";
import { expect, open, test } from "./fixtures.ts";

test("hero: Explore Tools jumps to #tools, Play Games leads to /games", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByText("22+ Professional Tools")).toBeVisible();
  await page.getByRole("link", { name: "Explore Tools" }).click();
  await expect(page).toHaveURL("/#tools");
  await page.getByRole("link", { name: "Play Games" }).click();
  await expect(page).toHaveURL("/games");
});

test("search applies after 300 ms, clears, and says when nothing is found", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await pauseClock(page);
  const box = page.getByRole("combobox", { name: "Search tools" });
  const loan = page.getByRole("heading", { level: 3, name: "Loan Calculator" });
  await expect(page.getByRole("button", { name: "Clear search" })).toBeHidden();
  await box.fill("JSON");
  await page.clock.runFor(290);
  await expect(loan).toBeVisible();
  await page.clock.runFor(20);
  await expect(loan).toBeHidden();
  await expect(page.getByRole("heading", { level: 3, name: "JSON Formatter" })).toBeVisible();
  await box.fill("zzz");
  await page.clock.runFor(310);
  await expect(page.getByText('No tools found for "zzz"')).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(loan).toBeVisible();
  await expect(box).toBeFocused();
});

test("favorites: heart, badge, count, filter, page, and the empty messages", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Favorites (0)" }).click();
  await expect(
    page.getByText(
      "No favorite tools yet. Click the heart icon on any tool to add it to favorites!",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "All Tools" }).click();

  const heart = page.getByRole("button", { name: "Favorite JSON Formatter" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page).toHaveURL("/"); // The heart does not navigate.
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const card = page.getByRole("listitem").filter({ has: heart });
  await expect(card.getByText("Favorite", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Favorites" })).toContainText(
    "1",
  );

  await page.getByRole("button", { name: "Favorites (1)" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["JSON Formatter"]);
  await page.getByRole("combobox").fill("loan"); // Typing leaves favourites mode.
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("Loan Calculator");

  await open(page, "/favorites");
  await expect(page.getByText("1 favorite", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Discover More Tools" })).toBeVisible();
  await page.getByRole("button", { name: "Favorite JSON Formatter" }).click();
  await expect(page.getByRole("heading", { name: "No Favorites Yet" })).toBeVisible();
  await page.getByRole("link", { name: "Browse Tools" }).click();
  await expect(page).toHaveURL("/#tools");
});

test("a stored path without a unit is kept but neither shown nor counted", async ({ page }) => {
  const stored = '["/gone","/json-formatter"]';
  await page.addInitScript((text) => localStorage.setItem("tabkit-favorites", text), stored);
  await open(page, "/favorites");
  await expect(page.getByText("1 favorite", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("tabkit-favorites"))).toBe(stored);
});

test("every category says how many tools it has", async ({ page }) => {
  await open(page, "/");
  const sections = await page.locator("#tools section:not(#games)").all();
  expect(sections.length).toBeGreaterThan(5);
  for (const section of sections) {
    const cards = await section.getByRole("listitem").count();
    expect(cards).toBeGreaterThan(0);
    await expect(section.getByRole("heading", { level: 2 })).toContainText(
      cards === 1 ? "1 tool" : `${cards} tools`,
    );
  }
});

test("games index: facts, search by name and difficulty, the empty message, reasons", async ({
  page,
}) => {
  await open(page, "/games");
  for (const words of ["All Difficulties", "Instant Play"]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(page.getByText(/^\d+ Games?$/)).toBeVisible();
  const box = page.getByPlaceholder("Search games...");
  await box.fill("medium");
  await expect(page.getByRole("heading", { level: 3, name: "2048" })).toBeVisible();
  await box.fill("chess");
  await expect(page.getByText('No games found for "chess"')).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  for (const name of ["Mental Break", "Skill Building", "Achievement"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("link", { name: "Play Now 2048" }).click();
  await expect(page).toHaveURL("/games/2048");
  await expect(page.getByRole("link", { name: "Back to Games" })).toBeVisible();
});
