import type { Locator, Page } from "@playwright/test";

/** The number that stands under a label: a game's score, a tool's count. */
export const figure = (page: Page, label: string): Locator =>
  page.getByText(label, { exact: true }).first().locator("..").locator("dd").first();

/** A result of a calculator, which unfolds to how it was worked out. */
export const resultFigure = (page: Page, label: string): Locator =>
  page.locator("summary", { hasText: label }).first();
