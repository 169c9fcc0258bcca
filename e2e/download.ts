import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** Presses a button that saves a file, and answers with the file. */
export async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, text: bytes.toString("utf8") };
}
