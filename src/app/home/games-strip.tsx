import ArrowRight from "lucide-react/icons/arrow-right";
import { games } from "#catalog/catalog.ts";
import { later } from "../later.tsx";
import { Link } from "../link.tsx";

const GameLinks = later((parts) => parts.GameLinks);

/** The games, shown by their boards: the only vivid place of the page. */
export const GamesStrip = () => (
  <section
    id="games"
    data-accent="games"
    aria-labelledby="games-heading"
    className="mt-8 scroll-mt-8 border-t border-line pt-4"
  >
    <div className="flex min-h-8 items-baseline">
      <h2 id="games-heading" className="text-base font-semibold">
        Games
        <span className="figures ms-2 text-xs font-normal text-soft">
          {games.length} for a short break
        </span>
      </h2>
      <Link
        href="/games"
        className="ms-auto inline-flex min-h-8 items-center gap-1 text-sm font-medium text-accent-text hover:underline"
      >
        All games
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
    <GameLinks />
  </section>
);
