import ArrowRight from "lucide-react/icons/arrow-right";
import { games } from "#catalog/catalog.ts";
import type { GameUnit } from "#catalog/unit.ts";
import { Link } from "../link.tsx";
import { UnitIcon } from "../unit-icon.tsx";
import { boards } from "./boards.tsx";

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
    <ul className="grid grid-cols-3 gap-x-2 gap-y-3 min-[22.5rem]:grid-cols-4 sm:grid-cols-6 desk:grid-cols-12">
      {games.map((game) => (
        <li key={game.path}>
          <GameLink game={game} />
        </li>
      ))}
    </ul>
  </section>
);

const GameLink = ({ game }: { game: GameUnit }) => (
  <Link
    href={game.path}
    className="group flex flex-col items-center gap-1 rounded-md pb-1 text-center text-xs leading-4"
  >
    <span className="flex aspect-square w-full max-w-20 items-center justify-center overflow-hidden rounded-lg border border-line bg-raised shadow-card transition-[border-color,box-shadow] group-hover:border-accent group-hover:shadow-lift">
      {boards[game.id] ?? <UnitIcon name={game.icon} className="size-8 text-accent-text" />}
    </span>
    <span className="font-semibold">{game.name}</span>
    <span className="text-soft">{game.difficulty}</span>
  </Link>
);
