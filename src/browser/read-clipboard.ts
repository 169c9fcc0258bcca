import { fail, ok, type Result } from "#domain/result.ts";

/** The text in the clipboard, if the browser and the visitor let us read it. */
export async function readClipboard(): Promise<Result<string>> {
  try {
    return ok(await navigator.clipboard.readText());
  } catch {
    return fail("Pasting was not allowed.");
  }
}
