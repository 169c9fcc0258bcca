import ChevronRight from "lucide-react/icons/chevron-right";
import { counted } from "#domain/wording.ts";
import type { NodeKind } from "../../logic/tree/nodes.ts";
import type { TreeRow } from "../../logic/tree/rows.ts";

interface Props {
  id: string;
  row: TreeRow;
  topPx: number;
  isSelected: boolean;
  /** What is searched for, to be marked. */
  query: string;
  onSelect: () => void;
  onToggle: () => void;
}

/** The height of a row, in pixels: rows are placed by number. */
export const rowPx = 28;

const colors: Record<NodeKind, string> = {
  string: "text-code-string",
  number: "text-code-number",
  boolean: "text-code-word",
  null: "text-code-word",
  object: "text-soft",
  array: "text-soft",
  lines: "text-soft",
};

/** One value: its key or place, and itself or how much is in it. */
export function Row({ id, row, topPx, isSelected, query, onSelect, onToggle }: Props) {
  return (
    // Keys are heard by the tree, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-posinset={row.index + 1}
      aria-selected={isSelected}
      aria-expanded={row.expandable ? row.expanded : undefined}
      onClick={onSelect}
      onDoubleClick={row.expandable ? onToggle : undefined}
      style={{ top: topPx, height: rowPx, paddingInlineStart: `${row.depth * 1.25 + 0.25}rem` }}
      className={`absolute flex w-max min-w-full items-center pe-4 font-mono text-sm whitespace-pre ${isSelected ? "bg-accent-tint forced-colors:outline-2 forced-colors:-outline-offset-2" : "hover:bg-raised"}`}
    >
      <span
        aria-hidden
        onClick={row.expandable ? onToggle : undefined}
        className="flex size-7 shrink-0 items-center justify-center text-soft"
      >
        {row.expandable && (
          <ChevronRight
            className={`size-4 transition-transform ${row.expanded ? "rotate-90" : ""}`}
          />
        )}
      </span>
      {row.key !== null && (
        <span className="text-code-key">
          <Marked text={row.key === "" ? '""' : row.key} query={query} />
        </span>
      )}
      {row.key === null && row.depth > 0 && <span className="text-soft">{row.index}</span>}
      {row.depth > 0 && <span className="text-soft">: </span>}
      <span className={colors[row.kind]}>
        {contents(row) ?? <Marked text={row.preview} query={query} />}
        {row.cut && "…"}
      </span>
    </div>
  );
}

function contents({ kind, children }: TreeRow): string | null {
  if (kind === "object") return `{ ${counted(children, "key")} }`;
  if (kind === "array") return `[ ${counted(children, "item")} ]`;
  if (kind === "lines") return counted(children, "document");
  return null;
}

function Marked({ text, query }: { text: string; query: string }) {
  const at = query === "" ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-sm bg-warn-tint text-ink outline-1 outline-warn">
        {text.slice(at, at + query.length)}
      </mark>
      {text.slice(at + query.length)}
    </>
  );
}
