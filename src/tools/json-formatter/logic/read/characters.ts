/** The bytes that mean something in JSON. Outside strings it is pure ASCII. */
export const tabByte = 0x09;
export const lineFeedByte = 0x0a;
export const returnByte = 0x0d;
export const spaceByte = 0x20;
export const quoteByte = 0x22;
export const plusByte = 0x2b;
export const commaByte = 0x2c;
export const minusByte = 0x2d;
export const dotByte = 0x2e;
export const zeroByte = 0x30;
const nineByte = 0x39;
export const colonByte = 0x3a;
export const openArrayByte = 0x5b;
export const backslashByte = 0x5c;
export const closeArrayByte = 0x5d;
export const letterEByte = 0x65;
export const letterFByte = 0x66;
export const letterNByte = 0x6e;
export const letterTByte = 0x74;
export const letterUByte = 0x75;
export const openObjectByte = 0x7b;
export const closeObjectByte = 0x7d;

/** A byte of the text, 0 past its end: no token has a 0 in it, and V8 keeps numbers unboxed. */
export const byteAt = (bytes: Uint8Array, i: number): number =>
  i < bytes.length ? (bytes[i] as number) : 0;

/** 1 for a byte that stands for itself inside a string: printable ASCII but `"` and `\`. */
export const plainInString = table(
  (byte) => byte >= spaceByte && byte < 0x80 && byte !== quoteByte && byte !== backslashByte,
);

/** 1 for a byte that can be inside a number or a literal, so that a token ends before a 0. */
export const insideScalar = table(
  (byte) => byte === plusByte || byte === minusByte || byte === dotByte || isWordByte(byte),
);

/** 1 for a hexadecimal digit. */
export const hexDigit = table((byte) => /[\da-f]/i.test(String.fromCharCode(byte)));

export const isDigit = (byte: number): boolean => byte >= zeroByte && byte <= nineByte;

export const isSpace = (byte: number): boolean =>
  byte === spaceByte || byte === lineFeedByte || byte === returnByte || byte === tabByte;

function isWordByte(byte: number): boolean {
  return /[\da-z]/i.test(String.fromCharCode(byte));
}

function table(holds: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
