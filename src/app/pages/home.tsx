import { useEffect, useState } from "react";
import { onMove } from "#browser/history.ts";
import { games, sections } from "#catalog/catalog.ts";
import type { Unit } from "#catalog/unit.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Ask } from "../home/ask.tsx";
import { Catalog } from "../home/catalog.tsx";
import { apply, everything, onlyFavorites, type, type Filter } from "../home/filter.ts";
import { GamesStrip } from "../home/games-strip.tsx";
import { Hero } from "../home/hero.tsx";
import { Hits } from "../home/hits.tsx";
import { JumpBar } from "../home/jump-bar.tsx";
import { search } from "../home/search.ts";
import { firstUnits } from "../home/starts.ts";
import { useRanker } from "../home/use-ranker.ts";
import { RecentRow } from "../recents/recent-row.tsx";
import { UnitCards } from "../unit-card.tsx";

/** Spec §9: the search applies its text after 300 ms. */
const debounceMs = 300;

const listed = sections.flatMap((section): readonly Unit[] => section.units);

/** The home page: one field, what the visitor used, and what there is, by category. */
export default function Home() {
  const [filter, setFilter] = useState<Filter>(everything);
  useEffect(() => {
    if (filter.typed === filter.applied) return;
    const timer = setTimeout(() => setFilter(apply), debounceMs);
    return () => clearTimeout(timer);
  }, [filter]);
  const showAll = () => setFilter(everything);
  const { rank, loadRanker } = useRanker();
  const found =
    filter.applied.trim() === "" ? undefined : search(listed, rank(filter.applied), filter.applied);
  const findBest = async (text: string) => {
    const { rank: rankAll } = await loadRanker();
    return search(listed, rankAll(text), text).hits[0];
  };
  useShownAnchors(showAll);

  return (
    <div className="mx-auto max-w-[1200px] px-4 pb-8 sm:px-6">
      <Hero
        ask={
          <Ask
            typed={filter.typed}
            found={found}
            isApplied={filter.typed === filter.applied}
            findBest={findBest}
            onType={(text) => setFilter(type(filter, text))}
            onClear={showAll}
          />
        }
      />
      <RecentRow starts={firstUnits} />
      <div id="tools" className="scroll-mt-[-1.5rem]">
        <JumpBar
          mode={filter.mode}
          isWhole={filter.mode === "all" && !found}
          onAll={showAll}
          onFavorites={() => setFilter(onlyFavorites)}
        />
        {filter.mode === "favorites" && <FavoriteCards />}
        {filter.mode === "all" && found && <Hits found={found} query={filter.applied} />}
        {filter.mode === "all" && !found && <Catalog />}
        <GamesStrip />
      </div>
    </div>
  );
}

/** Whoever goes to a category must find it, whatever was filtered before. */
function useShownAnchors(showAll: () => void): void {
  useEffect(() =>
    onMove(() => {
      const anchor = globalThis.location.hash.slice(1);
      if (sections.some(({ id }) => id === anchor)) showAll();
    }),
  );
}

function FavoriteCards() {
  const { has } = useFavorites();
  // In the page's order, games last.
  const favorites = [...listed, ...games].filter((unit) => has(unit.path));
  if (favorites.length === 0) {
    return (
      <p role="status" className="py-20 text-center text-soft">
        No favorite tools yet. Click the heart icon on any tool to add it to favorites!
      </p>
    );
  }
  return (
    <div className="py-2">
      <h2 className="sr-only">Your favorites</h2>
      <UnitCards units={favorites} className="sm:grid-cols-2 desk:grid-cols-5" />
    </div>
  );
}
