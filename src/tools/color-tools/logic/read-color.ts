import { fail, ok, type Result } from "#domain/result.ts";
import type { Chosen } from "./color.ts";
import { parseColor } from "./reading.ts";
import { hexOfColor } from "./spaces.ts";

/** Reads a color in any notation of CSS; hex digits may come without their #. */
export function readColor(text: string): Result<Chosen> {
  const exact = tidy(text);
  const color = parseColor(exact);
  if (color === null) return fail("Not a CSS color");
  return ok({ hex: hexOfColor(color), alpha: color.alpha ?? 1, exact });
}

/** As it is copied from a style sheet: "color: RED;" is "red". */
const tidy = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/;$/, "")
    .replace(/^[-\w]+\s*:\s*/, "")
    .replace(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/, "#$&");
