import { fail, ok, type Result } from "#domain/result.ts";

/** What people paste around an identifier: quotes, braces, a comma, `urn:uuid:`. */
export const bare = (text: string): string =>
  text
    .trim()
    .replace(/[,;]$/, "")
    .replace(/^(["'`])(.*)\1$/, "$2")
    .replace(/^urn:uuid:/i, "")
    .replace(/^\{(.*)\}$/, "$1")
    .replace(/^\((.*)\)$/, "$1")
    .trim();

const groups = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const digitCount = 32;

/** Reads a UUID of any version, as people write it. What is not one is told why. */
export function readUuid(text: string): Result<bigint> {
  const id = bare(text);
  const stranger = /[^0-9a-f-]/iu.exec(id);
  if (stranger !== null) {
    const place = Array.from(id.slice(0, stranger.index)).length + 1;
    return fail(`Not a UUID: “${stranger[0]}” at place ${place} is not a hexadecimal digit`);
  }
  const digits = id.replaceAll("-", "");
  if (digits.length !== digitCount) {
    return fail(`Not a UUID: it has ${digits.length} digits in place of ${digitCount}`);
  }
  if (digits !== id && !groups.test(id)) {
    return fail("Not a UUID: its hyphens are not after digits 8, 12, 16 and 20");
  }
  return ok(BigInt(`0x${digits}`));
}
