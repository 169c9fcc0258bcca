import { isUnderWay } from "#domain/phase.ts";
import { Afterwards, GameStats, ReplayPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { size, type State } from "../logic.ts";
import type { Options } from "../logic/options.ts";
import { edgeNames, modeName, modeOf, speedNames } from "./results.ts";

interface Props {
  state: State;
  results: GameResults;
  /** For the next game, if not for this one. */
  wanted: Options;
  onOptions: (options: Options) => void;
  /** Prepares the day's game. */
  onDaily: (seed: number) => void;
}

const keys = [
  [["Arrows", "WASD"], "Turn"],
  [["Space", "P"], "Pause and resume"],
  [["Esc"], "Pause, then leave the game"],
] as const;

/** What stands beside the board. */
export function Panels({ state, results, wanted, onOptions, onDaily }: Props) {
  const { options, cells, phase } = state;
  const isLater = wanted.speed !== options.speed || wanted.edge !== options.edge;
  return (
    <>
      <HowToPlay keys={keys}>
        <p>Steer the snake to the food. Each bite is 10 points and makes it one cell longer.</p>
        <p>
          A wall or its own body ends the game. Swipe on the board or beside it, or use the arrow
          buttons.
        </p>
        <p>
          Snake is a visual game: it cannot be played by ear. The slow speed gives twice the time.
        </p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings="the normal speed and walls"
        ask={isUnderWay(phase)}
        onPlay={onDaily}
      />
      <Panel title="Options">
        <div className="flex flex-col gap-3">
          <Segmented
            label="Speed"
            size="large"
            options={Object.entries(speedNames) as [Options["speed"], string][]}
            value={wanted.speed}
            onChange={(speed) => onOptions({ ...wanted, speed })}
          />
          <Segmented
            label="At the edge"
            size="large"
            options={Object.entries(edgeNames) as [Options["edge"], string][]}
            value={wanted.edge}
            onChange={(edge) => onOptions({ ...wanted, edge })}
          />
          <p role="status" className="text-sm font-medium empty:hidden">
            {isLater && isUnderWay(phase) && "This comes with the next game."}
          </p>
          <p className="text-sm text-soft">Each combination has its own high score.</p>
        </div>
      </Panel>
      <Afterwards>
        <GameStats
          title="This Game"
          figures={[
            ["Length", cells.length],
            ["Board filled", `${Math.floor((100 * cells.length) / size ** 2)}%`],
          ]}
        />
        <Statistics of={results} mode={modeOf(options)} modeName={modeName(options)} />
        <ReplayPanel of={results} ask={isUnderWay(phase)} />
      </Afterwards>
    </>
  );
}
