import { useId } from "react";
import type { Entry, Group } from "./entries.tsx";

interface Props {
  id: string;
  rowId: (index: number) => string;
  groups: readonly Group[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The rows that were found. The combobox above them is the way through them by keyboard. */
export function Results({ id, rowId, groups, active, onActive, onChoose }: Props) {
  const headingId = useId();
  let index = -1;
  const row = (entry: Entry) => {
    index += 1;
    return (
      <Row
        key={entry.key}
        id={rowId(index)}
        index={index}
        entry={entry}
        isActive={index === active}
        onActive={onActive}
      />
    );
  };
  return (
    // Clicks are caught here, for all rows.
    <div
      role="presentation"
      onClick={(event) => onChoose(rowOf(event.target))}
      className="min-h-0 flex-1 overflow-y-auto"
    >
      {/* On a phone the last row can be scrolled to above the keyboard. */}
      <div id={id} role="listbox" aria-label="Results" className="p-2 max-sm:pb-[45vh]">
        {groups.length === 1
          ? groups[0]?.entries.map(row)
          : groups.map(({ label, entries }) => (
              <div key={label} role="group" aria-labelledby={`${headingId}-${label}`}>
                <div
                  id={`${headingId}-${label}`}
                  role="presentation"
                  className="px-3 pt-3 pb-1 text-xs font-semibold text-soft"
                >
                  {label}
                </div>
                {entries.map(row)}
              </div>
            ))}
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  index: number;
  entry: Entry;
  isActive: boolean;
  onActive: (index: number) => void;
}

const Row = ({ id, index, entry, isActive, onActive }: RowProps) => (
  <div
    id={id}
    data-row={index}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onPointerMove={() => onActive(index)}
    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-accent-tint forced-colors:aria-selected:outline-2"
  >
    {entry.icon}
    <span className="min-w-0">
      <span className="block text-sm font-medium">{entry.name}</span>
      <span className="line-clamp-2 text-xs wrap-anywhere text-soft">{entry.description}</span>
    </span>
  </div>
);

/** The row that was clicked, or -1. */
const rowOf = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>("[data-row]")?.dataset["row"] ?? -1);
