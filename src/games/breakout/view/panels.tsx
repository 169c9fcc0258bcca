import { isUnderWay } from "#domain/phase.ts";
import { Afterwards, Statistics } from "#ui/game/afterwards.tsx";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { DailyPanel } from "#ui/game/results/daily-panel.tsx";
import type { GameResults } from "#ui/game/results/use-results.ts";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";
import { calmSeconds, quietSeconds, wideSeconds, type Options, type State } from "../logic.ts";
import { modeName, modeOf } from "./results.ts";

interface Props {
  state: State;
  /** For the next game, if not for this one. */
  wanted: Options;
  onOptions: (options: Options) => void;
  results: GameResults;
  onDaily: (seed: number) => void;
}

const keys = [
  [["←", "→", "A", "D"], "Move the paddle"],
  [["Space", "↑"], "Serve the ball"],
  [["P", "Esc"], "Pause"],
] as const;

/** What stands beside the board. */
export function Panels({ state, wanted, onOptions, results, onDaily }: Props) {
  const isLater = wanted.isSlow !== state.isSlow || wanted.hasPowers !== state.hasPowers;
  return (
    <>
      <HowToPlay keys={keys}>
        <p>
          Keep the ball in play and break all the bricks. Where it meets the paddle decides where it
          goes. From the top, two rows each are worth 7, 5, 3 and 1 points.
        </p>
        <p>Move the paddle with the mouse or a finger on the board; click or tap to serve.</p>
        <p>
          The ball gets faster after 4 and 12 bricks, and when it first reaches the upper four and
          the upper two rows. Once it touches the top, the paddle shrinks to half.
        </p>
        <p>
          When no brick has been hit for {quietSeconds} seconds, the ball is bent a little from its
          way. Every wall has another design; the first is the full one.
        </p>
        <p>
          With power-ups, some bricks drop a letter to catch: W is a wide paddle for {wideSeconds}{" "}
          seconds, S a slow ball for {calmSeconds}, B another ball and L another life.
        </p>
        <p>
          Breakout is a visual game: it cannot be played by ear. The slow mode has a slower ball and
          a wider paddle.
        </p>
      </HowToPlay>
      <DailyPanel
        of={results}
        settings="neither option"
        ask={isUnderWay(state.phase)}
        onPlay={onDaily}
      />
      <Panel title="Options">
        <div className="flex flex-col">
          <Switch
            label="Slow mode"
            checked={wanted.isSlow}
            onChange={(isSlow) => onOptions({ ...wanted, isSlow })}
          />
          <Switch
            label="Power-ups"
            checked={wanted.hasPowers}
            onChange={(hasPowers) => onOptions({ ...wanted, hasPowers })}
          />
          <p role="status" className="text-sm font-medium empty:hidden">
            {isLater && isUnderWay(state.phase) && "This comes with the next game."}
          </p>
          <p className="text-sm text-soft">Each combination has its own best.</p>
        </div>
      </Panel>
      <Afterwards>
        <Statistics of={results} mode={modeOf(state)} modeName={modeName(state)} />
      </Afterwards>
    </>
  );
}
