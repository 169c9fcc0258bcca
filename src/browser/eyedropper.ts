import { fail, ok, type Result } from "#domain/result.ts";

/** Not in TypeScript's list yet: only Chromium has it. */
interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}
type WithEyeDropper = typeof globalThis & { EyeDropper?: new () => EyeDropper };

/** Whether the browser can take a color from anywhere on the screen. */
export const hasEyedropper = (): boolean => "EyeDropper" in globalThis;

/** Lets the visitor take a color from the screen: "#3b82f6". Fails when they think better of it. */
export async function pickFromScreen(): Promise<Result<string>> {
  const { EyeDropper } = globalThis as WithEyeDropper;
  if (EyeDropper === undefined) return fail("This browser has no eyedropper.");
  try {
    return ok((await new EyeDropper().open()).sRGBHex);
  } catch {
    return fail("No color was picked.");
  }
}
