import { useState } from "react";
import { games, sections } from "#catalog/catalog.ts";
import { gamesCategory } from "#catalog/categories.ts";
import { findUnits } from "#catalog/search.ts";
import { SearchBox } from "#ui/search-box.tsx";
import { useDebounced } from "#ui/use-debounced.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { UnitGrid } from "../unit-card.tsx";
import { UnitIcon } from "../unit-icon.tsx";
import { Hero } from "./hero.tsx";
import { apply, everything, onlyFavorites, type, type Filter } from "./home-filter.ts";

/** Spec §9: the search applies its text after 300 ms. */
const debounceMs = 300;

/** The home page: what there is, by category, with search and favourites. */
export default function Home() {
  const [filter, setFilter] = useState<Filter>(everything);
  const debounced = useDebounced(setFilter, debounceMs);
  const { count } = useFavorites();

  return (
    <div className="mx-auto max-w-[1200px] px-4 pb-16 sm:px-6">
      <Hero />
      <div id="tools" className="-scroll-mt-6">
        <div className="sticky top-14 z-20 -mx-4 flex flex-col gap-3 bg-surface px-4 py-3 sm:-mx-6 sm:flex-row sm:px-6">
          <SearchBox
            label="Search tools"
            placeholder="Search tools..."
            value={filter.typed}
            onChange={(text) => {
              setFilter(type(filter, text));
              debounced.later(apply);
            }}
            onClear={() => debounced.now(() => everything)}
          />
          <div className="flex gap-2 sm:w-60">
            <FilterButton
              isOn={filter.mode === "all"}
              onClick={() => debounced.now(() => everything)}
              label="All Tools"
            />
            <FilterButton
              isOn={filter.mode === "favorites"}
              onClick={() => debounced.now(() => onlyFavorites)}
              label={`Favorites (${count})`}
            />
          </div>
        </div>
        <Sections filter={filter} />
      </div>
    </div>
  );
}

function FilterButton(props: { isOn: boolean; onClick: () => void; label: string }) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      onClick={props.onClick}
      className="figures min-h-11 flex-1 rounded-md border border-edge bg-raised px-2 text-sm font-medium whitespace-nowrap text-soft transition-colors hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink"
    >
      {props.label}
    </button>
  );
}

function Sections({ filter }: { filter: Filter }) {
  const { has } = useFavorites();
  // Favourites hold games too, which have no section on this page of their own.
  const shown =
    filter.mode === "favorites"
      ? [...sections, { ...gamesCategory, units: games }].map((section) => ({
          ...section,
          units: section.units.filter((unit) => has(unit.path)),
        }))
      : sections.map((section) => ({
          ...section,
          units: findUnits(section.units, filter.applied),
        }));
  const filled = shown.filter((section) => section.units.length > 0);

  if (filled.length === 0) return <NothingFound filter={filter} />;
  return filled.map((section) => (
    <section
      key={section.id}
      id={section.id}
      data-accent={section.id}
      aria-labelledby={`${section.id}-heading`}
      className="scroll-mt-25 pt-8 sm:scroll-mt-11"
    >
      <div className="mb-4 flex items-start gap-3">
        <span className="mt-0.5 text-accent-text">
          <UnitIcon name={section.icon} className="size-6" />
        </span>
        <div>
          <h2 id={`${section.id}-heading`} className="text-lg font-semibold">
            {section.name}
            <span className="figures ms-2 text-sm font-normal text-soft">
              {section.units.length === 1 ? "1 tool" : `${section.units.length} tools`}
            </span>
          </h2>
          <p className="text-sm text-soft">{section.description}</p>
        </div>
      </div>
      <UnitGrid units={section.units} />
    </section>
  ));
}

function NothingFound({ filter }: { filter: Filter }) {
  return (
    <p role="status" className="py-20 text-center text-soft">
      {filter.mode === "favorites"
        ? "No favorite tools yet. Click the heart icon on any tool to add it to favorites!"
        : `No tools found for "${filter.applied.trim()}"`}
    </p>
  );
}
