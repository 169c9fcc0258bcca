import { prefersReducedMotion } from "#browser/media.ts";
import { scoreCodec, storedShape, storedValue } from "#browser/storage.ts";
import type { Direction } from "#domain/direction.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { Canvas } from "#ui/game/canvas.tsx";
import { directionOf } from "#ui/game/direction-keys.ts";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useSwipe } from "#ui/game/use-swipe.ts";
import { useStored } from "#ui/use-stored.ts";
import {
  bestKey,
  everyOptions,
  optionsShape,
  size,
  snake,
  type Action,
  type Options,
  type State,
} from "./logic.ts";
import { paintSnake } from "./view/paint.ts";
import { Panels } from "./view/panels.tsx";
import { soundOf } from "./view/sound.ts";
import style from "./view/board.module.css";
import { describeLast, endOf, endTitle } from "./view/announcements.ts";

const settings = storedShape("tabkit-snake", optionsShape);
const plainBest = storedValue(bestKey(settings.initial), scoreCodec);
const bests = new Map(
  everyOptions.map((options) => [bestKey(options), storedValue(bestKey(options), scoreCodec)]),
);

const bestOf = ({ options }: State) => bests.get(bestKey(options)) ?? plainBest;
const shown = ["phase", "last", "score", "options"] as const;
const toggles = [" ", "p"];

/** Spec §4: keys are ignored unless running, and the keys of the pause end it. */
function actionOf(event: KeyboardEvent): Action | undefined {
  const direction = directionOf(event);
  return direction && { type: "turn", direction };
}

export default function SnakeView() {
  const [wanted, setWanted] = useStored(settings);
  const { state, look, send, best, isBest, area, board, start, resume, pause, reset, change } =
    usePhaseGame(snake(wanted), { shown, bestOf, actionOf, toggles });
  const { phase, score } = state;
  const { spoken } = useAnnouncer(state.last, describeLast(state, isBest));
  useSound(state.last, soundOf(state));
  const turn = (direction: Direction) => send({ type: "turn", direction });
  const changeOptions = (next: Options) => {
    setWanted(() => next);
    change(snake(next));
  };

  const swipe = useSwipe(turn, { again: true });
  return (
    <>
      <GameFrame
        name="Snake"
        area={area}
        hasClearColors
        scores={
          <ScoreBar actions={<PhaseButtons phase={phase} onPause={pause} onReset={reset} />}>
            <Score label="Score" value={score} />
            <Score label="High Score" value={best} />
          </ScoreBar>
        }
        board={
          <Canvas
            ref={board}
            label="Snake board"
            description="A visual game. The arrow keys turn the snake; P pauses."
            width={size}
            scene={{ look, isCalm: prefersReducedMotion() }}
            paint={paintSnake}
            isMoving={phase === "running"}
            className={style.board}
            {...swipe}
          />
        }
        overlay={
          <PhaseOverlay
            phase={phase}
            title="Snake"
            intro={<p className="text-sm text-soft">Eat, grow, and do not bite yourself.</p>}
            endTitle={endTitle(state)}
            end={
              <>
                <p className="text-sm text-soft">{endOf(state.last)}</p>
                <p className="figures text-lg font-semibold">Final Score: {score}</p>
                {isBest && <p className="font-semibold text-good">New High Score!</p>}
              </>
            }
            onStart={start}
            onResume={resume}
          />
        }
        controls={<Pad onPress={turn} />}
        aside={<Panels state={state} wanted={wanted} onOptions={changeOptions} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
