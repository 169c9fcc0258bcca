import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { accentOf } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";
import { HeartButton } from "./favorites/heart-button.tsx";
import { useFavorites } from "./favorites/use-favorites.ts";
import { Link } from "./link.tsx";
import { UnitIcon } from "./unit-icon.tsx";

interface Props {
  unit: Unit;
  /** Beside the name: a game's difficulty. */
  mark?: ReactNode;
  /** In the lower corner: Favorite or Free, a best result. */
  badge: ReactNode;
}

/** A unit as a card. All of it leads to the unit, but for the heart. */
export function UnitCard({ unit, mark, badge }: Props) {
  return (
    <li
      data-accent={accentOf(unit)}
      className="group relative flex flex-col rounded-lg border border-line bg-raised p-4 shadow-card transition-[box-shadow,border-color] hover:border-edge hover:shadow-lift"
    >
      <div className="flex items-start justify-between">
        <span className="flex size-11 items-center justify-center rounded-md bg-accent-tint text-accent-text">
          <UnitIcon name={unit.icon} className="size-5.5" />
        </span>
        <HeartButton
          unit={unit}
          className="relative z-10 -me-2 -mt-2 text-soft hover:text-bad aria-pressed:text-bad"
        />
      </div>
      <div className="mt-3 flex items-center gap-2">
        <h3 className="text-base font-semibold">{unit.name}</h3>
        {mark}
      </div>
      <p className="mt-1 flex-1 text-sm text-soft sm:min-h-[3lh] md:min-h-[2lh] lg:min-h-[3lh]">
        {unit.description}
      </p>
      <div className="mt-3 flex min-h-5 items-center justify-between text-sm">
        <Link
          href={unit.path}
          className="inline-flex items-center gap-1 rounded-md font-medium text-accent-text after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {unit.wing === "games" ? "Play Now" : "Use Tool"}{" "}
          <span className="sr-only">{unit.name}</span>
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform motion:group-hover:translate-x-0.5"
          />
        </Link>
        {badge}
      </div>
    </li>
  );
}

/** Cards in a grid: four across on a desk, one on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>
);

/** Units as cards with the badge Favorite or Free. */
export function UnitGrid({ units }: { units: readonly Unit[] }) {
  const { has } = useFavorites();
  return (
    <CardGrid>
      {units.map((unit) => (
        <UnitCard
          key={unit.path}
          unit={unit}
          badge={
            <span className="rounded-full bg-sunken px-2 py-0.5 text-xs font-medium text-soft">
              {has(unit.path) ? "Favorite" : "Free"}
            </span>
          }
        />
      ))}
    </CardGrid>
  );
}
