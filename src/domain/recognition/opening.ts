import { collectThrough, openPlatformStream } from "#domain/compression.ts";
import type { Ambient, Bytes, Operation, Payload } from "#domain/operation/operation.ts";
import { runOperation } from "#domain/operation/run.ts";
import type { Kind } from "./kinds.ts";
import type { Limits } from "./limits.ts";

/**
 * What lies in a value. "refused": it is not what it looked like; "too much": it is a
 * bomb; "unknown": nothing here can open it.
 */
type Opened = { value: Payload } | "refused" | "too much" | "unknown";

const compressed = new Map<Kind, string>([
  ["gzip", "gzip"],
  ["zlib", "deflate"],
]);
const encoded: ReadonlySet<Kind> = new Set(["base64", "hex", "data-uri", "url-encoded"]);

/** Whether there may be another value in a value of this kind. */
export const isWrapper = (kind: Kind): boolean => compressed.has(kind) || encoded.has(kind);

/** Takes a value out of what it is written or packed in. */
export async function open(
  kind: Kind,
  value: Payload,
  operation: Operation | undefined,
  ambient: Ambient,
  limits: Limits,
): Promise<Opened> {
  const format = compressed.get(kind);
  if (format !== undefined)
    return typeof value === "string" ? "refused" : inflate(value, format, ambient, limits);
  if (operation === undefined) return "unknown";
  try {
    const outcome = await runOperation(operation, value, {}, ambient);
    return outcome.ok ? { value: outcome.value } : "refused";
  } catch {
    return "unknown"; // it could not be loaded
  }
}

/** Unpacks with a bound of our own: the operation would go on for much longer. */
async function inflate(
  bytes: Bytes,
  format: string,
  { openStream = openPlatformStream }: Ambient,
  { inflatedBytes, inflatedTimes }: Limits,
): Promise<Opened> {
  const maxBytes = Math.min(inflatedBytes, bytes.length * inflatedTimes);
  try {
    return { value: await collectThrough(bytes, openStream("expand", format), maxBytes) };
  } catch (error) {
    return error instanceof RangeError ? "too much" : "refused";
  }
}
