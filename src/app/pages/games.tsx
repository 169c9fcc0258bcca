import Award from "lucide-react/icons/award";
import Brain from "lucide-react/icons/brain";
import Coffee from "lucide-react/icons/coffee";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Gauge from "lucide-react/icons/gauge";
import Zap from "lucide-react/icons/zap";
import { useState } from "react";
import { games } from "#catalog/catalog.ts";
import { findGames } from "#catalog/find.ts";
import type { Difficulty } from "#catalog/unit.ts";
import { SearchBox } from "#ui/search-box.tsx";
import { Today } from "../games/today.tsx";
import { CardGrid, UnitCard } from "../unit-card.tsx";
import { BestResult } from "./best-result.tsx";
import { FactStrip } from "./fact-strip.tsx";

const facts = [
  { Icon: Gamepad2, text: games.length === 1 ? "1 Game" : `${games.length} Games` },
  { Icon: Gauge, text: "All Difficulties" },
  { Icon: Zap, text: "Instant Play" },
];

const reasons = [
  {
    Icon: Coffee,
    title: "Mental Break",
    text: "Two minutes away from the problem are often what solves it.",
  },
  {
    Icon: Brain,
    title: "Skill Building",
    text: "Typing, memory, reaction and a sense for color: all of them are tools of the trade.",
  },
  {
    Icon: Award,
    title: "Achievement",
    text: "Your best results stay in this browser, so there is always a score to beat.",
  },
];

/** The games index. */
export default function Games() {
  const [query, setQuery] = useState("");
  const found = findGames(games, query);
  return (
    <div data-accent="games" className="mx-auto max-w-[1200px] px-4 pb-16 sm:px-6">
      <section className="pt-10 pb-6">
        <h1 tabIndex={-1} className="text-3xl font-bold tracking-tight sm:text-4xl">
          Developer Games
        </h1>
        <p className="mt-3 max-w-2xl text-lg text-soft">
          Small games for the time between two commits. Keyboard or touch, no download, no account.
        </p>
        <FactStrip facts={facts} className="mt-5" />
      </section>
      <Today />
      <div className="mt-8 flex max-w-xl">
        <SearchBox
          label="Search games"
          placeholder="Search games..."
          value={query}
          onChange={setQuery}
          onClear={() => setQuery("")}
        />
      </div>
      <h2 className="sr-only">All games</h2>
      {found.length === 0 ? (
        <p
          role="status"
          className="py-20 text-center text-soft"
        >{`No games found for "${query}"`}</p>
      ) : (
        <div className="mt-6">
          <CardGrid>
            {found.map((game) => (
              <UnitCard
                key={game.path}
                unit={game}
                mark={<DifficultyBadge difficulty={game.difficulty} />}
                badge={game.best && <BestResult best={game.best} />}
              />
            ))}
          </CardGrid>
        </div>
      )}
      <section className="mt-14">
        <h2 className="text-xl font-semibold">Why Play Developer Games?</h2>
        <div className="mt-4 grid gap-4 md:grid-cols-3">
          {reasons.map(({ Icon, title, text }) => (
            <div key={title} className="rounded-lg border border-line bg-raised p-5">
              <Icon aria-hidden className="size-6 text-accent-text" />
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-soft">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

const difficultyLooks: Record<Difficulty, string> = {
  Easy: "bg-good-tint text-good",
  Medium: "bg-yellow-tint text-yellow",
  Hard: "bg-bad-tint text-bad",
};

function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span
      className={`min-h-5 rounded-full px-2 py-0.5 text-xs font-medium ${difficultyLooks[difficulty]}`}
    >
      {difficulty}
    </span>
  );
}
