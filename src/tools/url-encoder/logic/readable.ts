import type { PartName } from "./address.ts";
import { readableHost } from "./punycode.ts";

/** A part of a URL as people read it: without escapes. One that cannot be read stays as it is. */
export const readablePart = (name: PartName, part: string): string =>
  name === "host" ? readableHost(part) : decoded(part);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
