import { decodeBase64, encodeBase64 } from "./base64.ts";
import { collectThrough } from "./compression.ts";
import { crc32 } from "./crc32.ts";
import { linkStart } from "./recording.ts";
import { maxReplayChars } from "./recording-text.ts";
import { fail, ok, type Result } from "./result.ts";

/** A link of ours has at most 8 kB, with some room for the address before it. */
export const maxLinkChars = 8000;

const checksumBytes = 4;

/** The replay's text as a fragment, `#replay=…`; `null` when it is too long for a link. */
export async function writeLink(text: string): Promise<string | null> {
  const pressed = await collectThrough(
    new TextEncoder().encode(text),
    new CompressionStream("deflate-raw"),
    maxReplayChars,
  );
  const bytes = new Uint8Array(checksumBytes + pressed.length);
  new DataView(bytes.buffer).setUint32(0, crc32(pressed));
  bytes.set(pressed, checksumBytes);
  const fragment = `${linkStart}${encodeBase64(bytes, { urlSafe: true, padding: false })}`;
  return fragment.length > maxLinkChars ? null : fragment;
}

/** The replay's text out of such a fragment. Nothing is repaired, and no more is unpacked than fits. */
export async function readLink(fragment: string): Promise<Result<string>> {
  const packed = fragment.slice(linkStart.length);
  if (fragment.length > maxLinkChars) return fail("This replay is damaged: its link is too long.");
  const decoded = decodeBase64(packed);
  if (!decoded.ok) return fail("This replay is damaged: its link has other characters in it.");
  const bytes = decoded.value;
  const pressed = bytes.subarray(checksumBytes);
  const isWhole =
    bytes.length > checksumBytes &&
    encodeBase64(bytes, { urlSafe: true, padding: false }) === packed &&
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === crc32(pressed);
  if (!isWhole) {
    return fail("This replay is damaged: its link was changed or cut off on the way.");
  }
  try {
    const unpacked = await collectThrough(
      pressed,
      new DecompressionStream("deflate-raw"),
      maxReplayChars,
    );
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(unpacked));
  } catch {
    return fail("This replay is damaged: its link cannot be unpacked.");
  }
}
