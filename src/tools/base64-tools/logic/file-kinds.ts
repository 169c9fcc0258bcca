import { toHex } from "#domain/hex.ts";
import { signatures, type FileKind } from "./file-kinds.data.ts";

export type { FileKind } from "./file-kinds.data.ts";

const patterns = signatures.map(({ name, extension, mime, bytes, at = 0 }) => ({
  kind: { name, extension, mime },
  pattern: new RegExp(`^.{${at * 2}}${bytes.replaceAll("?", ".")}`),
}));

/** The longest way into a file that a signature looks. */
const headBytes = 512;

const svg: FileKind = { name: "SVG image", extension: "svg", mime: "image/svg+xml" };
const svgStart =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/** What the bytes are, by their beginning, or `null` when that says nothing. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const head = bytes.subarray(0, headBytes);
  const hex = toHex(head);
  const found = patterns.find(({ pattern }) => pattern.test(hex));
  if (found !== undefined) return found.kind;
  return svgStart.test(new TextDecoder().decode(head)) ? svg : null;
}

const drawable = new Set(["png", "jpg", "gif", "webp", "avif", "ico", "bmp", "svg"]);

/** Whether browsers can show it as a picture. */
export const isPicture = (kind: FileKind | null): boolean =>
  kind !== null && drawable.has(kind.extension);
