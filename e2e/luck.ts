import type { Page } from "@playwright/test";

/** Every random word of the page is this one, so that each game gets the same seed. */
export const fixLuck = (page: Page, word = 20260714): Promise<unknown> =>
  page.addInitScript((fixed) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(fixed);
      return array;
    };
  }, word);
