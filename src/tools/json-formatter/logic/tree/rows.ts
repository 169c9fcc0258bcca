import { kindOf, type NodeKind, type Nodes } from "./nodes.ts";
import { characterStart, stringEnd, stringValue, textAt } from "../read/strings.ts";
import { deepestShown, isOpen, rowsOf, type Tree } from "./tree.ts";

/** One row of the tree as it is shown. */
export interface TreeRow {
  node: number; // its id, stable for a document
  parent: number; // -1 for the root
  kind: NodeKind;
  depth: number; // 0 for the root
  key: string | null; // name in its object, decoded; null in an array and for the root
  index: number; // position among its siblings, from 0
  preview: string; // a scalar as written; "" for a container
  cut: boolean; // the preview or the key is longer than shown
  children: number;
  expandable: boolean; // has children and is not too deep to show
  expanded: boolean;
}

export interface TreeWindow {
  total: number; // rows of the whole tree as it is open now
  from: number;
  rows: TreeRow[];
}

/** A place in the tree: a node, and its index in every container around it. */
interface Place {
  node: number;
  indexes: number[]; // from the root's child down; as many as the node is deep
}

/** The rows from one on, as many as are asked for and there are. */
export function windowOf(tree: Tree, from: number, count: number): TreeWindow {
  const total = rowsOf(tree.rows, 0);
  const first = Math.max(0, Math.min(from, total - 1));
  const rows: TreeRow[] = [];
  let place: Place | null = placeOfRow(tree, first);
  while (place !== null && rows.length < count) {
    rows.push(rowAt(tree, place));
    place = nextPlace(tree, place);
  }
  return { total, from: first, rows };
}

function placeOfRow({ nodes, rows }: Tree, wanted: number): Place {
  const indexes: number[] = [];
  let node = 0;
  let row = 0;
  while (row < wanted) {
    row += 1;
    node += 1; // the first child
    let index = 0;
    while (row + rowsOf(rows, node) <= wanted) {
      row += rowsOf(rows, node);
      node = nodes.after[node] as number;
      index += 1;
    }
    indexes.push(index);
  }
  return { node, indexes };
}

function nextPlace(tree: Tree, { node, indexes }: Place): Place | null {
  if (isOpen(tree, node)) return { node: node + 1, indexes: [...indexes, 0] };
  const { after, parent } = tree.nodes;
  const path = [...indexes];
  let last = node;
  for (;;) {
    const above = parent[last] as number;
    if (above < 0) return null;
    const index = path.pop() ?? 0;
    if (after[last] !== after[above]) {
      return { node: after[last] as number, indexes: [...path, index + 1] };
    }
    last = above;
  }
}

const maxPreviewBytes = 300;

function rowAt(tree: Tree, { node, indexes }: Place): TreeRow {
  const { nodes } = tree;
  const start = nodes.start[node] as number;
  const kind = kindOf(nodes, node);
  const isContainer = kind === "object" || kind === "array" || kind === "lines";
  const end = isContainer ? start : (nodes.end[node] as number);
  const shownEnd = Math.min(end, characterStart(nodes.bytes, start + maxPreviewBytes));
  const { key, isKeyCut } = keyOf(nodes, node);
  const children = isContainer ? countChildren(nodes, node) : 0;
  return {
    node,
    parent: nodes.parent[node] as number,
    kind,
    depth: indexes.length,
    key,
    index: indexes.at(-1) ?? 0,
    preview: textAt(nodes.bytes, start, shownEnd),
    cut: shownEnd < end || isKeyCut,
    children,
    expandable: children > 0 && indexes.length < deepestShown,
    expanded: isOpen(tree, node),
  };
}

function keyOf({ bytes, key }: Nodes, node: number): { key: string | null; isKeyCut: boolean } {
  const start = key[node] as number;
  if (start < 0) return { key: null, isKeyCut: false };
  const text = stringValue(bytes, start, stringEnd(bytes, start) - 1);
  const isKeyCut = text.length > maxPreviewBytes;
  return { key: isKeyCut ? text.slice(0, maxPreviewBytes) : text, isKeyCut };
}

function countChildren({ after }: Nodes, node: number): number {
  let count = 0;
  const stop = after[node] as number;
  for (let child = node + 1; child < stop; child = after[child] as number) count += 1;
  return count;
}
