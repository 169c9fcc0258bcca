import {
  backslashByte,
  byteAt,
  closeArrayByte,
  closeObjectByte,
  colonByte,
  commaByte,
  lineFeedByte,
  openArrayByte,
  openObjectByte,
  quoteByte,
} from "../read/characters.ts";
import { keyText } from "../read/keys.ts";
import { kindOf, type Nodes } from "../tree/nodes.ts";
import { stringEnd } from "../read/strings.ts";

const none = -1;

/**
 * A valid text with every object's keys by code point, without white space; the printer lays it
 * out. `size`: bytes of all tokens, and of the line ends between documents.
 */
export function sortKeys(nodes: Nodes, size: number): Uint8Array<ArrayBuffer> {
  const { bytes, start, end, parent, key } = nodes;
  const { first, next } = linkInOrder(nodes);
  const out = new Uint8Array(size);
  let o = 0;
  const copy = (from: number, to: number): void => {
    for (let i = from; i < to; i++) out[o++] = byteAt(bytes, i);
  };

  let node = 0;
  for (;;) {
    const keyStart = key[node] as number;
    if (keyStart >= 0) {
      copy(keyStart - 1, stringEnd(bytes, keyStart));
      out[o++] = colonByte;
    }
    const kind = kindOf(nodes, node);
    const child = first[node] as number;
    if (kind === "object") out[o++] = openObjectByte;
    else if (kind === "array") out[o++] = openArrayByte;
    else if (kind !== "lines") copy(start[node] as number, end[node] as number);
    if (child !== none) {
      node = child;
      continue;
    }
    if (kind === "object") out[o++] = closeObjectByte;
    else if (kind === "array") out[o++] = closeArrayByte;

    while (next[node] === none) {
      node = parent[node] as number;
      if (node < 0 || kindOf(nodes, node) === "lines") return out;
      out[o++] = kindOf(nodes, node) === "object" ? closeObjectByte : closeArrayByte;
    }
    out[o++] = nodes.isLines && parent[node] === 0 ? lineFeedByte : commaByte;
    node = next[node] as number;
  }
}

/** Each node's first child and next sibling in the order to print. */
function linkInOrder(nodes: Nodes): { first: Int32Array; next: Int32Array } {
  const { count, after } = nodes;
  const first = new Int32Array(count).fill(none);
  const next = new Int32Array(count).fill(none);
  for (let node = 0; node < count; node++) {
    const stop = after[node] as number;
    if (stop === node + 1) continue;
    const children: number[] = [];
    for (let child = node + 1; child < stop; child = after[child] as number) children.push(child);
    if (kindOf(nodes, node) === "object")
      children.sort((one, other) => compareKeys(nodes, one, other));
    let last = none;
    for (const child of children) {
      if (last === none) first[node] = child;
      else next[last] = child;
      last = child;
    }
  }
  return { first, next };
}

/** UTF-8 has the order of code points, so raw bytes do, unless there is an escape. */
function compareKeys({ bytes, key }: Nodes, one: number, other: number): number {
  const a = key[one] as number;
  const b = key[other] as number;
  for (let i = 0; ; i++) {
    const left = byteAt(bytes, a + i);
    const right = byteAt(bytes, b + i);
    if (left === backslashByte || right === backslashByte) {
      return compareCodePoints(keyText(bytes, a), keyText(bytes, b));
    }
    if (left !== right) return left === quoteByte ? -1 : right === quoteByte ? 1 : left - right;
    if (left === quoteByte) return 0;
  }
}

/** Strings themselves compare by UTF-16 units, where 😀 comes before ｆ. */
function compareCodePoints(one: string, other: string): number {
  for (let i = 0; ;) {
    const left = one.codePointAt(i) ?? -1;
    const right = other.codePointAt(i) ?? -1;
    if (left !== right || left === -1) return left - right;
    i += left > 0xffff ? 2 : 1;
  }
}
