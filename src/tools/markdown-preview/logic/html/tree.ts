/**
 * A document that can do no harm: only elements and attributes of the lists in `allowed.ts`. It is
 * the one form in which a document leaves the parser, for the page and for the export alike.
 */
export type TreeNode = string | TreeElement;

export interface TreeElement {
  tag: string;
  attributes: Readonly<Record<string, string>>; // by their names in HTML: { colspan: "2" }
  children: readonly TreeNode[];
  line?: number; // of the source
}

/** The words of a tree, without any markup. */
export function textOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      // Words on both sides of a line break or of two cells are two words.
      const gap = inline.has(node.tag) ? "" : "\n";
      return `${gap}${textOf(node.children)}${gap}`;
    })
    .join("");
}

const inline = new Set(
  "a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strike strong sub sup tt u var wbr".split(
    " ",
  ),
);

/** How many elements and texts there are. */
export const sizeOf = (node: TreeNode): number =>
  typeof node === "string" ? 1 : node.children.reduce((sum, child) => sum + sizeOf(child), 1);

/** Every element, from the first to the last. */
export function* elementsOf(nodes: readonly TreeNode[]): Generator<TreeElement> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* elementsOf(node.children);
  }
}
