import { GameStats } from "#ui/game/game-stats.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { ReplayPanel } from "#ui/game/replay/replay-panel.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import { Statistics } from "#ui/game/results/statistics.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { SeedPanel } from "#ui/game/seed-panel.tsx";
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
  onWatch: (text: string) => void;
}

const keys = [
  [["Arrows", "WASD"], "Move the tiles"],
  [["U"], "Undo"],
  [["Shift", "Arrows"], "Read a cell"],
  [["I"], "Read the board"],
  [["Esc"], "Leave the game"],
] as const;

/** What stands beside the board. */
export function Panels({ state, results, ask, isLarge, onLarge, onPlay, onWatch }: Props) {
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
      <GameStats
        title="This Game"
        figures={[
          ["Moves", state.moves],
          ["Highest tile", highestTile(state)],
          ["Undos used", state.undos],
        ]}
      />
      <Statistics of={results} mode={mode} />
      <SeedPanel hasDaily seed={state.seed} result={resultText(state)} ask={ask} onPlay={onPlay} />
      <ReplayPanel ask={ask} onWatch={onWatch} />
    </>
  );
}
