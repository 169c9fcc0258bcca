/** Tags of DER, the form in which keys and certificates are written as bytes (X.690). */
const sequence = 0x30;
const integer = 0x02;
const bits = 0x03;
const octets = 0x04;

interface Element {
  tag: number;
  from: number; // where its content begins
  end: number;
}

/** What begins a key of each kind, by the name that PEM gives it. */
const shapes: readonly (readonly [label: string, tags: readonly number[]])[] = [
  ["CERTIFICATE", [sequence, sequence, bits]],
  ["PUBLIC KEY", [sequence, bits]],
  ["ENCRYPTED PRIVATE KEY", [sequence, octets]],
  ["PRIVATE KEY", [integer, sequence, octets]],
  ["EC PRIVATE KEY", [integer, octets]],
  ["RSA PRIVATE KEY", [integer, integer, integer]],
  ["RSA PUBLIC KEY", [integer, integer]],
];

/** The kind of key that bytes are, by the name that PEM gives it; `null` when they are none. */
export function labelOfDer(bytes: Uint8Array): string | null {
  const whole = elementAt(bytes, 0);
  if (whole?.tag !== sequence || whole.end !== bytes.length) return null;
  const tags: number[] = [];
  for (let at = whole.from; at < whole.end;) {
    const element = elementAt(bytes, at);
    if (element === null) return null;
    tags.push(element.tag);
    at = element.end;
  }
  const found = shapes.find(([, begins]) => begins.every((tag, at) => tags[at] === tag));
  return found?.[0] ?? null;
}

/** The element at an offset, or `null` when it goes beyond the end. */
function elementAt(bytes: Uint8Array, at: number): Element | null {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) return null;
  // A short length is one byte; a long one says of how many it is made.
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (lengthBytes > 4) return null;
  let length = lengthBytes === 0 ? first : 0;
  const from = at + 2 + lengthBytes;
  for (const byte of bytes.subarray(at + 2, from)) length = length * 256 + byte;
  return from + length > bytes.length ? null : { tag, from, end: from + length };
}
