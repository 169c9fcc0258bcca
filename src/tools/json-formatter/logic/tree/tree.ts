import type { Nodes } from "./nodes.ts";

/** The tree as it is shown: which nodes are open. */
export interface Tree {
  nodes: Nodes;
  /** Rows of a node with all that is open inside it, itself included: 1 when it is closed. */
  rows: Int32Array;
}

/** A tree deeper than this is not for eyes; the formatted text has all of it. */
export const deepestShown = 500;

/** A tree with so many levels open: 0 shows the root, 1 its children too. */
export function openTree(nodes: Nodes, levels: number): Tree {
  const tree: Tree = { nodes, rows: new Int32Array(nodes.count) };
  openLevels(tree, levels);
  return tree;
}

/** Opens everything down to a level, and closes what is deeper. */
export function openLevels({ nodes, rows }: Tree, levels: number): void {
  const { count, parent } = nodes;
  const limit = Math.min(levels, deepestShown);
  const depths = new Uint16Array(count); // no deeper than the limit + 1
  for (let node = 1; node < count; node++) {
    depths[node] = Math.min((depths[parent[node] as number] as number) + 1, limit + 1);
  }
  rows.fill(1);
  // Children come after their parent, so from the end every node is complete when it is added.
  for (let node = count - 1; node > 0; node--) {
    const above = parent[node] as number;
    if ((depths[above] as number) < limit) rows[above] = rowsOf(rows, above) + rowsOf(rows, node);
  }
}

export const rowsOf = (rows: Int32Array, node: number): number => rows[node] as number;

export const isOpen = ({ rows }: Tree, node: number): boolean => rowsOf(rows, node) > 1;

/** How deep a node is, 0 for the root. */
function depthOf({ parent }: Nodes, node: number): number {
  let depth = 0;
  for (let above = parent[node] as number; above >= 0; above = parent[above] as number) depth += 1;
  return depth;
}

/** Opens a closed node, closes an open one. What was open inside stays so. */
export function toggle(tree: Tree, node: number): void {
  const { nodes, rows } = tree;
  let change = 1 - rowsOf(rows, node);
  if (change === 0) {
    if (depthOf(nodes, node) >= deepestShown) return;
    for (const child of childrenOf(nodes, node)) change += rowsOf(rows, child);
  }
  rows[node] = rowsOf(rows, node) + change;
  let above = nodes.parent[node] as number;
  while (above >= 0 && isOpen(tree, above)) {
    rows[above] = rowsOf(rows, above) + change;
    above = nodes.parent[above] as number;
  }
}

export function* childrenOf({ after }: Nodes, node: number): Generator<number> {
  const stop = after[node] as number;
  for (let child = node + 1; child < stop; child = after[child] as number) yield child;
}

/** Opens all that hides a node, and answers with its row; for a node too deep, that of its parent. */
export function reveal(tree: Tree, node: number): number {
  const { nodes, rows } = tree;
  const chain = [node];
  for (let at = nodes.parent[node] as number; at >= 0; at = nodes.parent[at] as number)
    chain.push(at);
  const [root = 0, ...shown] = chain.toReversed().slice(0, deepestShown + 1);

  let row = 0;
  let container = root;
  for (const step of shown) {
    if (!isOpen(tree, container)) toggle(tree, container);
    row += 1;
    for (const child of childrenOf(nodes, container)) {
      if (child === step) break;
      row += rowsOf(rows, child);
    }
    container = step;
  }
  return row;
}
