import { prefersReducedMotion } from "#browser/media.ts";
import { scoreCodec, storedShape, storedValue } from "#browser/storage.ts";
import { counted } from "#domain/wording.ts";
import { Announcer, useAnnouncer } from "#ui/game/announcer.tsx";
import { GameFrame } from "#ui/game/game-frame.tsx";
import { PhaseButtons } from "#ui/game/phase-buttons.tsx";
import { PhaseOverlay } from "#ui/game/phase-overlay.tsx";
import { Score, ScoreBar } from "#ui/game/score-bar.tsx";
import { useGameSettings } from "#ui/game/use-game-settings.ts";
import { usePhaseGame } from "#ui/game/use-phase-game.ts";
import { useSound } from "#ui/game/use-sound.ts";
import { useStored } from "#ui/use-stored.ts";
import { Controls } from "./view/controls.tsx";
import type { Gesture } from "./logic/gestures.ts";
import { actionOf, releaseOf } from "./view/keys.ts";
import { bestKey, levelOf, optionsShape, tetris, type Options, type State } from "./logic.ts";
import { Panels } from "./view/panels.tsx";
import { soundOf } from "./view/sound.ts";
import { Board } from "./view/board.tsx";
import { useGestures } from "./view/use-gestures.ts";
import { describeLast } from "./view/announcements.ts";

const settings = storedShape("tabkit-tetris", optionsShape);
const bestScore = storedValue(bestKey(false), scoreCodec);
const bestSlowScore = storedValue(bestKey(true), scoreCodec);
const bestOf = ({ isSlow }: State) => (isSlow ? bestSlowScore : bestScore);
const shown = ["phase", "last", "score", "lines", "hold", "canHold", "queue", "isSlow"] as const;
/** Who drops pieces with Space must not start a new game with it. */
const endCalmMs = 800;

export default function TetrisView() {
  const [options, setOptions] = useStored(settings);
  const [{ clearColors }] = useGameSettings();
  const { state, look, send, best, isBest, area, board, start, resume, pause, reset, change } =
    usePhaseGame(tetris(options), {
      shown,
      bestOf,
      actionOf: ({ code }) => actionOf(code),
      releaseOf,
    });
  const { phase, score, isSlow, last } = state;
  const text = describeLast(state, isBest);
  const { spoken } = useAnnouncer(text === "" ? null : last, text);
  useSound(last, soundOf(state));
  const changeOptions = (next: Options) => {
    setOptions(() => next);
    if (next.isSlow !== isSlow) change(tetris(next));
  };

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
          <ScoreBar actions={<PhaseButtons phase={phase} onPause={pause} onReset={reset} />}>
            <Score label="Score" value={score} />
            <Score label="Best" value={best} />
          </ScoreBar>
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
          />
        }
        overlay={
          <PhaseOverlay
            phase={phase}
            title="Tetris"
            intro={<p className="text-sm text-soft">Fill rows to clear them.</p>}
            endTitle="Game Over!"
            end={
              <>
                <p className="figures text-lg font-semibold">Final Score: {score}</p>
                <p className="figures text-sm text-soft">
                  {counted(state.lines, "line")} · level {levelOf(state)}
                </p>
                {isBest && <p className="font-semibold text-good">New Best Score!</p>}
              </>
            }
            onStart={start}
            onResume={resume}
            endCalmMs={endCalmMs}
          />
        }
        controls={<Controls send={send} />}
        aside={<Panels phase={phase} isSlow={isSlow} options={options} onOptions={changeOptions} />}
      />
      <Announcer spoken={spoken} />
    </>
  );
}
