import type { Unit } from "#catalog/unit.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "../link.tsx";
import { UnitTile } from "../unit-icon.tsx";

interface Props {
  id: string;
  units: readonly Unit[];
  chosen: number;
  rowId: (index: number) => string;
}

/** What the field found. The field moves through them; a click opens one. */
export function AskRows({ id, units, chosen, rowId }: Props) {
  return (
    <div className="h-37 border-t border-line bg-surface/50 sm:h-44">
      <div
        id={id}
        role="listbox"
        aria-label="Results"
        className="max-h-full overflow-y-auto p-2 sm:px-3"
      >
        {units.map((unit, index) => (
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
            <span className="shrink-0 truncate text-sm font-medium max-sm:shrink">{unit.name}</span>
            <span className="min-w-0 flex-1 truncate text-xs text-soft max-sm:hidden">
              {unit.description}
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

/** Nothing was found, and nothing is known of it. */
export const Nothing = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className="h-37 border-t border-line bg-surface/50 sm:h-44">
    <div className="flex flex-col items-start gap-2 p-4 text-sm text-soft sm:px-5">
      <p>Try another word for it, or a part of its name.</p>
      <Button size="small" onClick={onShowAll}>
        Show all tools
      </Button>
    </div>
  </div>
);
