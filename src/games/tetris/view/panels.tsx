import { isUnderWay } from "#domain/phase.ts";
import { Afterwards, GameStats, ReplayPanel, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { later, laterComponent } from "#ui/game/later.ts";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Switch } from "#ui/switch.tsx";
import { nextCounts, piecesPerSecond, type Options, type State } from "../logic.ts";
import { modeName, modeOf } from "./results.ts";

interface Props {
  /** The game at hand, and what was chosen: for the next game, if not for this one. */
  state: State;
  options: Options;
  onOptions: (options: Options) => void;
  results: GameResults;
  onDaily: (seed: number) => void;
}

const keys = [
  [["←", "→"], "Move"],
  [["↑", "X"], "Rotate"],
  [["Z"], "Rotate the other way"],
  [["Q"], "Turn around"],
  [["↓"], "Soft drop"],
  [["Space"], "Hard drop"],
  [["C", "Shift"], "Hold"],
  [["P", "Esc"], "Pause"],
  [["R"], "Restart"],
] as const;

const modeNames = [
  ["classic", "Classic"],
  ["sprint", "Sprint"],
  ["ultra", "Ultra"],
] as const;

const HandlingPanel = laterComponent(
  later(() => import("./handling-panel.tsx")),
  (loaded) => loaded.default,
);

const countNames = nextCounts.map((count) => [String(count), String(count)] as const);

/** What stands beside the board. */
export function Panels({ state, options, onOptions, results, onDaily }: Props) {
  const isOn = isUnderWay(state.phase);
  const isLater = options.mode !== state.mode || options.isSlow !== state.isSlow;
  const change = (part: Partial<Options>) => onOptions({ ...options, ...part });
  return (
    <>
      <HowToPlay keys={keys}>
        <p>
          Fill rows to clear them. One line is worth 40, two 100, three 300 and four 1200 points,
          times the level. Every ten lines the pieces fall faster.
        </p>
        <p>
          Sprint is 40 lines against the clock, Ultra two minutes for the highest score; only a game
          that gets there counts. R begins anew; in Classic it asks first.
        </p>
        <p>
          By touch: drag to move, tap to rotate, tap with two fingers to turn around, flick down to
          drop, flick up to hold. WASD works, too.
        </p>
        <p>
          Tetris is a visual game: it cannot be played by ear. The slow mode gives twice the time.
        </p>
      </HowToPlay>
      <DailyPanel of={results} settings="Classic rules" ask={isOn} onPlay={onDaily} />
      <Panel title="Options">
        <div className="flex flex-col gap-1">
          <Segmented
            label="Mode"
            size="large"
            options={modeNames}
            value={options.mode}
            onChange={(mode) => change({ mode })}
          />
          <Switch
            label="Slow mode"
            checked={options.isSlow}
            onChange={(isOn) => change({ isSlow: isOn })}
          />
          <p role="status" className="mb-2 text-sm font-medium empty:hidden">
            {isLater && isOn && "This comes with the next game."}
          </p>
          <p className="mb-2 text-sm text-soft">
            Each mode has its own best; slow games count apart.
          </p>
          <Switch
            label="Show where the piece lands"
            checked={options.hasGhost}
            onChange={(isOn) => change({ hasGhost: isOn })}
          />
          <Segmented
            label="Next pieces"
            size="large"
            options={countNames}
            value={String(options.nextCount)}
            onChange={(count) => change({ nextCount: Number(count) })}
          />
        </div>
      </Panel>
      <Afterwards>
        <GameStats
          title="This Game"
          figures={[
            ["Pieces", state.pieces],
            ["Pieces per second", piecesPerSecond(state).toFixed(2)],
          ]}
        />
        <Statistics of={results} mode={modeOf(state)} modeName={modeName(state)} />
        <ReplayPanel of={results} ask={isOn} />
        <HandlingPanel options={options} onChange={change} />
      </Afterwards>
    </>
  );
}
