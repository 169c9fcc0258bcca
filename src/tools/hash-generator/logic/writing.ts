import { encodeBase64 } from "#domain/base64.ts";
import { toHex } from "#domain/hex.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { AlgorithmId } from "./algorithms.ts";
import type { Format } from "./options.ts";

/** A digest as text. */
export function writeDigest(digest: Uint8Array, format: Format): string {
  if (format === "base64") return encodeBase64(digest);
  return format === "upper" ? toHex(digest).toUpperCase() : toHex(digest);
}

/** As a page names what it may load: in an integrity attribute, or in its policy (in quotes). */
export type PageFormat = "integrity" | "csp";

const forPages = /^sha(?:256|384|512)$/;

/** A digest in any form, also in those that only three algorithms have. */
export function writeAny(
  digest: Uint8Array,
  id: AlgorithmId,
  format: Format | PageFormat,
): Result<string> {
  if (format !== "integrity" && format !== "csp") return ok(writeDigest(digest, format));
  if (!forPages.test(id)) return fail("Browsers know only sha256, sha384 and sha512 for this.");
  const named = `${id}-${encodeBase64(digest)}`;
  return ok(format === "csp" ? `'${named}'` : named);
}
