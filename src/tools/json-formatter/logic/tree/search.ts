import { backslashByte, byteAt } from "../read/characters.ts";
import { kindOf, type Nodes } from "./nodes.ts";
import { stringEnd, stringValue } from "../read/strings.ts";

interface SearchHit {
  node: number;
  inKey: boolean;
  inValue: boolean;
}

export interface SearchResult {
  total: number; // all of them
  hits: SearchHit[]; // the first `limit`
}

/** The nodes whose key or scalar value contains a text, whatever its case, in the order of the text. */
export function search(nodes: Nodes, text: string, limit: number): SearchResult {
  const result: SearchResult = { total: 0, hits: [] };
  const sought = text.toLowerCase();
  if (sought === "") return result;
  const contains = containsIn(nodes.bytes, sought);
  for (let node = 0; node < nodes.count; node++) {
    const key = nodes.key[node] as number;
    const inKey = key >= 0 && contains(key, stringEnd(nodes.bytes, key) - 1);
    const inValue = isScalarHit(nodes, node, contains);
    if (!inKey && !inValue) continue;
    result.total += 1;
    if (result.hits.length < limit) result.hits.push({ node, inKey, inValue });
  }
  return result;
}

type Contains = (start: number, end: number) => boolean;

function isScalarHit(nodes: Nodes, node: number, contains: Contains): boolean {
  const start = nodes.start[node] as number;
  const end = nodes.end[node] as number;
  const kind = kindOf(nodes, node);
  if (kind === "object" || kind === "array" || kind === "lines") return false;
  return kind === "string" ? contains(start + 1, end - 1) : contains(start, end);
}

const lowerCase = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte,
);

/** The first bytes of K (Kelvin) and İ, the only other letters whose lower case has ASCII in it. */
const kelvinByte = 0xe2;
const dottedIByte = 0xc4;

/**
 * Compares bytes where that is enough, which is nearly always, and decoded text where a token has
 * an escape, or the sought text letters beyond ASCII: `é` is found in `\u00C9`.
 */
function containsIn(bytes: Uint8Array, sought: string): Contains {
  const needle = new TextEncoder().encode(sought);
  const first = byteAt(needle, 0);
  const isAscii = needle.length === sought.length;
  const mustDecode = (byte: number): boolean =>
    byte === backslashByte ||
    (isAscii ? byte === kelvinByte || byte === dottedIByte : byte >= 0x80);

  return (start, end) => {
    const lastStart = end - needle.length;
    for (let i = start; i < end; i++) {
      const byte = byteAt(bytes, i);
      if (mustDecode(byte)) return stringValue(bytes, start, end).toLowerCase().includes(sought);
      if (isAscii && i <= lastStart && lowerCase[byte] === first && isNeedleAt(i)) return true;
    }
    return false;
  };

  function isNeedleAt(place: number): boolean {
    for (let at = 1; at < needle.length; at++) {
      if (lowerCase[byteAt(bytes, place + at)] !== byteAt(needle, at)) return false;
    }
    return true;
  }
}
