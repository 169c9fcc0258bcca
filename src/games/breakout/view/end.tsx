import { dateOfSeed } from "#domain/seed.ts";
import { EndResult } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import type { State } from "../logic.ts";
import { isDays } from "./results.ts";

/** Before the start: what there is to do. */
export function Intro({ state }: { state: State }) {
  return (
    <p className="text-sm text-soft">
      {isDays(state) && `The game of ${dateOfSeed(state.seed)}. `}
      Break all the bricks with three lives.
    </p>
  );
}

interface Props {
  state: State;
  results: GameResults;
  isBest: boolean;
}

/** How the game went. */
export function End({ state, results, isBest }: Props) {
  return (
    <>
      <EndResult
        of={results}
        result={`Final Score: ${state.score}`}
        praise={isBest ? "New Best Score!" : undefined}
      />
      <p className="figures text-sm text-soft">Level {state.level}</p>
    </>
  );
}
