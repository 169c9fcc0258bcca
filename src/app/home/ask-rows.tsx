import type { Unit } from "#catalog/unit.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "../link.tsx";
import { UnitTile } from "../unit-icon.tsx";

/** A row of the panel: a unit, and the words it stands there with. */
export interface Row {
  unit: Unit;
  name: string;
  detail: string;
}

interface Props {
  id: string;
  label: string;
  rows: readonly Row[];
  chosen: number;
  rowId: (index: number) => string;
  onShowAll: () => void;
}

/** What the field found, or where to start. The field moves through them; a click opens one. */
export function AskRows({ id, label, rows, chosen, rowId, onShowAll }: Props) {
  return (
    <div className="h-37 border-t border-line bg-surface/50 sm:h-44">
      {rows.length === 0 && <Nothing onShowAll={onShowAll} />}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className="max-h-full overflow-y-auto p-2 sm:px-3"
      >
        {rows.map(({ unit, name, detail }, index) => (
          <Link
            key={unit.path}
            id={rowId(index)}
            href={unit.path}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="group flex h-11 items-center gap-3 rounded-md px-2 hover:bg-sunken aria-selected:bg-sunken sm:h-10 forced-colors:aria-selected:outline-2"
          >
            <UnitTile unit={unit} className="size-7 rounded-sm" />
            <span className="shrink-0 truncate text-sm font-medium max-sm:shrink">{name}</span>
            <span className="min-w-0 flex-1 truncate text-xs text-soft max-sm:hidden">
              {detail}
            </span>
            <kbd
              aria-hidden
              className="rounded-sm border border-line bg-raised px-1.5 font-sans text-xs text-soft group-not-aria-selected:hidden max-sm:hidden"
            >
              Enter
            </kbd>
          </Link>
        ))}
      </div>
    </div>
  );
}

function Nothing({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2 p-4 text-sm sm:px-5 text-soft">
      <p>Try another word for it, or a part of its name.</p>
      <Button size="small" onClick={onShowAll}>
        Show all tools
      </Button>
    </div>
  );
}
