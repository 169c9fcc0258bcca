import { Afterwards, GameStats, ReplayPanel, SeedPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { highestTile, type State } from "../logic.ts";
import { resultText } from "./announcements.ts";
import { mode } from "./results.ts";

interface Props {
  state: State;
  results: GameResults;
  /** Whether a running game would be lost. */
  ask: boolean;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
  onPlay: (seed: number) => void;
}

const keys = [
  [["Arrows", "WASD"], "Move the tiles"],
  [["U"], "Undo"],
  [["Shift", "Arrows"], "Read a cell"],
  [["I"], "Read the board"],
  [["Esc"], "Leave the game"],
] as const;

/** What stands beside the board. */
export function Panels({ state, results, ask, isLarge, onLarge, onPlay }: Props) {
  return (
    <>
      <HowToPlay keys={keys}>
        <p>
          Use the arrow keys or swipe to move the tiles. When two tiles with the same number touch,
          they merge into one.
        </p>
        <p>Reach 2048, then play on for a higher score.</p>
      </HowToPlay>
      <DailyPanel of={results} ask={ask} onPlay={onPlay} />
      <Panel title="Board">
        <Switch label="Large board" checked={isLarge} onChange={onLarge} />
      </Panel>
      <Afterwards>
        <GameStats
          title="This Game"
          figures={[
            ["Moves", state.moves],
            ["Highest tile", highestTile(state)],
            ["Undos used", state.undos],
          ]}
        />
        <Statistics of={results} mode={mode} />
        <SeedPanel
          hasDaily
          seed={state.seed}
          result={resultText(state)}
          ask={ask}
          onPlay={onPlay}
        />
        <ReplayPanel of={results} ask={ask} />
      </Afterwards>
    </>
  );
}
