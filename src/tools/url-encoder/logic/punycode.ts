/** RFC 3492: how letters beyond ASCII are written in the names of hosts. */
const digits = "abcdefghijklmnopqrstuvwxyz0123456789";
const base = 36;
const firstDelta = 72;
const firstCode = 0x80;

/** A host as people read it: "xn--mnchen-3ya.de" is "münchen.de". What is wrong stays as it is. */
export const readableHost = (host: string): string =>
  host
    .split(".")
    .map((label) => (/^xn--/i.test(label) ? (decodeLabel(label.slice(4)) ?? label) : label))
    .join(".");

function decodeLabel(label: string): string | null {
  const lastHyphen = label.lastIndexOf("-");
  const letters = Array.from(label.slice(0, Math.max(lastHyphen, 0)), (letter) =>
    letter.charCodeAt(0),
  );
  let code = firstCode;
  let bias = firstDelta;
  let index = 0;
  for (let at = lastHyphen + 1; at < label.length;) {
    const start = index;
    for (let weight = 1, k = base; ; k += base) {
      const letter = label[at++];
      const digit = letter === undefined ? -1 : digits.indexOf(letter.toLowerCase());
      if (digit === -1) return null;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(index - start, count, start === 0);
    code += Math.floor(index / count);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    index %= count;
    letters.splice(index++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

/** RFC 3492, 6.1. */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += base) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
