import {
  byteAt,
  closeArrayByte,
  closeObjectByte,
  colonByte,
  commaByte,
  insideScalar,
  letterFByte,
  letterNByte,
  letterTByte,
  openArrayByte,
  openObjectByte,
  quoteByte,
  spaceByte,
} from "../read/characters.ts";
import type { ScanResult } from "../read/scan-result.ts";
import { stringEnd } from "../read/strings.ts";

/**
 * Every value of a document by number, in the order of the text: twenty bytes each, so that 50 MB
 * of JSON have an index of about 100 MB and no object per value. A node's first child is the
 * node after it, and its next sibling is `after`.
 */
export interface Nodes {
  bytes: Uint8Array;
  count: number;
  isLines: boolean; // then node 0 stands for the text, and the documents are its children
  start: Int32Array; // first byte of the value
  end: Int32Array; // the byte after it
  parent: Int32Array; // -1 for the root
  after: Int32Array; // the first node that is not inside this one
  key: Int32Array; // the byte after the key's opening quote, -1 without a key
}

/** More would take over 200 MB, and a browser's patience. */
export const maxNodes = 10_000_000;

export const canIndex = (found: ScanResult): boolean => countValues(found) <= maxNodes;

const countValues = (found: ScanResult): number =>
  found.objects + found.arrays + found.strings + found.numbers + found.booleans + found.nulls;

const reportEveryNodes = 100_000;

/** Indexes a valid text. */
export function indexNodes(
  bytes: Uint8Array,
  found: ScanResult,
  onProgress?: (done: number) => void,
): Nodes {
  const count = countValues(found) + (found.isLines ? 1 : 0);
  const nodes: Nodes = {
    bytes,
    count,
    isLines: found.isLines,
    start: new Int32Array(count),
    end: new Int32Array(count),
    parent: new Int32Array(count),
    after: new Int32Array(count),
    key: new Int32Array(count),
  };
  const { start, end, parent, after, key } = nodes;
  let current = -1; // the innermost open container
  let isInObject = false;
  let pendingKey = -1;
  let next = 0;
  let i = 0;

  const add = (from: number, to: number): void => {
    start[next] = from;
    end[next] = to;
    parent[next] = current;
    key[next] = pendingKey;
    pendingKey = -1;
    next += 1;
    after[next - 1] = next;
  };
  if (found.isLines) {
    add(0, bytes.length);
    after[0] = count;
    current = 0;
  }

  let reportAt = reportEveryNodes;
  while (i < bytes.length) {
    const byte = byteAt(bytes, i);
    if (byte <= spaceByte || byte === commaByte || byte === colonByte) i += 1;
    else if (byte === quoteByte) {
      const to = stringEnd(bytes, i + 1);
      if (isInObject && pendingKey < 0) pendingKey = i + 1;
      else add(i, to);
      i = to;
    } else if (byte === openObjectByte || byte === openArrayByte) {
      add(i, i);
      current = next - 1;
      isInObject = byte === openObjectByte;
      i += 1;
    } else if (byte === closeObjectByte || byte === closeArrayByte) {
      i += 1;
      end[current] = i;
      after[current] = next;
      current = parent[current] as number;
      isInObject = current >= 0 && kindOf(nodes, current) === "object";
    } else {
      const from = i;
      while (insideScalar[byteAt(bytes, i)] === 1) i += 1;
      add(from, i);
    }
    if (next >= reportAt) {
      onProgress?.(i / bytes.length);
      reportAt = next + reportEveryNodes;
    }
  }
  return nodes;
}

/** "lines": the root that holds the documents of JSON Lines. */
export type NodeKind = "object" | "array" | "string" | "number" | "boolean" | "null" | "lines";

/** What a node is, told by its first byte. */
export function kindOf({ bytes, start, isLines }: Nodes, node: number): NodeKind {
  if (isLines && node === 0) return "lines";
  switch (byteAt(bytes, start[node] as number)) {
    case openObjectByte:
      return "object";
    case openArrayByte:
      return "array";
    case quoteByte:
      return "string";
    case letterTByte:
    case letterFByte:
      return "boolean";
    case letterNByte:
      return "null";
    default:
      return "number";
  }
}
