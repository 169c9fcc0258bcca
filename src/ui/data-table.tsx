import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Scroller } from "./scroller.tsx";

export interface TableRow {
  head: string; // "Year 1"
  cells: readonly number[];
  /** What the row sums up. It is drawn only while the row is open. */
  parts?: readonly TableRow[];
}

interface Props {
  /** What the table shows, for a screen reader. */
  caption: string;
  columns: readonly string[];
  /** Names over so many columns each, from the second on. */
  groups?: readonly { name: string; columns: number }[] | undefined;
  rows: readonly TableRow[];
  format: (value: number) => string;
  /** What opens, for the button: "months". */
  partsName?: string;
}

/** Figures in rows. On a phone it scrolls inside itself and keeps its first column in sight. */
export function DataTable(props: Props) {
  const { caption, columns, groups = [], rows, format, partsName = "" } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const opening = rows.filter((row) => row.parts !== undefined);
  const allOpen = opening.every((row) => open.has(row.head));

  const toggle = (head: string) => {
    const next = new Set(open);
    if (!next.delete(head)) next.add(head);
    setOpen(next);
  };

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {opening.length > 0 && (
        <Button
          size="small"
          className="self-start no-print"
          onClick={() => setOpen(new Set(allOpen ? [] : opening.map((row) => row.head)))}
        >
          {allOpen ? `Hide all ${partsName}` : `Show all ${partsName}`}
        </Button>
      )}
      <Scroller aria-label={caption} className="overflow-x-auto rounded-md">
        <table className="figures w-full border-separate border-spacing-0 text-sm whitespace-nowrap">
          <caption className="sr-only">{caption}</caption>
          <thead>
            {groups.length > 0 && (
              <tr>
                <Heading name={columns[0] ?? ""} isFirst rowSpan={2} />
                {groups.map((group) => (
                  <th
                    key={group.name}
                    scope="colgroup"
                    colSpan={group.columns}
                    className="border-b border-line px-3 py-2 text-center font-semibold"
                  >
                    {group.name}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              {columns.map((column, index) =>
                index === 0 && groups.length > 0 ? null : (
                  // Two groups may have columns of the same name, and their places never change.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Heading key={index} name={column} isFirst={index === 0} />
                ),
              )}
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.head} className="break-inside-avoid">
              <Line row={row} format={format} open={open.has(row.head)} onToggle={toggle} />
              {open.has(row.head) &&
                row.parts?.map((part) => <Line key={part.head} row={part} format={format} inner />)}
            </tbody>
          ))}
        </table>
      </Scroller>
    </div>
  );
}

interface HeadingProps {
  name: string;
  /** The first column stays in sight. */
  isFirst: boolean;
  rowSpan?: number;
}

const Heading = ({ name, isFirst, rowSpan }: HeadingProps) => (
  <th
    scope="col"
    rowSpan={rowSpan}
    className={`px-3 py-2 font-medium text-soft ${isFirst ? "sticky left-0 z-10 bg-raised text-start align-bottom" : "text-end"}`}
  >
    {name}
  </th>
);

interface LineProps {
  row: TableRow;
  format: (value: number) => string;
  open?: boolean;
  inner?: boolean;
  onToggle?: (head: string) => void;
}

function Line({ row, format, open = false, inner = false, onToggle }: LineProps) {
  const ground = inner ? "bg-sunken" : "bg-raised";
  return (
    <tr className={ground}>
      <th
        scope="row"
        className={`sticky left-0 z-10 border-t border-line px-3 text-start font-medium ${ground} ${inner ? "ps-9 font-normal" : ""}`}
      >
        {row.parts === undefined ? (
          row.head
        ) : (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => onToggle?.(row.head)}
            className="-ms-1 flex min-h-11 items-center gap-1 hover:text-accent-text"
          >
            <ChevronRight
              aria-hidden
              className={`size-4 text-soft transition-transform no-print ${open ? "rotate-90" : ""}`}
            />
            {row.head}
          </button>
        )}
      </th>
      {row.cells.map((cell, index) => (
        // The cells of a row have no name but their column's place, which never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={index} className="border-t border-line px-3 py-2 text-end">
          {format(cell)}
        </td>
      ))}
    </tr>
  );
}
