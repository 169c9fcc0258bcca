import { useEffect, useState } from "react";
import { nearestUnits, rankUnits } from "#catalog/search.ts";
import { buttonClass } from "#ui/button.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { Link } from "../link.tsx";
import { spelled } from "../page-address.ts";
import { pages } from "../palette/places.ts";
import { usePath, useRoutes } from "../router.ts";
import { UnitGrid } from "../unit-card.tsx";

const suggestionCount = 4;

/** An unknown address: a search over everything, and the nearest names to what was typed. */
export default function NotFound() {
  const [query, setQuery] = useState("");
  const isHydrated = useHydrated();
  const path = usePath();
  useSpelling(path);
  const isSearching = query.trim() !== "";
  // The prerendered page stands for every unknown address, so it knows no nearest names yet.
  const nearest = isHydrated ? nearestUnits(pages, path, suggestionCount) : [];
  const shown = isSearching ? rankUnits(pages, query) : nearest;
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-16 sm:px-6">
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Page not found
      </h1>
      <p className="mt-3 max-w-xl text-lg text-soft">
        There is nothing at this address. Search for what you need, or{" "}
        <Link href="/" className="font-medium text-accent-text underline">
          go to the home page
        </Link>
        .
      </p>
      <div className="mt-6 flex max-w-xl">
        <SearchBox
          label="Search everything"
          placeholder="Search tools, games and calculators..."
          value={query}
          onChange={setQuery}
          onClear={() => setQuery("")}
        />
      </div>
      <section aria-live="polite" className="mt-10">
        {shown.length > 0 && (
          <>
            <h2 className="mb-4 text-lg font-semibold">{isSearching ? "Found" : "Did you mean"}</h2>
            <div className="flex flex-wrap gap-3 not-empty:mb-4">
              {shown.map(
                (page) =>
                  !("wing" in page) && (
                    <Link
                      key={page.path}
                      href={page.path}
                      className={buttonClass("plain", "large")}
                    >
                      {page.name}
                    </Link>
                  ),
              )}
            </div>
            <UnitGrid units={shown.filter((page) => "wing" in page)} />
          </>
        )}
        {isSearching && shown.length === 0 && (
          <p className="text-soft">{`Nothing found for "${query.trim()}"`}</p>
        )}
      </section>
    </div>
  );
}

/** A path that is wrong only in case or in slashes leads to the page that is meant. */
function useSpelling(path: string): void {
  const { address } = useRoutes()(spelled(path));
  useEffect(() => {
    const isPage = pages.some((page) => page.path === spelled(path));
    if (isPage && spelled(path) !== path) globalThis.location.replace(address);
  }, [path, address]);
}
