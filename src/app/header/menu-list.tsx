import { accentOf } from "#catalog/routes.ts";
import type { Unit } from "#catalog/unit.ts";
import { Link } from "../link.tsx";
import { UnitIcon } from "../unit-icon.tsx";

/** The entries of a menu: icon, name and one line each. */
export function MenuList({
  units,
  columns = "grid-cols-1",
}: {
  units: readonly Unit[];
  columns?: string;
}) {
  return (
    <ul className={`grid gap-x-2 ${columns}`}>
      {units.map((unit) => (
        <li key={unit.path} data-accent={accentOf(unit)} className="min-w-0">
          <Link
            href={unit.path}
            className="group/entry flex min-h-11 items-start gap-3 rounded-md p-2 hover:bg-sunken"
          >
            <span className="mt-0.5 text-accent-text">
              <UnitIcon name={unit.icon} className="size-4.5" />
            </span>
            <span className="min-w-0">
              <span className="block text-sm font-medium text-ink">{unit.name}</span>
              <span className="block text-xs text-soft">{unit.description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
