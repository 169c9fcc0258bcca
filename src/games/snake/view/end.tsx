import { dateOfSeed, dayOfSeed } from "#domain/seed.ts";
import { EndResult } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import type { State } from "../logic.ts";
import { endOf } from "./announcements.ts";
import { isStandard } from "./results.ts";

interface Props {
  state: State;
  isBest: boolean;
  results: GameResults;
}

/** What stands on the start screen. */
export const Intro = ({ state: { seed, options } }: { state: State }) => (
  <>
    <p className="text-sm text-soft">Eat, grow, and do not bite yourself.</p>
    {isStandard(options) && dayOfSeed(seed) !== null && (
      <p className="text-sm font-medium">Daily game · {dateOfSeed(seed)}</p>
    )}
  </>
);

/** How the game ended. */
export function End({ state, isBest, results }: Props) {
  return (
    <>
      <p className="text-sm text-soft">{endOf(state.last)}</p>
      <EndResult
        of={results}
        result={`Final Score: ${state.score}`}
        praise={isBest ? "New High Score!" : undefined}
      />
    </>
  );
}
