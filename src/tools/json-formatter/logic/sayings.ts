import { sizeWords } from "#domain/bytes.ts";
import { distanceWords, utcWords } from "#domain/moment-words.ts";
import type { Saying } from "#domain/operation/operation.ts";
import { counted } from "#domain/wording.ts";
import { readDocument, type Document } from "./document.ts";
import { momentOf } from "./moments.ts";
import { encodeText } from "./read/encoding.ts";
import { keyText } from "./read/keys.ts";
import { textAt } from "./read/strings.ts";
import { indexNodes, kindOf, type Nodes } from "./tree/nodes.ts";
import { pathTo } from "./tree/path.ts";
import { childrenOf } from "./tree/tree.ts";

/** A longer text is only counted: an index of it would take longer than a paste may. */
const maxIndexedBytes = 2 * 1024 * 1024;
const maxMoments = 3;
/** Moments are looked for in the object, in its members, and in theirs. */
const maxDepth = 4;
const maxLabelChars = 60;
/** The longest that a moment can be written. */
const maxRawBytes = 40;

/** What JSON is, and the moments in it. A lone number, word or string is not what people call JSON. */
export function saysOf(text: string, nowMs: number): readonly Saying[] {
  const read = readDocument(encodeText(text), "auto");
  if (!read.ok || read.value.found.depth === 0) return [];
  const { text: source, found } = read.value;
  const isShort = source.bytes.length <= maxIndexedBytes;
  const nodes = isShort ? indexNodes(source.bytes, found) : null;
  const inner = nodes === null ? [] : momentsIn(nodes, nowMs);
  return [
    {
      label: found.isLines ? "JSON Lines" : "JSON",
      words: `${contentWords(read.value, nodes)}, ${sizeWords(read.value.bytesIn)}`,
      ...(inner.length > 0 ? { inner } : {}),
    },
  ];
}

/** "object, 12 keys"; of a long one only what was counted on the way. */
function contentWords({ found }: Document, nodes: Nodes | null): string {
  if (found.isLines) return counted(found.documents, "document");
  if (nodes === null) return `${counted(found.keys, "key")} in all`;
  const children = Array.from(childrenOf(nodes, 0)).length;
  return kindOf(nodes, 0) === "object"
    ? `object, ${counted(children, "key")}`
    : `array, ${counted(children, "item")}`;
}

function momentsIn(nodes: Nodes, nowMs: number): Saying[] {
  const said: Saying[] = [];
  for (let node = 0; node < nodes.count && said.length < maxMoments; node += 1) {
    const ms = momentAt(nodes, node);
    if (ms === null || depthOf(nodes, node) > maxDepth) continue;
    const label = pathTo(nodes, node).jsonPath.replace(/^\$\.?/, "");
    said.push({
      label:
        label.length > maxLabelChars ? `…${label.slice(-maxLabelChars).toWellFormed()}` : label,
      words: utcWords(ms),
      mark: { words: distanceWords(ms, nowMs), is: "plain" },
    });
  }
  return said;
}

function momentAt(nodes: Nodes, node: number): number | null {
  const [key = -1, start = 0, end = 0] = [nodes.key[node], nodes.start[node], nodes.end[node]];
  const kind = kindOf(nodes, node);
  const isCandidate = kind === "number" || kind === "string";
  if (key < 0 || !isCandidate || end - start > maxRawBytes) return null;
  return momentOf(keyText(nodes.bytes, key), textAt(nodes.bytes, start, end));
}

function depthOf({ parent }: Nodes, node: number): number {
  let depth = 0;
  for (let at = parent[node] ?? -1; at >= 0; at = parent[at] ?? -1) depth += 1;
  return depth;
}
