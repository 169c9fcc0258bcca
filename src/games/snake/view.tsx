import { useRef, useState } from "react";
import { prefersReducedMotion } from "#browser/media.ts";
import { jsonCodec, scoreCodec, storedValue } from "#browser/storage.ts";
import type { Direction } from "#domain/direction.ts";
import { isUnderWay } from "#domain/phase.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { Canvas } from "#ui/game/canvas.tsx";
import { directionOf } from "#ui/game/direction-keys.ts";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { Pad } from "#ui/game/pad.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { phaseKey } from "#ui/game/phase-keys.ts";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useBest } from "#ui/game/use-best.ts";
import { useKeys } from "#ui/game/use-keys.ts";
import { useMovingGame } from "#ui/game/use-moving-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useSwipe } from "#ui/game/use-swipe.ts";
import { useStored } from "#ui/use-stored.ts";
import { size, snake, type Action } from "./logic.ts";
import { bestKey, everyOptions, plainOptions, readOptions, type Options } from "./options.ts";
import { paintSnake } from "./paint.tsx";
import { Panels } from "./panels.tsx";
import { soundOf } from "./sound.ts";
import style from "./view.module.css";
import { describeLast, endOf, endTitle } from "./words.ts";

const optionsSetting = storedValue("tabkit-snake", jsonCodec(readOptions));
const plainBest = storedValue(bestKey(plainOptions), scoreCodec);
const bests = new Map(
  everyOptions.map((options) => [bestKey(options), storedValue(bestKey(options), scoreCodec)]),
);

const away: Action = { type: "pause" };
const shown = ["phase", "last", "score", "options"] as const;

export default function SnakeView() {
  const [wanted, setWanted] = useStored(optionsSetting, plainOptions);
  const { state, look, send, restart } = useMovingGame(snake(wanted), { shown, away });
  const { phase, score, options } = state;
  const best = useBest(bests.get(bestKey(options)) ?? plainBest, score);
  const [goal, setGoal] = useState(0); // the high score when this game began
  const isBest = phase === "over" && score > goal;
  const { spoken } = useAnnouncer(state.last, describeLast(state, isBest));
  useSound(state.last, soundOf(state));
  const area = useRef<HTMLElement>(null);
  const board = useRef<HTMLCanvasElement>(null);

  // A button that disappears must not take the focus with it.
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const start = () => {
    setGoal(best);
    send({ type: "start" });
    focusBoard();
  };
  const resume = () => {
    send({ type: "resume" });
    focusBoard();
  };
  const pause = () => send({ type: "pause" });
  const turn = (direction: Direction) => send({ type: "turn", direction });
  const changeOptions = (next: Options) => {
    setWanted(() => next);
    // A running game is not thrown away: the new options wait for the next one.
    if (!isUnderWay(phase)) restart(snake(next));
  };

  const swipe = useSwipe(turn, { again: true });
  useKeys({
    area,
    board,
    press(event) {
      // Spec §4: keys are ignored unless running, and the keys of the pause end it. But the page
      // does not scroll under someone who was still playing when the game ended.
      if (phase === "idle") return false;
      const direction = directionOf(event);
      const asked = phaseKey(event, phase, [" ", "p"]);
      if (direction !== undefined) turn(direction);
      else if (asked === "pause") pause();
      else if (asked === "resume") resume();
      else return false;
      return true;
    },
  });

  return (
    <>
      <GameFrame
        name="Snake"
        area={area}
        hasClearColors
        scores={
          <ScoreBar
            actions={<PhaseButtons phase={phase} onPause={pause} onReset={() => restart()} />}
          >
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
