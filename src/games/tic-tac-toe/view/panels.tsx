import { Afterwards, ReplayPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import { isUnderWay, type Level, type Options, type State } from "../logic.ts";

interface Props {
  state: State;
  /** For the next game, if not for this one. */
  wanted: Options;
  results: GameResults;
  onDaily: (seed: number) => void;
  onLevel: (level: Level) => void;
  showsHints: boolean;
  onHints: (shown: boolean) => void;
}

const keys = [
  [["Arrows", "WASD"], "Walk on the board"],
  [["Enter", "Space"], "Take the cell"],
  [["N"], "New game"],
  [["U"], "Undo"],
  [["I"], "Read the board"],
  [["Esc"], "Leave the game"],
] as const;

const levelNames = [
  ["easy", "Easy"],
  ["medium", "Medium"],
  ["unbeatable", "Unbeatable"],
] as const;

const nameOf = (level: Level): string =>
  levelNames.find(([id]) => id === level)?.[1].toLowerCase() ?? level;

/** What stands beside the board. */
export function Panels(props: Props) {
  const { state, wanted, results, onDaily, onLevel, showsHints, onHints } = props;
  const { level } = state.options;
  return (
    <>
      <HowToPlay keys={keys}>
        <p>X starts, then players take turns. Click or tap a free cell to take it.</p>
        <p>Three in a row, column or diagonal wins. A full board without a line is a tie.</p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings="the medium AI, without Undo"
        ask={isUnderWay(state)}
        onPlay={onDaily}
      />
      <Panel title="Game Modes">
        <dl className="flex flex-col gap-2 text-sm text-soft">
          <div>
            <dt className="inline font-semibold text-ink">vs AI:</dt>{" "}
            <dd className="inline">you are X. The computer plays O and looks at every way on.</dd>
          </div>
          <div>
            <dt className="inline font-semibold text-ink">vs Human:</dt>{" "}
            <dd className="inline">two people take turns on this device.</dd>
          </div>
        </dl>
        <div className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
          <Segmented
            label="AI level"
            size="large"
            options={levelNames}
            value={wanted.level}
            onChange={onLevel}
          />
          <p role="status" className="text-sm font-medium empty:hidden">
            {wanted.level !== level && "This level comes with the next game."}
          </p>
          <Switch label="Show what each move leads to" checked={showsHints} onChange={onHints} />
        </div>
      </Panel>
      <Afterwards>
        <Statistics of={results} mode={level} modeName={`vs AI, ${nameOf(level)}`} />
        <ReplayPanel of={results} ask={isUnderWay(state)} />
      </Afterwards>
    </>
  );
}
