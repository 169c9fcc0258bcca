import { transfer, type Job, type Transferred } from "#domain/jobs.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { printDocument, readDocument, type Document, type Formatted } from "./document.ts";
import { asUtf8 } from "./read/encoding.ts";
import type { JsonError } from "./read/explain.ts";
import { previewOf, type Preview } from "./preview.ts";
import { format } from "./format.ts";
import { optionsShape, type Options } from "./options.ts";
import { canIndex, indexNodes, maxNodes } from "./tree/nodes.ts";
import { pathTo, type NodePath } from "./tree/path.ts";
import { repair } from "./repair/repair.ts";
import { windowOf, type TreeWindow } from "./tree/rows.ts";
import type { InputKind } from "./read/scanner.ts";
import { search, type SearchResult } from "./tree/search.ts";
import { characterStart, textAt } from "./read/strings.ts";
import { openLevels, openTree, reveal, toggle, type Tree } from "./tree/tree.ts";

export const nothingOpen = "No document is open";

/** What the page shows of a result: its head. */
export type Shown = Omit<Formatted, "bytes"> & Preview;

export interface Repaired {
  shown: Shown; // the repaired document, formatted: the preview
  text: Uint8Array<ArrayBuffer>; // all of it, UTF-8, to become the input when it is accepted
  fixes: string[]; // "Removed 2 comments"
}

interface WithOptions {
  options: Partial<Options>;
}
interface AtNode {
  node: number;
}
interface Levels {
  levels: number; // how many are open: 1 shows the root's children
}
interface Count {
  count: number; // of rows
}
interface Rows extends Count {
  from: number;
}

/** A longer text is not copied: passing it to the page would stop the page. */
const maxCopiedBytes = 8 * 1024 * 1024;

/**
 * The worker's jobs around one open document. They keep the bytes, what was made of them, and the
 * tree, so that only bytes come in and only what is shown goes out. A fresh worker (after a
 * cancel) has nothing open: the queries fail with `nothingOpen`, and the page sends it again.
 */
export function openSession() {
  let bytes: Uint8Array | null = null;
  let read: { input: InputKind; document: Result<Document, JsonError> } | null = null;
  let output: Uint8Array<ArrayBuffer> | null = null;
  let tree: Tree | null = null;

  function readAs(input: InputKind, onProgress: (done: number) => void) {
    if (bytes === null) return fail<JsonError>(nothingOpen);
    if (read?.input !== input) {
      read = { input, document: readDocument(bytes, input, onProgress) };
      tree = null;
    }
    return read.document;
  }

  function indexed(levels: number, onProgress: (done: number) => void): Result<Tree> {
    const document = readAs(read?.input ?? "auto", onProgress);
    if (!document.ok) return fail(document.message);
    const { found, text } = document.value;
    if (!canIndex(found)) {
      const most = maxNodes.toLocaleString("en-US");
      return fail(`The tree shows up to ${most} values. This document has more.`);
    }
    tree = openTree(indexNodes(text.bytes, found, onProgress), levels);
    return ok(tree);
  }

  function withTree<Value>(answer: (tree: Tree) => Value): Result<Value> {
    const found = tree === null ? indexed(1, () => undefined) : ok(tree);
    return found.ok ? ok(answer(found.value)) : found;
  }

  return {
    /** Without `bytes`: the document that is open, with other options. */
    format(
      input: WithOptions & { bytes?: Uint8Array },
      { progress }: Job,
    ): Result<Shown, JsonError> {
      const options = { ...optionsShape.initial, ...input.options };
      if (input.bytes !== undefined) [bytes, read, tree] = [input.bytes, null, null];
      output = null; // before the next one needs its memory
      const document = readAs(options.input, (done) => progress(done / 2));
      if (!document.ok) return document;
      const formatted = printDocument(document.value, options, (done) => progress((1 + done) / 2));
      output = formatted.bytes;
      return ok(shownOf(formatted));
    },

    /** All of the last output, for Copy all and Download. */
    output: (_input: null): Result<Blob> =>
      output === null ? fail(nothingOpen) : ok(new Blob([output], { type: "application/json" })),

    /** Tries to make JSON of the open document. Changes neither it nor the output. */
    async repair({
      options,
    }: WithOptions): Promise<Result<Repaired> | Transferred<Result<Repaired>>> {
      if (bytes === null) return fail(nothingOpen);
      const text = asUtf8(bytes).bytes;
      const repaired = await repair(textAt(text, 0, text.length), options);
      if (!repaired.ok) return repaired;
      const { formatted } = repaired.value;
      const fixes = isUtf8(text) ? repaired.value.fixes : [notUtf8, ...repaired.value.fixes];
      const answer = ok({ shown: shownOf(formatted), text: formatted.bytes, fixes });
      return transfer(answer, [formatted.bytes.buffer]);
    },

    /** Indexes the open document, with so many levels of it open: 1 shows the root's children. */
    tree({ levels, count }: Levels & Count, { progress }: Job): Result<TreeWindow> {
      const opened = indexed(levels, progress);
      return opened.ok ? ok(windowOf(opened.value, 0, count)) : opened;
    },

    rows: ({ from, count }: Rows): Result<TreeWindow> =>
      withTree((tree) => windowOf(tree, from, count)),

    /** Opens or closes a node, and shows the window asked for. */
    toggle: ({ node, from, count }: AtNode & Rows): Result<TreeWindow> =>
      withTree((tree) => {
        toggle(tree, node);
        return windowOf(tree, from, count);
      }),

    /** Opens everything down to a level; 0 closes all. */
    expand: ({ levels, from, count }: Levels & Rows): Result<TreeWindow> =>
      withTree((tree) => {
        openLevels(tree, levels);
        return windowOf(tree, from, count);
      }),

    /** Keys and values that contain the text, whatever the case. */
    search: ({ text, limit }: { text: string; limit: number }): Result<SearchResult> =>
      withTree(({ nodes }) => search(nodes, text, limit)),

    /** Opens what hides a node: its row, and `count` rows around it. */
    reveal: ({ node, count }: AtNode & Count): Result<TreeWindow & { row: number }> =>
      withTree((tree) => {
        const row = reveal(tree, node);
        return { row, ...windowOf(tree, row - Math.floor(count / 2), count) };
      }),

    path: ({ node }: AtNode): Result<NodePath> => withTree(({ nodes }) => pathTo(nodes, node)),

    /** A node's value as formatted text, for copying; `cut` when it is too long for that. */
    value: ({ node, options }: AtNode & WithOptions): Result<{ text: string; cut: boolean }> =>
      withTree(({ nodes }) => {
        const input = nodes.isLines && node === 0 ? "lines" : "json";
        const value = nodes.bytes.subarray(nodes.start[node], nodes.end[node]);
        const formatted = format(value, { ...options, input });
        const written = formatted.ok ? formatted.value.bytes : value;
        const end = Math.min(written.length, characterStart(written, maxCopiedBytes));
        return { text: textAt(written, 0, end), cut: end < written.length };
      }),
  };
}

const notUtf8 = "Replaced bytes that are not UTF-8 with \uFFFD";

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const shownOf = ({ bytes, ...rest }: Formatted): Shown => ({ ...rest, ...previewOf(bytes) });
