import { fail, ok, type Result } from "#domain/result.ts";

/** A browser may leave the promise pending for ever (a permission prompt nobody sees). */
const patienceMs = 2000;

/** Copies text, and says truthfully whether that worked. */
export async function copyText(text: string): Promise<Result<true>> {
  if ((await copyModern(text)) || copyLegacy(text)) return ok(true);
  console.warn("Failed to copy text"); // Spec §8, word for word.
  return fail("Failed to copy text");
}

/** Copies a PNG, where the browser can. */
export async function copyImage(png: Blob): Promise<Result<true>> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return ok(true);
  } catch {
    return fail("This browser did not copy the image. Download it instead.");
  }
}

async function copyModern(text: string): Promise<boolean> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_resolve, reject) => setTimeout(reject, patienceMs)),
    ]);
    return true;
  } catch {
    return false;
  }
}

/** The older command: works over plain http, where `navigator.clipboard` does not exist. */
function copyLegacy(text: string): boolean {
  const focused = document.activeElement;
  // Inside an open dialog, since a modal makes everything outside of it unselectable.
  const host = focused?.closest("dialog[open]") ?? document.body;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "fixed top-0 opacity-0";
  host.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
