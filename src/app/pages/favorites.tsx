import Heart from "lucide-react/icons/heart";
import { isStorageRefused } from "#browser/storage.ts";
import { unitAt, units } from "#catalog/catalog.ts";
import { buttonClass } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useFavorites } from "../favorites/use-favorites.ts";
import { Link } from "../link.tsx";
import { UnitGrid } from "../unit-card.tsx";

/** What the visitor marked with a heart. */
export default function Favorites() {
  const isHydrated = useHydrated();
  const favorites = useFavorites();
  return (
    <div tabIndex={-1} className="mx-auto max-w-[1200px] px-4 py-10 sm:px-6">
      <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight">
        Favorites
      </h1>
      <p className="mt-2 text-soft">
        The tools, games and calculators that you marked with a heart. The list stays in this
        browser.
      </p>
      {/* The prerendered page cannot know the list, so it says nothing about it. */}
      <p role="status" className="figures mt-2 min-h-6 text-soft">
        {isHydrated && (favorites.count === 1 ? "1 favorite" : `${favorites.count} favorites`)}
      </p>
      {isHydrated && isStorageRefused() && (
        <p className="mt-2 text-sm text-warn">
          Your browser does not let this site store anything, so favorites last until you close the
          tab.
        </p>
      )}
      {isHydrated && (favorites.count === 0 ? <Empty /> : <Filled paths={favorites.paths} />)}
    </div>
  );
}

function Empty() {
  return (
    <div className="mt-6 flex flex-col items-center rounded-xl border border-dashed border-edge px-6 py-16 text-center">
      <Heart aria-hidden className="size-10 text-soft" />
      <h2 className="mt-4 text-xl font-semibold">No Favorites Yet</h2>
      <p className="mt-2 max-w-md text-soft">
        Click the heart on any tool, game or calculator, and it waits for you here.
      </p>
      <Link href="/#tools" className={`mt-6 ${buttonClass("primary", "large")}`}>
        Browse Tools
      </Link>
    </div>
  );
}

function Filled({ paths }: { paths: readonly string[] }) {
  const favorites = paths.flatMap((path) => unitAt(path) ?? []);
  return (
    <>
      <div className="mt-6">
        <h2 className="sr-only">Your favorites</h2>
        <UnitGrid units={favorites} />
      </div>
      <section className="mt-12 flex flex-col items-start gap-4 rounded-xl border border-line bg-raised p-6 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 className="text-lg font-semibold">Discover More Tools</h2>
          <p className="mt-1 text-soft">
            There{" "}
            {favorites.length === units.length ? "is nothing left to find" : "is more to find"}:{" "}
            {units.length} tools, games and calculators in all.
          </p>
        </div>
        <Link href="/#tools" className={buttonClass("plain", "large")}>
          Browse Tools
        </Link>
      </section>
    </>
  );
}
