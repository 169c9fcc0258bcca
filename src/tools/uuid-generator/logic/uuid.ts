/** A UUID is kept as the number that it is: 128 bits, the first digit the highest. */

export const nil = 0n;
export const max = (1n << 128n) - 1n;

/** What comes from outside: the time, and as many random bytes as are asked for. */
export interface Luck {
  nowMs: number; // whole milliseconds since 1970
  bytes: (count: number) => Uint8Array;
}

/** Bytes as one number, the first byte the highest. */
export function toNumber(bytes: Uint8Array): bigint {
  let digits = "0x0";
  for (const byte of bytes) digits += byte.toString(16).padStart(2, "0");
  return BigInt(digits);
}

/** The lowest `bits` of a number. */
export const lowBits = (value: bigint, bits: bigint): bigint => value & ((1n << bits) - 1n);

/** Writes the version, and the variant of RFC 9562, over the six bits that hold them. */
export const stamp = (id: bigint, version: bigint): bigint =>
  (id & ~((0xfn << 76n) | (0b11n << 62n))) | (version << 76n) | (0b10n << 62n);

/** All 32 digits, without hyphens. */
export const hexDigits = (id: bigint): string => id.toString(16).padStart(32, "0");

/** The form of RFC 9562: lower case, in groups of 8-4-4-4-12. */
export function uuidText(id: bigint): string {
  const digits = hexDigits(id);
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, group) => digits.slice(cuts[group], end))
    .join("-");
}

/** Crockford's alphabet: no I, L, O or U. */
const base32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ulidLength = 26;

/** 128 bits in the form of a ULID. */
export function ulidText(id: bigint): string {
  let text = "";
  for (let rest = id; text.length < ulidLength; rest >>= 5n)
    text = base32[Number(rest & 31n)] + text;
  return text;
}

/** What a ULID says, or `null` when it is none: 26 letters, and no more than 128 bits. */
export function readUlid(text: string): bigint | null {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text)) return null;
  let id = 0n;
  for (const letter of text.toUpperCase()) id = (id << 5n) | BigInt(base32.indexOf(letter));
  return id;
}
