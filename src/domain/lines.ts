/** A text in lines, and how to put it together again as it was. */
interface Lines {
  lines: string[];
  join: (lines: readonly string[]) => string;
}

/** Lines as they end in this text; a line break at its end stays one. */
export function linesOf(text: string): Lines {
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const isEnded = text.endsWith("\n");
  const lines = text === "" ? [] : text.replace(/\r?\n$/, "").split(/\r?\n/);
  return {
    lines,
    join: (made) => made.join(end) + (isEnded && made.length > 0 ? end : ""),
  };
}

export type Order = "plain" | "number" | "natural";

/** Sorts lines the same way everywhere: no language has a say in it. Equal lines keep their order. */
export function sortLines(
  lines: readonly string[],
  { order, ignoreCase, reverse }: { order: Order; ignoreCase: boolean; reverse: boolean },
): string[] {
  const keyed = lines.map((line) => ({ line, key: ignoreCase ? line.toLowerCase() : line }));
  const compare = comparers[order];
  const sign = reverse ? -1 : 1;
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ line }) => line);
}

/** By the numbers of the characters, as `sort` does in the C locale; UTF-16 has another order. */
function comparePlain(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (one === other) continue;
    const [isOneHalf, isOtherHalf] = [isSurrogate(one), isSurrogate(other)];
    // Halves of characters stand below U+E000, but the characters come after U+FFFF.
    return isOneHalf === isOtherHalf ? one - other : isOneHalf ? 1 : -1;
  }
  return a.length - b.length;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const leadingNumber = /^\s*(-?)0*(\d*)(?:\.(\d*?)0*(?!\d))?/;

/** By the number that a line begins with, of any length; without one it counts as 0. */
function compareNumbers(a: string, b: string): number {
  const [one, other] = [numberOf(a), numberOf(b)];
  if (one.sign !== other.sign) return one.sign - other.sign;
  const size = compareDigits(one.whole, other.whole) || comparePlain(one.part, other.part);
  return one.sign * size;
}

function numberOf(line: string): { sign: -1 | 0 | 1; whole: string; part: string } {
  const [, minus = "", whole = "", part = ""] = leadingNumber.exec(line) ?? [];
  return { sign: whole + part === "" ? 0 : minus === "" ? 1 : -1, whole, part };
}

/** Digits without zeros before them: the longer number is the larger one. */
const compareDigits = (a: string, b: string): number => a.length - b.length || comparePlain(a, b);

/** Numbers in a text count as numbers: "file9" comes before "file10". */
function compareNatural(a: string, b: string): number {
  const [one, other] = [a.match(/\d+|\D+/g) ?? [], b.match(/\d+|\D+/g) ?? []];
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const [left = "", right = ""] = [one[at], other[at]];
    const areNumbers = /^\d/.test(left) && /^\d/.test(right);
    const order = areNumbers
      ? compareDigits(left.replace(/^0+/, ""), right.replace(/^0+/, ""))
      : comparePlain(left, right);
    if (order !== 0) return order;
  }
  return one.length - other.length || comparePlain(a, b);
}

const comparers: Record<Order, (a: string, b: string) => number> = {
  plain: comparePlain,
  number: compareNumbers,
  natural: compareNatural,
};

type Kept = "first" | "repeated" | "single";

/** Every line once, wherever its likes stand; or only those that come again, or that do not. */
export function uniqueLines(
  lines: readonly string[],
  { keep, ignoreCase, counts }: { keep: Kept; ignoreCase: boolean; counts: boolean },
): string[] {
  const found = new Map<string, { line: string; count: number }>();
  for (const line of lines) {
    const key = ignoreCase ? line.toLowerCase() : line;
    const known = found.get(key);
    if (known === undefined) found.set(key, { line, count: 1 });
    else known.count += 1;
  }
  return [...found.values()]
    .filter(({ count }) => keep === "first" || count > 1 === (keep === "repeated"))
    .map(({ line, count }) => (counts ? `${count}\t${line}` : line));
}

/** An order of luck (Fisher and Yates), each as likely as any other. */
export function shuffleLines(
  lines: readonly string[],
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): string[] {
  const mixed = [...lines];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = numberBelow(last + 1, randomBytes);
    const kept = mixed[last] ?? "";
    mixed[last] = mixed[at] ?? "";
    mixed[at] = kept;
  }
  return mixed;
}

const wordCount = 2 ** 32;

/** Words past the last full round are thrown away: `%` alone would favor small numbers. */
function numberBelow(
  limit: number,
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): number {
  const fair = wordCount - (wordCount % limit);
  for (;;) {
    const word = new DataView(randomBytes(4).buffer).getUint32(0);
    if (word < fair) return word % limit;
  }
}
