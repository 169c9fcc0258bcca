import { icons } from "virtual:catalog-icons";
import { accentOf } from "#catalog/routes.ts";
import type { Unit } from "#catalog/unit.ts";

interface Props {
  name: string;
  className?: string;
}

/** The icon that a manifest names. */
export function UnitIcon({ name, className = "size-5" }: Props) {
  const Icon = icons[name];
  return Icon === undefined ? null : <Icon aria-hidden className={className} />;
}

/** A unit's icon on a tile of its category's color. */
export const UnitTile = ({ unit, className }: { unit: Unit; className: string }) => (
  <span
    data-accent={accentOf(unit)}
    className={`flex shrink-0 items-center justify-center bg-accent-tint text-accent-text ${className}`}
  >
    <UnitIcon name={unit.icon} className="size-3/5" />
  </span>
);
