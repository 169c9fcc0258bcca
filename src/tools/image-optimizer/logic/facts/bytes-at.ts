/** Whether bytes begin with those written as hex. */
export const startsWith = (bytes: Uint8Array, hex: string): boolean =>
  (hex.match(/../g) ?? []).every((pair, at) => bytes[at] === Number.parseInt(pair, 16));

/** Bytes as letters, one each: for names in a file's structure, never for text. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where letters stand between two places, or -1. */
export function findText(bytes: Uint8Array, text: string, from = 0, to = bytes.length): number {
  const first = text.charCodeAt(0);
  for (
    let at = bytes.indexOf(first, from);
    at !== -1 && at < to;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (textAt(bytes, at, text.length) === text) return at;
  }
  return -1;
}

/** Parts, one behind the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
