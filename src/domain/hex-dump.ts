import { toHex } from "./hex.ts";

const rowBytes = 16;

/** More than anybody reads in rows. */
export const dumpedBytes = 16 * 1024;

/** Bytes as `hexdump -C` shows them: where, which, and the letters among them. */
export function hexDump(bytes: Uint8Array): string {
  const rows: string[] = [];
  for (let from = 0; from < bytes.length; from += rowBytes) {
    const row = bytes.subarray(from, from + rowBytes);
    const pairs = toHex(row)
      .replace(/../g, "$& ")
      .padEnd(rowBytes * 3);
    const letters = Array.from(row, (byte) =>
      byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ".",
    );
    rows.push(`${from.toString(16).padStart(8, "0")}  ${pairs} ${letters.join("")}`);
  }
  return rows.join("\n");
}
