import { dateOfSeed } from "#domain/seed.ts";
import { counted } from "#domain/wording.ts";
import { EndResult } from "#ui/game/results/end-card.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { levelOf, type State } from "../logic.ts";
import { endText, isDays } from "./results.ts";

const intros: Record<State["mode"], string> = {
  classic: "Fill rows to clear them.",
  sprint: "Clear 40 lines as fast as you can.",
  ultra: "Score as much as you can in two minutes.",
};

/** Before the start: what there is to do. */
export function Intro({ state }: { state: State }) {
  return (
    <p className="text-sm text-soft">
      {isDays(state) && `The game of ${dateOfSeed(state.seed)}. `}
      {intros[state.mode]}
    </p>
  );
}

/** What the end is called. */
export function endTitle({ mode, last }: State): string {
  if (last?.type !== "finished") return "Game Over!";
  return mode === "sprint" ? "Finished!" : "Time Is Up!";
}

interface Props {
  state: State;
  results: GameResults;
  isBest: boolean;
}

const praiseOf = ({ mode }: State): string =>
  mode === "sprint" ? "New Best Time!" : "New Best Score!";

/** How the game went. */
export function End({ state, results, isBest }: Props) {
  const { mode, lines, pieces, last } = state;
  return (
    <>
      <EndResult
        of={results}
        result={endText(state)}
        praise={isBest ? praiseOf(state) : undefined}
      />
      <p className="figures text-sm text-soft">
        {mode === "sprint"
          ? counted(pieces, "piece")
          : `${counted(lines, "line")} · level ${levelOf(state)}`}
      </p>
      {mode === "ultra" && last?.type !== "finished" && (
        <p className="text-sm text-soft">Only a full two minutes count for the best.</p>
      )}
    </>
  );
}
