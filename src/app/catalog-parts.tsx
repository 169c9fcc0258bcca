import { calculators, games, sections, toolMenus, unitAt, units } from "#catalog/catalog.ts";
import { accentOf } from "#catalog/routes.ts";
import type { Unit } from "#catalog/unit.ts";
import { MenuList } from "./header/menu-list.tsx";
import { Link } from "./link.tsx";
import { UnitGrid } from "./unit-card.tsx";
import { UnitIcon } from "./unit-icon.tsx";

export { AskExample } from "./home/ask-example.tsx";
export { GameLinks } from "./home/game-links.tsx";

/** A unit's icon in its page's header, as large as its place. */
export const HeaderIcon = ({ path }: { path: string }) => (
  <UnitIcon name={unitAt(path)?.icon ?? ""} className="size-full" />
);

/** The line below a unit's name. */
export const Description = ({ path }: { path: string }) => unitAt(path)?.description;

const relatedCount = 4;

/** Others of the same category. */
export function Related({ path }: { path: string }) {
  const unit = unitAt(path);
  const related = units
    .filter((other) => unit && other !== unit && accentOf(other) === accentOf(unit))
    .slice(0, relatedCount);
  if (related.length === 0) return null;
  return (
    <section className="no-print mt-12">
      <h2 className="mb-4 text-lg font-semibold">Related</h2>
      <UnitGrid units={related} />
    </section>
  );
}

export const ToolsMenu = () => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
    {toolMenus.map((menu) => (
      <section key={menu.id} className="min-w-0">
        <h2 className="mb-1 px-2 text-xs font-semibold text-soft">{menu.name}</h2>
        <MenuList units={menu.units} />
      </section>
    ))}
  </div>
);

export const GamesMenu = () => <MenuList units={games} columns="grid-cols-2 lg:grid-cols-3" />;

export const CalculatorsMenu = () => <MenuList units={calculators} columns="grid-cols-2" />;

const groups: readonly { name: string; units: readonly Unit[] }[] = [
  ...sections.filter((section) => section.id !== "calculators"),
  { name: "Calculators", units: calculators },
  { name: "Games", units: games },
].filter((group) => group.units.length > 0);

/** Everything there is, in the footer. */
export const AllUnits = () =>
  groups.map((group) => (
    <section key={group.name} className="mb-5 break-inside-avoid">
      <h2 className="mb-1 text-sm font-semibold">{group.name}</h2>
      <ul>
        {group.units.map((unit) => (
          <li key={unit.path}>
            <Link
              href={unit.path}
              className="block py-1.5 text-sm text-soft hover:text-ink hover:underline"
            >
              {unit.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
