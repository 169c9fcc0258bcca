/** What the bytes of a hardware address say. */
export interface Mac {
  bytes: readonly number[]; // 6, or 8 for an EUI-64
  isMulticast: boolean;
  isLocal: boolean;
}

/** "00:1A:2B…", "00-1a-2b…", "001A.2B3C.4D5E" or digits alone; the marks between are the same. */
const forms = [
  /^[\da-f]{2}(?:([:-])[\da-f]{2})(?:\1[\da-f]{2}){4}(?:(?:\1[\da-f]{2}){2})?$/i,
  /^[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}(?:\.[\da-f]{4})?$/i,
  /^(?:[\da-f]{12}|[\da-f]{16})$/i,
];

/** Reads a MAC address (EUI-48) or an EUI-64; `null` when the text is none. */
export function readMac(text: string): Mac | null {
  if (!forms.some((form) => form.test(text))) return null;
  const bytes = (text.replace(/[^\da-f]/gi, "").match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const [first = 0] = bytes;
  return { bytes, isMulticast: (first & 1) === 1, isLocal: (first & 2) === 2 };
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

/** "00:1a:2b:3c:4d:5e". */
export const writeMac = ({ bytes }: Pick<Mac, "bytes">, mark: string): string =>
  bytes.map(hex).join(mark);

/** The groups of an IPv6 address that a device may give itself by its MAC (RFC 4291, appendix A). */
export function interfaceGroups({ bytes }: Mac): number[] {
  const [first = 0, ...rest] = bytes.length === 8 ? bytes : bytes.toSpliced(3, 0, 0xff, 0xfe);
  const all = [first ^ 2, ...rest];
  return [0, 2, 4, 6].map((at) => ((all[at] ?? 0) << 8) | (all[at + 1] ?? 0));
}
