import { prefersReducedMotion } from "#browser/media.ts";
import { storedShape } from "#browser/storage.ts";
import { isUnderWay } from "#domain/phase.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Controls } from "./view/controls.tsx";
import type { Gesture } from "./logic/gestures.ts";
import { actionOf, releaseOf } from "./view/keys.ts";
import { handlingOf, optionsShape, tetris, type Options } from "./logic.ts";
import { unkept, useTetrisBest } from "./view/bests.ts";
import { End, endTitle, intros } from "./view/end.tsx";
import { Panels } from "./view/panels.tsx";
import { Scores } from "./view/scores.tsx";
import { soundOf } from "./view/sound.ts";
import { Board } from "./view/board.tsx";
import { useGestures } from "./view/use-gestures.ts";
import { useRestartKey } from "./view/use-restart-key.ts";
import { describeLast } from "./view/announcements.ts";

const settings = storedShape("tabkit-tetris", optionsShape);
/** Not every mode is about the highest score: the bests are kept here, not with the phases. */
const bestOf = () => unkept;
const shown = ["phase", "last", "score", "lines", "hold", "canHold", "queue", "seed"] as const;
/** Who drops pieces with Space must not start a new game with it. */
const endCalmMs = 800;

export default function TetrisView() {
  const [options, setOptions] = useStored(settings);
  const [{ clearColors }] = useGameSettings();
  const playing = usePhaseGame(tetris(options), {
    shown,
    bestOf,
    actionOf: ({ code }) => actionOf(code),
    releaseOf,
  });
  const { state, look, send, area, board, pause, reset } = playing;
  const { phase, mode, last } = state;
  const { best, isBest, setGoal } = useTetrisBest(state);
  const text = describeLast(state, isBest);
  const { spoken } = useAnnouncer(text === "" ? null : last, text);
  useSound(last, soundOf(state));
  const changeOptions = (next: Options) => {
    setOptions(() => next);
    send({ type: "adjust", handling: handlingOf(next) });
    if (next.mode !== mode || next.isSlow !== state.isSlow) playing.change(tetris(next));
  };
  const start = () => {
    setGoal();
    playing.start();
  };
  const isAsking = useRestartKey({
    area,
    board,
    isOn: phase !== "idle",
    asks: mode === "classic" && isUnderWay(phase),
    onRestart: () => {
      reset();
      start();
    },
  });

  const gestures = useGestures((gesture: Gesture) => {
    if (gesture.type === "nudge") {
      const { way } = gesture;
      for (let cell = 0; cell < gesture.count; cell += 1) send({ type: "nudge", way });
    } else send(gesture.type === "turn" ? { type: "turn", by: 1 } : gesture);
  });

  return (
    <>
      <GameFrame
        name="Tetris"
        area={area}
        hasClearColors
        scores={
          <Scores
            state={state}
            look={look}
            best={best}
            actions={<PhaseButtons phase={phase} onPause={pause} onReset={reset} />}
          />
        }
        board={
          <Board
            ref={board}
            state={state}
            scene={{
              look,
              hasGhost: options.hasGhost,
              hasMarks: clearColors,
              isCalm: prefersReducedMotion(),
            }}
            gestures={gestures}
            nextCount={options.nextCount}
            question={isAsking ? "Press R again to restart." : ""}
          />
        }
        overlay={
          <PhaseOverlay
            phase={phase}
            title="Tetris"
            intro={<p className="text-sm text-soft">{intros[mode]}</p>}
            endTitle={endTitle(state)}
            end={<End state={state} isBest={isBest} />}
            onStart={start}
            onResume={playing.resume}
            endCalmMs={endCalmMs}
          />
        }
        controls={<Controls send={send} />}
        aside={<Panels state={state} options={options} onOptions={changeOptions} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
