import { useEffect, useId, useState } from "react";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";
import { ErrorCard } from "#ui/error-card.tsx";
import { TreePath } from "./tree-path.tsx";
import { Row, rowPx } from "./tree-row.tsx";
import { TreeTools } from "./tree-tools.tsx";
import type { JsonWorker, Task } from "../json-worker.ts";
import { useTreeKeys } from "./use-tree-keys.ts";
import { useTree } from "./use-tree.ts";

interface Props {
  worker: JsonWorker;
  task: Task;
}

/** Matches that can be stepped through; all are counted. */
const maxHits = 10_000;

/** The text as a tree, of any size: only what is seen is there. Keys as in the WAI-ARIA pattern. */
export function TreeView({ worker, task }: Props) {
  const base = useId();
  const { tree, failure, ...actions } = useTree(worker, task.source);
  const [query, setQuery] = useState("");
  const total = tree?.total ?? 0;
  const { scroller, rows, show } = useVirtualRows(total, rowPx);
  const selected = tree?.selected ?? null;

  useEffect(() => {
    void actions.need(rows.first, rows.count);
  });

  const select = async (row: number) => {
    const found = await actions.select(row);
    if (found) show(found.row);
  };
  const reveal = async (node: number) => {
    const found = await actions.reveal(node);
    // After the canvas has grown to the new number of rows.
    if (found) requestAnimationFrame(() => show(found.row, found.total));
  };
  const press = useTreeKeys({ ...actions, select }, rows.count);

  if (failure !== null) {
    return (
      <div className="p-4">
        <ErrorCard message={failure} />
      </div>
    );
  }
  const offset = rows.first - (tree?.from ?? 0);
  const seen = offset < 0 ? [] : (tree?.rows.slice(offset, offset + rows.count) ?? []);
  return (
    <div className="flex h-full flex-col">
      <TreeTools
        onQuery={setQuery}
        onFound={reveal}
        onExpand={actions.expand}
        search={async (text) => {
          const answer = await worker.ask(task.source, "search", { text, limit: maxHits });
          return answer.ok ? answer.value : null;
        }}
      />
      <div
        ref={scroller}
        role="tree"
        aria-label="JSON tree"
        aria-activedescendant={selected ? `${base}-${selected.row}` : undefined}
        tabIndex={0}
        onKeyDown={press}
        onFocus={() => selected === null && void select(0)}
        translate="no"
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2"
      >
        <div role="none" style={{ height: rows.canvasPx }} className="relative">
          {seen.map((row, index) => {
            const place = rows.first + index;
            return (
              <Row
                key={row.node}
                id={`${base}-${place}`}
                row={row}
                topPx={rows.topPx + index * rowPx}
                isSelected={place === selected?.row}
                query={query}
                onSelect={() => void select(place)}
                onToggle={() => void actions.toggle({ ...row, row: place })}
              />
            );
          })}
        </div>
      </div>
      <TreePath
        worker={worker}
        source={task.source}
        options={task.options}
        node={selected?.node ?? null}
      />
    </div>
  );
}
