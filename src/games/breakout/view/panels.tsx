import { isUnderWay, type Phase } from "#domain/phase.ts";
import { HowToPlay } from "#ui/game/how-to-play.tsx";
import { Panel } from "#ui/panel.tsx";
import { Switch } from "#ui/switch.tsx";

interface Props {
  phase: Phase;
  /** Whether the game at hand is slow, and whether the next one will be. */
  isSlow: boolean;
  wantsSlow: boolean;
  onSlow: (isSlow: boolean) => void;
}

const keys = [
  [["←", "→", "A", "D"], "Move the paddle"],
  [["Space", "↑"], "Serve the ball"],
  [["P", "Esc"], "Pause"],
] as const;

/** What stands beside the board. */
export function Panels({ phase, isSlow, wantsSlow, onSlow }: Props) {
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
          Breakout is a visual game: it cannot be played by ear. The slow mode has a slower ball and
          a wider paddle.
        </p>
      </HowToPlay>
      <Panel title="Options">
        <Switch label="Slow mode" checked={wantsSlow} onChange={onSlow} />
        <p role="status" className="text-sm font-medium empty:hidden">
          {wantsSlow !== isSlow && isUnderWay(phase) && "This comes with the next game."}
        </p>
      </Panel>
    </>
  );
}
