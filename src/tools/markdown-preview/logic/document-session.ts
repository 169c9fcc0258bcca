import { fail, ok, type Result } from "#domain/result.ts";
import { showText, type ShownText } from "#domain/text-source.ts";
import { htmlOf, pageOf, renderColored } from "./export.ts";
import type { Flavor } from "./options.ts";
import type { Rendered } from "./render.ts";
import { elementsOf, sizeOf, type TreeNode } from "./html/tree.ts";

/** What the page gets at once; it asks for the other groups when they are scrolled to. */
export interface Shown extends Omit<Rendered, "blocks"> {
  groups: TreeNode[][]; // the first ones
  allGroups: number; // how many there are
  allHeadings: number; // of which the first ones are listed
  isCut: boolean; // a block is so long that only its beginning is shown
}

const nothingOpen = "No document is open";

/** Blocks are handed over in groups of about this many elements and texts. */
const groupSize = 400;

/** A single block, such as a table, that is longer than this shows its beginning. */
const maxBlockChars = 6000;

/** A longer list of them would take the page longer than reading it. */
const maxHeadings = 500;

interface RenderInput {
  bytes: Uint8Array; // UTF-8
  flavor: Flavor;
  count: number;
}

/** The worker's jobs around one document: bytes come in, and only what is shown goes out. */
export function openSession() {
  let open: { rendered: Rendered; groups: TreeNode[][]; isCut: boolean } | null = null;

  return {
    /** Opens a document. `count` is how many groups the page shows of it. */
    async render({ bytes, flavor, count }: RenderInput): Promise<Result<Shown>> {
      open = null;
      const text = new TextDecoder().decode(bytes);
      const rendered = await renderColored(text, flavor);
      open = { rendered, ...groupsOf(rendered.blocks) };
      const { blocks: _blocks, ...rest } = rendered;
      return ok({
        ...rest,
        headings: rendered.headings.slice(0, maxHeadings),
        allHeadings: rendered.headings.length,
        groups: open.groups.slice(0, count),
        allGroups: open.groups.length,
        isCut: open.isCut,
      });
    },

    /** More of the open document. */
    groups: ({ from, to }: { from: number; to: number }): Result<TreeNode[][]> =>
      open === null ? fail(nothingOpen) : ok(open.groups.slice(from, to)),

    /** The group that has the element of that name; -1 where there is none. */
    find: ({ id }: { id: string }): Result<number> =>
      open === null
        ? fail(nothingOpen)
        : ok(open.groups.findIndex((group) => hasElement(group, id))),

    /** The open document as HTML: what is inside of the body, to be read and copied. */
    html: (_input: null): Result<ShownText & { all: Blob }> => {
      if (open === null) return fail(nothingOpen);
      const html = htmlOf(open.rendered);
      const all = new Blob([html], { type: "text/html" });
      return ok({ ...showText(html, all.size), all });
    },

    /** The open document as a page of its own. */
    page: (_input: null): Result<Blob> => {
      if (open === null) return fail(nothingOpen);
      return ok(new Blob([pageOf(open.rendered)], { type: "text/html" }));
    },
  };
}

function hasElement(nodes: readonly TreeNode[], id: string): boolean {
  for (const { attributes } of elementsOf(nodes)) if (attributes["id"] === id) return true;
  return false;
}

/** Cuts a document into groups of blocks that a page can take one by one. */
export function groupsOf(blocks: readonly TreeNode[]): { groups: TreeNode[][]; isCut: boolean } {
  const groups: TreeNode[][] = [];
  let room = 0;
  let isCut = false;
  for (const whole of blocks) {
    if (typeof whole === "string" && whole.trim() === "") continue;
    const block = headOf(whole, maxBlockChars);
    if (block !== whole) isCut = true;
    if (room <= 0) {
      groups.push([]);
      room = groupSize;
    }
    groups.at(-1)?.push(block);
    room -= sizeOf(block);
  }
  return { groups, isCut };
}

/** A block with at most so many elements and texts. */
function headOf(block: TreeNode, most: number): TreeNode {
  if (typeof block === "string" || sizeOf(block) <= most) return block;
  let room = most - 1;
  const children: TreeNode[] = [];
  for (const child of block.children) {
    if (room <= 0) break;
    const head = headOf(child, room);
    room -= sizeOf(head);
    children.push(head);
  }
  return { ...block, children };
}
