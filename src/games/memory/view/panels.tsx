import { counted } from "#domain/wording.ts";
import { Afterwards, GameStats, ReplayPanel, SeedPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import {
  isRunning,
  pairCounts,
  perfectMoves,
  pairsShape,
  starLimits,
  type Pairs,
  type State,
} from "../logic.ts";
import { resultText, timeText } from "./announcements.ts";
import { modeOf } from "./results.ts";

interface Props {
  state: State;
  bests: { moves: number; timeMs: number };
  results: GameResults;
  wantedPairs: Pairs;
  onSize: (pairs: Pairs) => void;
  onPlay: (seed: number, isDaily?: boolean) => void;
}

const keys = [
  [["Arrows", "WASD"], "Walk on the board"],
  [["Enter", "Space"], "Turn the card over"],
  [["I"], "Read the board"],
  [["Esc"], "Leave the game"],
] as const;

const sizeNames = pairCounts.map((pairs) => [String(pairs), `${pairs} pairs`] as const);

/** What stands beside the board. */
export function Panels({ state, bests, results, wantedPairs, onSize, onPlay }: Props) {
  const { pairs } = state;
  const [three, two] = starLimits(pairs);
  return (
    <>
      <HowToPlay keys={keys}>
        <p>Turn over two cards. If they are the same they stay, otherwise they turn back.</p>
        <p>Find all the pairs in as few moves as you can. The clock runs from the first card.</p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings={`${pairsShape.initial} pairs`}
        ask={isRunning(state)}
        onPlay={(seed) => onPlay(seed, true)}
      />
      <Panel title="Board">
        <Segmented
          label="Size"
          hideLabel
          size="large"
          options={sizeNames}
          value={String(wantedPairs)}
          onChange={(text) => onSize(pairsShape.read(Number(text)))}
        />
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {wantedPairs !== pairs && "This size comes with the next game."}
        </p>
        <p className="mt-3 text-sm text-soft">
          A perfect memory needs about {perfectMoves(pairs).toFixed(1)} moves here. Three stars for
          up to {three}, two for up to {two}.
        </p>
      </Panel>
      <Afterwards>
        <GameStats
          title="Best Results"
          figures={[
            ["Fewest moves", bests.moves === 0 ? "–" : counted(bests.moves, "move")],
            ["Best time", bests.timeMs === 0 ? "–" : timeText(bests.timeMs)],
          ]}
        />
        <Statistics of={results} mode={modeOf(pairs)} modeName={`Boards of ${pairs} pairs`} />
        <SeedPanel
          hasDaily
          seed={state.seed}
          result={resultText(state)}
          ask={isRunning(state)}
          onPlay={onPlay}
        />
        <ReplayPanel of={results} ask={isRunning(state)} />
      </Afterwards>
    </>
  );
}
