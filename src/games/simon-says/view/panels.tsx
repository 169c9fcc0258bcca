import { Afterwards, GameStats, ReplayPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { completedOf, isUnderWay, type Mode, type State } from "../logic.ts";

interface Props {
  state: State;
  best: number;
  results: GameResults;
  wantedMode: Mode;
  onMode: (mode: Mode) => void;
  onDaily: (seed: number) => void;
}

const keys = [
  [["Q", "W", "A", "S"], "Press a pad"],
  [["1", "2", "3", "4"], "Press a pad"],
  [["Space", "Enter"], "Start, resume, play again"],
  [["Space"], "Show again (practice)"],
  [["Esc"], "Leave the game"],
] as const;

const modeNames = [
  ["strict", "Strict"],
  ["practice", "Practice"],
] as const;

/** What stands beside the board. */
export function Panels({ state, best, results, wantedMode, onMode, onDaily }: Props) {
  return (
    <>
      <HowToPlay keys={keys}>
        <p>Watch the pads light up, then press them in the same order. Each round adds one.</p>
        <p>It speeds up at rounds 5, 9 and 13.</p>
        <p>It can be played by ear alone: with sound off, a screen reader says the pads.</p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings="one mistake to end it"
        ask={isUnderWay(state)}
        onPlay={onDaily}
      />
      <Panel title="Mode">
        <Segmented
          label="Mode"
          hideLabel
          size="large"
          options={modeNames}
          value={wantedMode}
          onChange={onMode}
        />
        <p className="mt-2 text-sm text-soft">
          {wantedMode === "strict"
            ? "One mistake ends the game."
            : "After a mistake the sequence is shown again. No best round is kept."}
        </p>
        <p role="status" className="mt-2 text-sm font-medium empty:hidden">
          {wantedMode !== state.options.mode && "This mode comes with the next game."}
        </p>
      </Panel>
      <Afterwards>
        <GameStats
          title="This Game"
          figures={[
            ["Rounds completed", completedOf(state)],
            ["Mistakes", state.mistakes],
            ["Best (strict)", best],
          ]}
        />
        <Statistics of={results} mode="strict" modeName="Strict" />
        <ReplayPanel of={results} ask={isUnderWay(state)} />
      </Afterwards>
    </>
  );
}
