import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
  type UIEvent,
} from "react";
import { useVirtualRows } from "#ui/use-virtual-rows.ts";
import { Scroller } from "#ui/scroller.tsx";
import { headRows } from "../logic.ts";
import { HeadRow, RowView } from "./row-view.tsx";
import type { Rows } from "./use-rows.ts";

interface Props {
  shown: Rows;
  unified: boolean;
  widest: number; // characters
  onOpen: (row: number) => void;
  onNeed: (first: number, count: number) => void;
  ref: Ref<{ show: (row: number) => void }>;
}

/** All rows are here: they are drawn as they are, and long lines are broken. */
function WholeList({ shown, unified, onOpen, ref }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    // The first child names the columns.
    show: (row) => list.current?.children[row + 1]?.scrollIntoView({ block: "center" }),
  }));
  return (
    <Scroller
      ref={list}
      role="table"
      aria-label="Differences, line by line"
      translate="no"
      className="h-full overflow-y-auto overscroll-contain print:h-auto print:overflow-visible"
    >
      <HeadRow unified={unified} />
      {shown.rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the layout
        <div key={index} role="row">
          <RowView wraps row={row} unified={unified} onOpen={onOpen} />
        </div>
      ))}
    </Scroller>
  );
}

const rowPx = 24;

/** Any number of rows: only what is seen is there. Long lines are scrolled all together. */
function WindowList({ shown, unified, widest, onOpen, onNeed, ref }: Props) {
  const { scroller, rows, show } = useVirtualRows(shown.total, rowPx);
  const [shiftPx, setShiftPx] = useState(0);
  useImperativeHandle(ref, () => ({
    show(row) {
      // With some lines around it.
      for (const near of [row - 4, row + 4, row])
        show(Math.min(Math.max(near, 0), shown.total - 1));
    },
  }));
  useEffect(() => onNeed(rows.first, rows.count));
  const offset = rows.first - shown.from;
  const seen = offset < 0 ? [] : shown.rows.slice(offset, offset + rows.count);
  return (
    <div className="flex h-full flex-col" style={{ "--shift": `${shiftPx}px` } as CSSProperties}>
      <Scroller
        ref={scroller}
        role="table"
        aria-label="Differences, line by line"
        aria-rowcount={shown.total + 1}
        translate="no"
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <HeadRow unified={unified} index={1} />
        <div role="rowgroup" style={{ height: rows.canvasPx }} className="relative">
          {seen.map((row, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place in the layout
              key={rows.first + index}
              role="row"
              aria-rowindex={rows.first + index + 2}
              style={{ top: rows.topPx + index * rowPx, height: rowPx }}
              className="absolute w-full overflow-hidden"
            >
              <RowView wraps={false} row={row} unified={unified} onOpen={onOpen} />
            </div>
          ))}
        </div>
      </Scroller>
      <Scroller
        aria-label="Scroll long lines"
        onScroll={(event: UIEvent<HTMLDivElement>) => setShiftPx(event.currentTarget.scrollLeft)}
        className="shrink-0 overflow-x-auto border-t border-line"
      >
        {/* The bar is wider than a column: its last stretch brings the ends into sight. */}
        <div className="h-1 font-mono text-sm" style={{ width: `calc(${widest}ch + 60%)` }} />
      </Scroller>
    </div>
  );
}

/** The rows of a comparison. */
export const DiffList = (props: Props) =>
  props.shown.total <= headRows ? <WholeList {...props} /> : <WindowList {...props} />;
