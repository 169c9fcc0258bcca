import { unitAt } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";
import { Button } from "#ui/button.tsx";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Link } from "../link.tsx";
import { UnitTile } from "../unit-icon.tsx";
import { groupsOf, type Group } from "./recent-groups.ts";
import { useRecents } from "./use-recents.ts";

/**
 * Favorites and what was opened last; places to start for who is new. The row is always there and
 * always as high, so that nothing jumps once the browser knows what to show.
 */
export function RecentRow({ starts }: { starts: readonly Unit[] }) {
  const favorites = useFavorites();
  const recents = useRecents();
  const groups = groupsOf({
    favorites: unitsAt(favorites.paths),
    recents: unitsAt(recents.paths),
    starts,
  });
  return (
    <section
      aria-label="Your tools"
      tabIndex={-1}
      className="mt-2 flex min-h-11 items-center gap-2 [scrollbar-width:none] max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:mt-3 sm:min-h-12"
    >
      <div className="flex min-h-11 items-center max-sm:shrink-0 sm:min-h-9 sm:min-w-0 sm:flex-1 sm:overflow-x-auto sm:[mask-image:linear-gradient(90deg,#000_calc(100%-1.5rem),transparent)] sm:pe-6 pointer-fine:[scrollbar-width:thin]">
        {groups.map((group) => (
          <OneGroup key={group.label} group={group} />
        ))}
      </div>
      <Controls recents={recents} />
    </section>
  );
}

const unitsAt = (paths: readonly string[]): readonly Unit[] =>
  paths.flatMap((path) => unitAt(path) ?? []);

const OneGroup = ({ group: { label, units } }: { group: Group<Unit> }) => (
  <div className="flex min-h-11 shrink-0 items-center not-first:ms-2 not-first:border-s not-first:border-line not-first:ps-4 sm:min-h-9">
    <h2 className="me-1 text-xs font-semibold text-soft">{label}</h2>
    <ul className="flex items-center">
      {units.map((unit) => (
        <li key={unit.path}>
          <Link
            href={unit.path}
            className="flex min-h-11 items-center gap-2 rounded-md ps-1 pe-2.5 text-sm font-medium whitespace-nowrap hover:bg-sunken sm:min-h-9"
          >
            <UnitTile unit={unit} className="size-6 rounded-sm" />
            {unit.name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

/** Each state has a box of its own: one that only changed its words would move. */
function Controls({ recents }: { recents: ReturnType<typeof useRecents> }) {
  const box = "flex shrink-0 items-center text-xs text-soft";
  if (!recents.isOn) {
    return (
      <div key="off" className={box}>
        Recent is off.
        <Button size="small" look="quiet" onClick={() => recents.turn(true)}>
          Turn on
        </Button>
      </div>
    );
  }
  if (recents.paths.length === 0) {
    return (
      <p key="empty" className={`${box} max-desk:hidden`}>
        What you open will wait here.
      </p>
    );
  }
  return (
    <div key="filled" className={box}>
      <Button size="small" look="quiet" aria-label="Clear recent" onClick={recents.clear}>
        Clear
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label="Turn off recent"
        onClick={() => recents.turn(false)}
      >
        Turn off
      </Button>
    </div>
  );
}
