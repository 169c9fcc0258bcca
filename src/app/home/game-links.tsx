import { games } from "#catalog/catalog.ts";
import type { GameUnit } from "#catalog/unit.ts";
import { Link } from "../link.tsx";
import { UnitIcon } from "../unit-icon.tsx";
import { boards } from "./boards.tsx";

/** All games, each as its board. */
export const GameLinks = () => (
  <ul className="grid grid-cols-3 gap-x-2 gap-y-3 min-[22.5rem]:grid-cols-4 sm:grid-cols-6 desk:grid-cols-12">
    {games.map((game) => (
      <li key={game.path}>
        <GameLink game={game} />
      </li>
    ))}
  </ul>
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
