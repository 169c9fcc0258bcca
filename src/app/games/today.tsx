import Check from "lucide-react/icons/check";
import { addressWith } from "#browser/fragment.ts";
import type { GameUnit } from "#catalog/unit.ts";
import { untilTomorrow } from "#domain/day.ts";
import { dayText, streakWords } from "#domain/game-results-days.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { thumbSized } from "#ui/game/thumb-sized.ts";
import { dailyFragment } from "#ui/game/results/use-daily-link.ts";
import { boards } from "../home/boards.tsx";
import { Link } from "../link.tsx";
import { UnitIcon } from "../unit-icon.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { dailyGames, useToday, type DayState } from "./use-today.ts";

/**
 * The day's games: one seed for everybody, what is done, and how many days in a row. Everything has
 * its place before the page knows the day, so that nothing moves.
 */
export function Today() {
  const day = useToday();
  const done = day.entries.flatMap(({ game, words }) =>
    words === null ? [] : [{ name: game.name, words }],
  );
  const text = () => dayText({ ...day, done, total: dailyGames.length, address: addressWith("") });
  return (
    <section aria-labelledby="today-heading">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="today-heading" className="text-xl font-semibold">
          Today
        </h2>
        <p className="figures min-h-5 text-sm text-soft">
          {done.length} of {dailyGames.length} done
        </p>
        <div className={`ms-auto ${thumbSized}`}>
          <CopyButton
            label="Copy"
            what="today’s results"
            disabled={done.length === 0}
            text={text}
          />
        </div>
      </div>
      <p className="mt-1 text-sm text-soft">
        One game of each, the same for everybody. The first try counts.
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-x-2 gap-y-3 min-[22.5rem]:grid-cols-4 sm:grid-cols-6 desk:grid-cols-12">
        {day.entries.map((entry) => (
          <li key={entry.game.path}>
            <DayTile {...entry} />
          </li>
        ))}
      </ul>
      <p className="figures mt-3 min-h-10 text-sm text-soft sm:min-h-5">
        {day.now !== null && standing(day, day.now)}
      </p>
      <div className="mt-3">
        <Disclosure summary="The last five weeks">
          {day.now !== null && <DayCalendar day={day} total={dailyGames.length} />}
        </Disclosure>
      </div>
    </section>
  );
}

/** "4 days in a row. A new day begins at midnight UTC, in about 3 h." */
function standing({ streak, fullStreak }: DayState, now: number): string {
  const rows = [
    ...(streak > 0 ? [`${streakWords(streak)}.`] : []),
    ...(fullStreak > 0 ? [`All of them: ${streakWords(fullStreak)}.`] : []),
  ];
  return [...rows, `New games at midnight UTC, ${untilTomorrow(now)}.`].join(" ");
}

function DayTile({ game, words }: { game: GameUnit; words: string | null }) {
  const isDone = words !== null;
  return (
    <Link
      href={`${game.path}${dailyFragment}`}
      className="group flex flex-col items-center gap-1 rounded-md pb-1 text-center text-xs leading-4"
    >
      <span className="relative flex aspect-square w-full max-w-20 items-center justify-center overflow-hidden rounded-lg border border-line bg-raised shadow-card transition-[border-color,box-shadow] group-hover:border-accent group-hover:shadow-lift">
        {boards[game.id] ?? <UnitIcon name={game.icon} className="size-8 text-accent-text" />}
        {isDone && (
          <span className="absolute end-1 top-1 rounded-full bg-good-tint p-0.5 text-good">
            <Check aria-hidden className="size-4" />
          </span>
        )}
      </span>
      <span className="font-semibold">{game.name}</span>
      {/* A new element for other words: the old one would move when the results are known. */}
      <span key={isDone ? "done" : "open"} className="figures min-h-8 text-soft">
        {isDone ? <span className="sr-only">Done </span> : "Not played"}
        {words}
      </span>
    </Link>
  );
}
