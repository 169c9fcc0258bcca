import type { Locator, Page } from "@playwright/test";

/** What was copied; the test must have the permission to read it. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Pastes into a field in place of what is there, as a visitor's clipboard would. */
export async function pasteOver(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.press("ControlOrMeta+a");
  await paste(field.page(), text);
}

/** Pastes where the focus is. What the page does not take itself is inserted by the browser. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    const how = { clipboardData, bubbles: true, cancelable: true, composed: true };
    const isTaken = !focused!.dispatchEvent(new ClipboardEvent("paste", how));
    if (!isTaken) document.execCommand("insertText", false, pasted);
  }, text);
