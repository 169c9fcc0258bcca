/** The bytes that mean something in JSON. Outside strings it is pure ASCII. */
export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const DOT = 0x2e;
export const ZERO = 0x30;
const NINE = 0x39;
export const COLON = 0x3a;
export const OPEN_ARRAY = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_ARRAY = 0x5d;
export const LETTER_E = 0x65;
export const LETTER_F = 0x66;
export const LETTER_N = 0x6e;
export const LETTER_T = 0x74;
export const LETTER_U = 0x75;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** A byte of the text, 0 past its end: no token has a 0 in it, and V8 keeps numbers unboxed. */
export const byteAt = (bytes: Uint8Array, i: number): number =>
  i < bytes.length ? (bytes[i] as number) : 0;

/** 1 for a byte that stands for itself inside a string: printable ASCII but `"` and `\`. */
export const plainInString = table(
  (byte) => byte >= SPACE && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH,
);

/** 1 for a byte that can be inside a number or a literal, so that a token ends before a 0. */
export const insideScalar = table(
  (byte) => byte === PLUS || byte === MINUS || byte === DOT || isWordByte(byte),
);

/** 1 for a hexadecimal digit. */
export const hexDigit = table((byte) => /[\da-f]/i.test(String.fromCharCode(byte)));

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;

export const isSpace = (byte: number): boolean =>
  byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB;

function isWordByte(byte: number): boolean {
  return /[\da-z]/i.test(String.fromCharCode(byte));
}

function table(holds: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
