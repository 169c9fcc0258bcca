import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { accentOf } from "#catalog/routes.ts";
import type { Unit } from "#catalog/unit.ts";
import { HeartButton } from "./favorites/heart-button.tsx";
import { useFavorites } from "./favorites/use-favorites.ts";
import { Link } from "./link.tsx";
import { UnitTile } from "./unit-icon.tsx";

interface Props {
  unit: Unit;
  /** Beside the name: a game's difficulty. */
  mark?: ReactNode;
  /** In the lower corner: Favorite or Free, a best result. */
  badge: ReactNode;
}

// Narrow: the icon beside the name, then the words, then all that can be pressed in one line.
// Wide: the icon at the side of everything, and the heart in the upper corner.
const layout =
  "grid-cols-[2rem_minmax(0,1fr)_1.5rem] grid-rows-[auto_1fr_auto] [grid-template-areas:'icon_name_name'_'text_text_text'_'use_use_heart'] " +
  "@2xs:grid-cols-[2.25rem_minmax(0,1fr)_1.5rem] @2xs:[grid-template-areas:'icon_name_heart'_'icon_text_text'_'icon_use_use']";

/** A unit as a card. All of it leads to the unit, but for the heart. */
export function UnitCard({ unit, mark, badge }: Props) {
  return (
    <li
      data-accent={accentOf(unit)}
      className="@container relative flex rounded-lg border border-line bg-raised shadow-card transition-[box-shadow,border-color] hover:border-accent hover:shadow-lift"
    >
      <div className={`grid min-w-0 flex-1 gap-x-3 gap-y-1 px-3 pt-3 pb-2 @2xs:gap-y-0 ${layout}`}>
        <UnitTile
          unit={unit}
          className="size-8 rounded-md [grid-area:icon] @2xs:size-9 @max-2xs:rounded-sm"
        />
        <div className="flex min-h-8 flex-wrap items-center gap-x-2 [grid-area:name] @2xs:min-h-5">
          <h3 className="text-sm leading-4 font-semibold @2xs:leading-5">{unit.name}</h3>
          {mark}
        </div>
        <p className="text-sm text-soft [grid-area:text] @max-2xs:mt-1 @max-2xs:min-h-[3lh]">
          {unit.description}
        </p>
        <div className="flex min-h-6 items-center justify-between [grid-area:use]">
          <Link
            href={unit.path}
            className="group inline-flex scroll-mt-12 items-center gap-1 text-xs font-semibold text-soft after:absolute after:inset-0 after:rounded-lg hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {unit.wing === "games" ? "Play Now" : "Use Tool"}{" "}
            <span className="sr-only">{unit.name}</span>
            <ArrowRight
              aria-hidden
              className="size-3.5 transition-transform motion:group-hover:translate-x-0.5"
            />
          </Link>
          {badge}
        </div>
        <HeartButton
          unit={unit}
          className="relative z-10 -my-3 -ms-2 -me-3 scroll-mt-12 self-center text-soft [grid-area:heart] hover:text-bad aria-pressed:text-bad"
        />
      </div>
    </li>
  );
}

/** Cards in a grid: four across on a desk, one on a phone. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>
);

/** Units as cards with the badge Favorite or Free, in columns of the caller's. */
export function UnitCards({ units, className }: { units: readonly Unit[]; className: string }) {
  const { has } = useFavorites();
  return (
    <ul className={`grid flex-1 gap-2 desk:gap-3 ${className}`}>
      {units.map((unit) => (
        <UnitCard key={unit.path} unit={unit} badge={<Badge isFavorite={has(unit.path)} />} />
      ))}
    </ul>
  );
}

/** The same in a grid: four across on a desk, one on a phone. */
export const UnitGrid = ({ units }: { units: readonly Unit[] }) => (
  <UnitCards units={units} className="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" />
);

// A new element for another word: the old one would move when the favorites are known.
const Badge = ({ isFavorite }: { isFavorite: boolean }) => (
  <span
    key={isFavorite ? "favorite" : "free"}
    className={`rounded-full px-2 text-xs leading-5 ${isFavorite ? "bg-accent-tint font-semibold text-accent-text" : "bg-sunken text-soft"}`}
  >
    {isFavorite ? "Favorite" : "Free"}
  </span>
);
